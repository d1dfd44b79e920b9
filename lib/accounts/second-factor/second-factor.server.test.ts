import { expect, test } from 'vitest'
import { openSession } from '@/lib/accounts/sessions/open-session.server'
import { addTestUser } from '@/lib/accounts/users/test-user'
import type { User } from '@/lib/accounts/users/user'
import type { Db } from '@/lib/kernel/db/db.server'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { answerChallenge, challengeExpiries, findChallenge, openChallenge } from './login-challenge.server'
import { derivedRecoveryCodes, hashOldRecoveryCodes } from './recovery-codes.server'
import {
  beginSecondFactor,
  cancelSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  hasSecondFactor,
  renewRecoveryCodes,
  requireUnlocked,
  spendCode,
  unlockSession,
  viewSecondFactor,
} from './second-factor.server'
import { decryptAppSecret } from './second-factor-secrets.server'
import { codeAt } from './test-app'

const wrong = {
  path: 'codice',
  message: 'Il codice non è giusto. Controlla che l’ora del telefono sia automatica e scrivi quello che vedi adesso.',
}
const used = { path: 'codice', message: 'Questo codice è già stato usato: aspetta il prossimo.' }

async function secretOf(db: Db, user: User): Promise<string> {
  const [row] = await db<{ secret: string }[]>`select secret from second_factor where user_id = ${user.id}`
  return decryptAppSecret(user.id, row?.secret ?? '')
}

/** What the app shows, so many steps from now. */
const codeNow = async (db: Db, user: User, steps = 0) => codeAt(await secretOf(db, user), new Date(Date.now() + steps * 30_000))

async function turnOn(db: Db): Promise<{ user: User; codes: readonly string[] }> {
  const user = await addTestUser(db)
  await beginSecondFactor(db, user)
  return { user, codes: await confirmSecondFactor(db, user, await codeNow(db, user, -1)) }
}

const addUserWithCodes = async (db: Db) => (await turnOn(db)).user

const mailsTo = async (db: Db, { email }: User) =>
  (await db<{ kind: string }[]>`select kind from outbox_mail where recipient = ${email} order by id`).map(({ kind }) => kind)

test(
  'a second factor is off, and can be left, until a first code shows that the app has the secret',
  withRollback(async (db) => {
    const user = await addTestUser(db)
    expect(await viewSecondFactor(db, { id: 0, user })).toEqual({ state: 'off' })
    await beginSecondFactor(db, user)
    const begun = await viewSecondFactor(db, { id: 0, user })
    expect(begun.state === 'begun' && begun.key).toMatch(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/)
    await expect(confirmSecondFactor(db, user, '000000x')).rejects.toMatchObject(wrong)
    expect(await hasSecondFactor(db, user.id)).toBe(false)
    expect(await openSession(db, { userId: user.id, userAgent: '' })).toBeDefined()
    await cancelSecondFactor(db, user)
    expect(await viewSecondFactor(db, { id: 0, user })).toEqual({ state: 'off' })
  }),
)

test(
  'no session opens without an active second factor, also after its setup was begun anew',
  withRollback(async (db) => {
    const user = await addUserWithCodes(db)
    expect(await mailsTo(db, user)).toEqual(['second-factor-on'])
    await expect(openSession(db, { userId: user.id, userAgent: '' })).rejects.toMatchObject({ code: 'unauthenticated' })
    const before = await secretOf(db, user)
    await beginSecondFactor(db, user)
    await cancelSecondFactor(db, user)
    expect([await secretOf(db, user), await hasSecondFactor(db, user.id)]).toEqual([before, true])
    expect(await openSession(db, { userId: user.id, userAgent: '', isProven: true })).toBeDefined()
  }),
)

test(
  'a code counts once, also the first one; one older than the last does not count any more',
  withRollback(async (db) => {
    const user = await addUserWithCodes(db)
    await expect(spendCode(db, user, await codeNow(db, user, -1))).rejects.toMatchObject(used)
    const next = await codeNow(db, user, 1)
    await spendCode(db, user, next)
    await expect(spendCode(db, user, next)).rejects.toMatchObject(used)
    await expect(spendCode(db, user, await codeNow(db, user))).rejects.toMatchObject(used)
  }),
)

test(
  'a recovery code is stored as a hash, counts once with a mail to its owner, and ends with new ones',
  withRollback(async (db) => {
    const { user, codes } = await turnOn(db)
    expect(codes).toHaveLength(10)
    expect(await confirmSecondFactor(db, user, '1'), 'shown once').toEqual([])
    const [first = '', second = ''] = codes
    const [row] = await db<{ recoveryHashes: string[] }[]>`select recovery_hashes from second_factor where user_id = ${user.id}`
    expect(row?.recoveryHashes.map((hash) => hash.length)).toEqual(Array.from({ length: 10 }, () => 43))
    const [found] = await db<{ row: string }[]>`select to_jsonb(second_factor)::text as row from second_factor where user_id = ${user.id}`
    for (const code of codes) for (const form of [code, code.replaceAll('-', '')]) expect(found?.row).not.toContain(form)
    await spendCode(db, user, first.replaceAll('-', ' '))
    await expect(spendCode(db, user, first)).rejects.toMatchObject(wrong)
    expect(await viewSecondFactor(db, { id: 0, user })).toEqual({ state: 'on', recoveryLeft: 9, isUnlocked: false })
    expect(await mailsTo(db, user)).toEqual(['second-factor-on', 'recovery-code-used'])
    const fresh = await renewRecoveryCodes(db, user, await codeNow(db, user, 1))
    await expect(spendCode(db, user, second)).rejects.toMatchObject(wrong)
    await spendCode(db, user, fresh[1] ?? '')
  }),
)

/** Renews codes as the release before this one did, and as it does while it runs beside this one. */
async function asOlderRelease(db: Db, user: User): Promise<string[]> {
  const [row] = await db<{ round: number }[]>`
    update second_factor set recovery_round = recovery_round + 1, recovery_used = '{}' where user_id = ${user.id} returning recovery_round as round`
  return derivedRecoveryCodes(await secretOf(db, user), row?.round ?? 0)
}

test.each([
  { when: 'at their first use', hash: async () => {} },
  { when: 'by the night', hash: hashOldRecoveryCodes },
])('codes of an older release, also one that runs beside this, are hashed $when and count once, in both', ({ hash }) =>
  withRollback(async (db) => {
    const { user, codes } = await turnOn(db)
    const [first = '', second = '', third = ''] = await asOlderRelease(db, user)
    await db`update second_factor set recovery_used = '{2}' where user_id = ${user.id}` // by the older release
    await hash(db)
    await expect(spendCode(db, user, codes[0] ?? ''), 'of the round before').rejects.toMatchObject(wrong)
    await expect(spendCode(db, user, third)).rejects.toMatchObject(wrong)
    await spendCode(db, user, first)
    await expect(spendCode(db, user, first)).rejects.toMatchObject(wrong)
    await spendCode(db, user, second)
    expect(await db`select recovery_used from second_factor where user_id = ${user.id} and recovery_hashed_round = recovery_round`).toEqual(
      [{ recoveryUsed: [2, 0, 1] }],
    )
  })(),
)

test(
  'after ten wrong codes even the right one has to wait',
  withRollback(async (db) => {
    const user = await addUserWithCodes(db)
    for (let time = 0; time < 10; time += 1) await expect(spendCode(db, user, '1234567')).rejects.toMatchObject(wrong)
    await expect(spendCode(db, user, await codeNow(db, user, 1))).rejects.toMatchObject({ code: 'tooMany', retryAfterSeconds: 600 })
  }),
)

test(
  'a second factor is turned off with a code only, and its owner gets a mail',
  withRollback(async (db) => {
    const user = await addUserWithCodes(db)
    await expect(endSecondFactor(db, user, '1')).rejects.toMatchObject(wrong)
    expect(await hasSecondFactor(db, user.id)).toBe(true)
    await endSecondFactor(db, user, await codeNow(db, user, 1))
    expect(await viewSecondFactor(db, { id: 0, user })).toEqual({ state: 'off' })
    expect(await mailsTo(db, user)).toEqual(['second-factor-on', 'second-factor-off'])
  }),
)

test(
  'a login waits for its code for ten minutes in its browser, unless password or e-mail change',
  withRollback(async (db) => {
    const user = await addUserWithCodes(db)
    const token = await openChallenge(db, user.id)
    expect(await findChallenge(db, token)).toMatchObject({ id: user.id })
    for (const other of [undefined, '', 'x'.repeat(43)]) expect(await findChallenge(db, other)).toBeUndefined()
    await expect(answerChallenge(db, token, '1')).rejects.toMatchObject(wrong)
    await expect(answerChallenge(db, undefined, await codeNow(db, user, 1))).rejects.toMatchObject({ code: 'unauthenticated' })

    await db`update app_user set credentials_version = credentials_version + 1 where id = ${user.id}`
    expect(await findChallenge(db, token)).toBeUndefined()
    await db`update app_user set credentials_version = credentials_version - 1 where id = ${user.id}`
    await db`update login_challenge set expires_at = now()`
    await expect(answerChallenge(db, token, await codeNow(db, user, 1))).rejects.toMatchObject({
      shownText: 'È passato troppo tempo: accedi di nuovo con la password.',
    })
    const again = await openChallenge(db, user.id)
    expect(await answerChallenge(db, again, await codeNow(db, user, 1))).toMatchObject({ id: user.id })
    expect(await findChallenge(db, again), 'one login, once').toBeUndefined()
    const [expiry] = challengeExpiries
    expect(await db`select from login_challenge where ${expiry?.isOver(db) ?? db`false`}`).toHaveLength(1)
  }),
)

test(
  'a code unlocks its session alone for ten minutes; without a second factor nothing is locked',
  withRollback(async (db) => {
    const nobody = { id: 0, user: await addTestUser(db) }
    await requireUnlocked(db, nobody)
    const user = await addTestUser(db)
    await openSession(db, { userId: user.id, userAgent: '' })
    await openSession(db, { userId: user.id, userAgent: '' })
    const [one, other] = (await db<{ id: number }[]>`select id from session where user_id = ${user.id} order by id`).map(({ id }) => ({
      id,
      user,
    }))
    if (!one || !other) throw new Error('no sessions')
    await beginSecondFactor(db, user)
    await confirmSecondFactor(db, user, await codeNow(db, user, -1))
    await expect(requireUnlocked(db, one)).rejects.toMatchObject({ code: 'forbidden' })
    await expect(unlockSession(db, one, '000000')).rejects.toMatchObject(wrong)
    await expect(requireUnlocked(db, one)).rejects.toMatchObject({ code: 'forbidden' })
    await unlockSession(db, one, await codeNow(db, user))
    await requireUnlocked(db, one)
    expect(await viewSecondFactor(db, one)).toMatchObject({ isUnlocked: true })
    await expect(requireUnlocked(db, other), 'another device').rejects.toMatchObject({ code: 'forbidden' })
    await db`update second_factor set unlocked_at = now() - interval '10 minutes' where user_id = ${user.id}`
    await expect(requireUnlocked(db, one), 'ten minutes later').rejects.toMatchObject({ code: 'forbidden' })
  }),
)

test(
  'a login that waits is completed once, also where two good codes come at once',
  withRollback(async (db) => {
    const { user, codes } = await turnOn(db)
    const token = await openChallenge(db, user.id)
    const [recovery = ''] = codes
    const answers = await Promise.allSettled([answerChallenge(db, token, await codeNow(db, user)), answerChallenge(db, token, recovery)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    await expect(answerChallenge(db, token, recovery)).rejects.toMatchObject({ code: 'unauthenticated' })
  }),
)
