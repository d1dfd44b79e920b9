import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { addTestUser, testPassword } from '@/lib/accounts/users/test-user'
import type { User } from '@/lib/accounts/users/user'
import { type Db, getDb, inTransaction } from '@/lib/kernel/db/db.server'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { consumeRateLimit, rateLimits } from '@/lib/kernel/rate-limits/rate-limits.server'
import { checkLogin, confirmDeletion, confirmPassword } from './check-login.server'
import { findSession } from './find-session.server'
import { deviceCookieAfterLogin } from './known-device.server'
import { openSession } from './open-session.server'
import type { Session } from './session'

const home = '203.0.113.7'
const wrong = { password: 'Sbagliata+1', address: home }
const refused = { code: 'unauthenticated', shownText: 'E-mail o password errate' }
const locked = { code: 'tooMany', retryAfterSeconds: 600 }

/** Each failure from another address, so that only the account is counted. */
async function failTimes(db: Db, email: string, times: number): Promise<void> {
  for (let time = 0; time < times; time += 1)
    await expect(checkLogin(db, { email, password: 'Sbagliata+1', address: `198.51.100.${time}` })).rejects.toMatchObject(refused)
}

test(
  'wrong, unknown, unconfirmed and without a password are refused alike',
  withRollback(async (db) => {
    const user = await addTestUser(db)
    const [unconfirmed, social] = [await addTestUser(db), await addTestUser(db)]
    await db`update app_user set confirmed_at = null where id = ${unconfirmed.id}`
    await db`update app_user set password_hash = null where id = ${social.id}`
    await expect(checkLogin(db, { email: user.email, ...wrong })).rejects.toMatchObject(refused)
    await expect(checkLogin(db, { email: 'nessuno@esempio.it', ...wrong })).rejects.toMatchObject(refused)
    for (const { email } of [unconfirmed, social])
      await expect(checkLogin(db, { email, password: testPassword, address: home })).rejects.toMatchObject(refused)
  }),
)

test.each(['known', 'invented'])('the account is closed for ten minutes after ten failures, whether it exists or not: %s', (kind) =>
  withRollback(async (db) => {
    const email = kind === 'known' ? (await addTestUser(db)).email : 'inventato@esempio.it'
    await failTimes(db, email, 10)
    await expect(checkLogin(db, { email: email.toUpperCase(), password: testPassword, address: home })).rejects.toMatchObject(locked)
    await expect(checkLogin(db, { email, password: testPassword, address: home })).rejects.toMatchObject(locked)
    await db`update attempt set expire = expire - 599000`
    await expect(checkLogin(db, { email, password: testPassword, address: '192.0.2.1' })).rejects.toMatchObject({
      code: 'tooMany',
      retryAfterSeconds: 1,
    })
  })(),
)

test(
  'when the time is over the right password opens again',
  withRollback(async (db) => {
    const { id, email } = await addTestUser(db)
    await failTimes(db, email, 10)
    await expect(checkLogin(db, { email, password: testPassword, address: home })).rejects.toMatchObject(locked)
    await db`update attempt set expire = expire - 600000`
    expect(await checkLogin(db, { email, password: testPassword, address: home })).toMatchObject({ id })
  }),
)

test(
  'an address is closed after ten failures with whatever accounts, another address is not',
  withRollback(async (db) => {
    const { id, email } = await addTestUser(db)
    for (let time = 0; time < 10; time += 1)
      await expect(checkLogin(db, { email: `altro${time}@esempio.it`, ...wrong })).rejects.toMatchObject(refused)
    await expect(checkLogin(db, { email, password: testPassword, address: home })).rejects.toMatchObject(locked)
    expect(await checkLogin(db, { email, password: testPassword, address: '192.0.2.1' })).toMatchObject({ id })
  }),
)

test(
  "a login that succeeds forgets the account's failures, and not those of the address",
  withRollback(async (db) => {
    const { id, email } = await addTestUser(db)
    for (let round = 0; round < 3; round += 1) {
      await failTimes(db, email, 9)
      expect(await checkLogin(db, { email, password: testPassword, address: home })).toMatchObject({ id })
      await db`delete from attempt where key like 'login-address:%' and points > 0`
    }
    for (let time = 0; time < 9; time += 1)
      await expect(checkLogin(db, { email: `altro${time}@esempio.it`, ...wrong })).rejects.toMatchObject(refused)
    expect(await checkLogin(db, { email, password: testPassword, address: home })).toMatchObject({ id })
    await expect(checkLogin(db, { email: 'altro@esempio.it', ...wrong })).rejects.toMatchObject(refused)
    await expect(checkLogin(db, { email, password: testPassword, address: home })).rejects.toMatchObject(locked)
  }),
)

async function sessionOf(db: Db, { id }: User): Promise<Session> {
  const session = await findSession(db, (await openSession(db, { userId: id, userAgent: '' })).token)
  if (!session) throw new Error('no session')
  return session
}

test(
  'logins that succeed are limited by address too, because each costs as much as a failure',
  withRollback(async (db) => {
    const { id, email } = await addTestUser(db)
    const limit = rateLimits.anyLogin
    for (let time = 1; time < limit.points; time += 1) await consumeRateLimit(db, limit, home)
    expect(await checkLogin(db, { email, password: testPassword, address: home })).toMatchObject({ id })
    await expect(checkLogin(db, { email, password: testPassword, address: home })).rejects.toMatchObject({ code: 'tooMany' })
    expect(await checkLogin(db, { email, password: testPassword, address: '192.0.2.1' })).toMatchObject({ id })
  }),
)

test(
  'an open session has ten guesses in ten minutes, which lock nobody else out',
  withRollback(async (db) => {
    const user = await addTestUser(db)
    const [here, there] = [await sessionOf(db, user), await sessionOf(db, user)]
    const field = 'currentPassword'
    for (let time = 0; time < 10; time += 1)
      await expect(confirmPassword(db, here, { field, password: 'Sbagliata+1' })).rejects.toMatchObject({ path: field })
    await expect(confirmPassword(db, here, { field, password: testPassword })).rejects.toMatchObject(locked)
    await confirmPassword(db, there, { field, password: testPassword })
    expect(await checkLogin(db, { email: user.email, password: testPassword, address: home })).toMatchObject({ id: user.id })
  }),
)

test(
  'strangers who lock an account lock out neither an open session nor a known browser',
  withRollback(async (db) => {
    const user = await addTestUser(db)
    const session = await sessionOf(db, user)
    const deviceCookie = await deviceCookieAfterLogin(undefined, user.email)
    await failTimes(db, user.email, 10)
    await expect(checkLogin(db, { email: user.email, password: testPassword, address: home })).rejects.toMatchObject(locked)
    expect(await checkLogin(db, { email: user.email.toUpperCase(), password: testPassword, address: home, deviceCookie })).toMatchObject({
      id: user.id,
    })
    await confirmPassword(db, session, { password: testPassword, field: 'currentPassword' })
    await confirmDeletion(db, session, { password: testPassword, conferma: '' })
    await expect(
      checkLogin(db, { email: user.email, password: testPassword, address: home }),
      'it stays closed for strangers',
    ).rejects.toMatchObject(locked)
  }),
)

test(
  'a neighbour who closes an address does not lock out a browser that has logged in before',
  withRollback(async (db) => {
    const { id, email } = await addTestUser(db)
    for (let time = 0; time < 10; time += 1)
      await expect(checkLogin(db, { email: `altro${time}@esempio.it`, ...wrong })).rejects.toMatchObject(refused)
    const deviceCookie = await deviceCookieAfterLogin(undefined, email)
    expect(await checkLogin(db, { email, password: testPassword, address: home, deviceCookie })).toMatchObject({ id })
  }),
)

test(
  'a known browser has ten guesses of its own in ten minutes, and is known to its account only',
  withRollback(async (db) => {
    const [user, other] = [await addTestUser(db), await addTestUser(db)]
    const deviceCookie = await deviceCookieAfterLogin(undefined, user.email)
    await failTimes(db, other.email, 10)
    await expect(checkLogin(db, { email: other.email, password: testPassword, address: '192.0.2.1', deviceCookie })).rejects.toMatchObject(
      locked,
    )
    for (let time = 0; time < 10; time += 1)
      await expect(checkLogin(db, { email: user.email, ...wrong, deviceCookie })).rejects.toMatchObject(refused)
    await expect(checkLogin(db, { email: user.email, password: testPassword, address: home, deviceCookie })).rejects.toMatchObject(locked)
  }),
)

test('exactly one of twenty logins at the limit passes', async () => {
  const subject = randomUUID()
  for (let time = 0; time < 9; time += 1) await consumeRateLimit(getDb(), rateLimits.loginOfAccount, subject)
  const results = await Promise.allSettled(Array.from({ length: 20 }, () => consumeRateLimit(getDb(), rateLimits.loginOfAccount, subject)))
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('when nobody can count, nobody passes', async () => {
  const outcome: unknown = await inTransaction(getDb(), async (db) => {
    await db`alter table attempt rename to attempt_away`
    await consumeRateLimit(db, rateLimits.loginOfAccount, 'x')
  }).catch((error: unknown) => error)
  expect(outcome).toMatchObject({ code: 'unavailable' })
})

test(
  'the counts of failed logins contain neither e-mail nor IP address',
  withRollback(async (db) => {
    await failTimes(db, 'nessuno@esempio.it', 1)
    expect(JSON.stringify(await db`select * from attempt`)).not.toMatch(/esempio|198\.51/)
  }),
)
