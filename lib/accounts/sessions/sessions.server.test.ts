import { expect, test } from 'vitest'
import { confirmEmailChange, requestEmailChange } from '@/lib/accounts/users/change-email.server'
import { changePassword } from '@/lib/accounts/users/change-password.server'
import { checkCredentials } from '@/lib/accounts/users/check-credentials.server'
import { deleteAccount } from '@/lib/accounts/users/delete-account.server'
import { registerUser } from '@/lib/accounts/users/register-user.server'
import { requestRecovery } from '@/lib/accounts/users/request-recovery.server'
import { resetPassword } from '@/lib/accounts/users/reset-password.server'
import { addTestUser, codeOfLastMail, testPassword } from '@/lib/accounts/users/test-user'
import type { User } from '@/lib/accounts/users/user'
import { findUserByEmail } from '@/lib/accounts/users/user-queries.server'
import type { Db } from '@/lib/kernel/db/db.server'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { purgeRows } from '@/lib/kernel/expiry/purge-rows.server'
import { endOneSession, endOtherSessions, endSession, sessionExpiries } from './end-sessions.server'
import { findSession, listSessions } from './find-session.server'
import { openSession } from './open-session.server'
import type { Session } from './session'

const open = async (db: Db, user: User, userAgent = 'Prova/1.0') => (await openSession(db, { userId: user.id, userAgent })).token

async function current(db: Db, token: string): Promise<Session> {
  const session = await findSession(db, token)
  if (!session) throw new Error('no session')
  return session
}

test(
  'a session belongs to the user who opened it, and its token is not in the database',
  withRollback(async (db) => {
    const user = await addTestUser(db)
    const token = await open(db, user)
    expect(token).toMatch(/^[\w-]{43}$/)
    expect((await findSession(db, token))?.user).toEqual(user)
    const [row] = await db`select * from session where user_id = ${user.id}`
    expect(JSON.stringify(row)).not.toContain(token)
  }),
)

test(
  'every login has a new id, and the session the browser had before is over',
  withRollback(async (db) => {
    const user = await addTestUser(db)
    const first = await open(db, user)
    const { token: second } = await openSession(db, { userId: user.id, userAgent: '', replaces: first })
    expect(second).not.toBe(first)
    expect(await findSession(db, first)).toBeUndefined()
    expect(await findSession(db, second)).toBeDefined()
  }),
)

test.each([undefined, '', 'x', `${'a'.repeat(42)}=`, 'a'.repeat(43), 'a'.repeat(44), '../../etc'])(
  'a made-up cookie belongs to nobody: %s',
  (token) =>
    withRollback(async (db) => {
      expect(await findSession(db, token)).toBeUndefined()
    })(),
)

const older = (db: Db, column: string, days: number) => db`update session set ${db(column)} = now() - ${days} * interval '1 day'`

test(
  'a session ends fourteen days after it was last used',
  withRollback(async (db) => {
    const token = await open(db, await addTestUser(db))
    await older(db, 'last_seen_at', 13.9)
    expect(await findSession(db, token)).toBeDefined()
    await older(db, 'last_seen_at', 14.1)
    expect(await findSession(db, token)).toBeUndefined()
  }),
)

test(
  'being used keeps a session alive, but not beyond ninety days after the login',
  withRollback(async (db) => {
    const token = await open(db, await addTestUser(db))
    await older(db, 'last_seen_at', 10)
    await findSession(db, token)
    expect(await db`select 1 from session where last_seen_at > now() - interval '1 minute'`).toHaveLength(1)
    expect(await db`select extract(epoch from expires_at - created_at)::int / 86400 as days from session`).toEqual([{ days: 90 }])
    await older(db, 'expires_at', 0)
    expect(await findSession(db, token)).toBeUndefined()
    for (const expiry of sessionExpiries) await purgeRows(db, expiry)
    expect(await db`select 1 from session`).toHaveLength(0)
  }),
)

test.each([
  { why: 'a new password', end: (db: Db, user: User) => changePassword(db, user, 'Girotondo+88') },
  { why: 'the end of the account', end: (db: Db, user: User) => deleteAccount(db, user) },
  {
    why: 'a new e-mail',
    end: async (db: Db, user: User) => {
      await requestEmailChange(db, user, 'nuova@esempio.it')
      await confirmEmailChange(db, await codeOfLastMail(db, 'nuova@esempio.it', 'confirm-email-change'))
    },
  },
])('$why ends every session of before', ({ end }) =>
  withRollback(async (db) => {
    const user = await addTestUser(db)
    const [one, two] = [await open(db, user), await open(db, user)]
    await end(db, user)
    expect([await findSession(db, one), await findSession(db, two)]).toEqual([undefined, undefined])
  })(),
)

test(
  'a login ends the unused links for a new password',
  withRollback(async (db) => {
    const [user, other] = [await addTestUser(db), await addTestUser(db)]
    const codes: string[] = []
    for (const { email } of [user, other]) {
      await requestRecovery(db, email)
      codes.push(await codeOfLastMail(db, email, 'password-recovery'))
    }
    const [own = '', others = ''] = codes
    await open(db, user)
    await expect(resetPassword(db, { codice: own, password: 'Girotondo+88' })).rejects.toMatchObject({ path: 'codice' })
    expect(await checkCredentials(db, user.email, testPassword)).toBeDefined()
    expect(await resetPassword(db, { codice: others, password: 'Girotondo+88' }), 'that of another account').toBe(other.email)
  }),
)

test(
  'logging out ends this session only',
  withRollback(async (db) => {
    const user = await addTestUser(db)
    const [here, there] = [await open(db, user), await open(db, user)]
    await endSession(db, here)
    expect(await findSession(db, here)).toBeUndefined()
    expect(await findSession(db, there)).toBeDefined()
  }),
)

test(
  "the list shows one's own sessions, this one first",
  withRollback(async (db) => {
    const [user, other] = [await addTestUser(db), await addTestUser(db)]
    await open(db, other)
    await open(db, user, 'Telefono')
    const here = await current(db, await open(db, user, 'Computer'))
    expect(await listSessions(db, here)).toMatchObject([
      { userAgent: 'Computer', isCurrent: true },
      { userAgent: 'Telefono', isCurrent: false },
    ])
  }),
)

test(
  "one can end one's own sessions and nobody else's",
  withRollback(async (db) => {
    const [user, other] = [await addTestUser(db), await addTestUser(db)]
    const [strangersToken, phone, tablet] = [await open(db, other), await open(db, user), await open(db, user)]
    const here = await current(db, await open(db, user))
    const stranger = await current(db, strangersToken)
    await expect(endOneSession(db, here, stranger.id)).rejects.toMatchObject({ code: 'notFound' })
    await endOneSession(db, here, (await current(db, phone)).id)
    expect(await findSession(db, phone)).toBeUndefined()
    await endOtherSessions(db, here)
    expect(await findSession(db, tablet)).toBeUndefined()
    expect((await listSessions(db, here)).map(({ id }) => id)).toEqual([here.id])
    expect(await findSession(db, strangersToken)).toBeDefined()
  }),
)

test(
  'an account that was never confirmed cannot be logged in',
  withRollback(async (db) => {
    await registerUser(db, { displayName: 'Anna', email: 'anna@esempio.it', password: 'Trifoglio+42', phone: '' })
    const user = await findUserByEmail(db, 'anna@esempio.it')
    await expect(openSession(db, { userId: user?.id ?? 0, userAgent: '' })).rejects.toMatchObject({ code: 'unauthenticated' })
  }),
)
