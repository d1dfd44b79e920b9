import { expect, test } from 'vitest'
import { type Db, getDb } from '@/lib/kernel/db/db.server'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { confirmEmailChange, requestEmailChange } from './change-email.server'
import { changePassword } from './change-password.server'
import { checkCredentials } from './check-credentials.server'
import { registerUser } from './register-user.server'
import { requestRecovery } from './request-recovery.server'
import { resetPassword } from './reset-password.server'
import { addTestUser, codeOfLastMail, findUser, mailsTo, testPassword } from './test-user'
import { findUserByEmail } from './user-queries.server'

const next = 'Girotondo+88'
const deadLink = { path: 'codice' }
const recoveryCode = (db: Db, email: string) => codeOfLastMail(db, email, 'password-recovery')

test(
  'a new password by mail replaces the old one, once',
  withRollback(async (db) => {
    const user = await addTestUser(db)
    await requestRecovery(db, user.email)
    const codice = await recoveryCode(db, user.email)
    await resetPassword(db, { codice, password: next })
    expect(await checkCredentials(db, user.email, next)).toMatchObject({ id: user.id })
    expect(await checkCredentials(db, user.email, testPassword)).toBeUndefined()
    await expect(resetPassword(db, { codice, password: 'Altalena+99' })).rejects.toMatchObject(deadLink)
    expect(await mailsTo(db, user.email)).toEqual(['password-recovery', 'password-changed'])
  }),
)

test(
  'an unknown address gets no mail, and the caller no other answer',
  withRollback(async (db) => {
    expect(await requestRecovery(db, 'nessuno@esempio.it')).toBeUndefined()
    expect(await mailsTo(db, 'nessuno@esempio.it')).toEqual([])
  }),
)

test(
  'the link goes to the address the account has, not to the one that was typed',
  withRollback(async (db) => {
    const user = await addTestUser(db, 'Mike@esempio.it')
    await requestRecovery(db, 'MIKE@ESEMPIO.IT')
    expect(await mailsTo(db, user.email)).toEqual(['password-recovery'])
    expect(await mailsTo(db, 'MIKE@ESEMPIO.IT')).toEqual([])
  }),
)

test(
  'a password that is refused leaves the link usable',
  withRollback(async (db) => {
    const user = await addTestUser(db)
    await requestRecovery(db, user.email)
    const codice = await recoveryCode(db, user.email)
    await expect(resetPassword(db, { codice, password: 'Password1!' })).rejects.toMatchObject({ path: 'password' })
    await resetPassword(db, { codice, password: next })
    expect(await checkCredentials(db, user.email, next)).toBeDefined()
  }),
)

test.each([
  { why: 'an hour', kill: (db: Db) => db`update user_token set expires_at = now()` },
  { why: 'another new password', kill: async (db: Db) => changePassword(db, await only(db), 'Altalena+99') },
  {
    why: 'a new e-mail',
    kill: async (db: Db) => {
      await requestEmailChange(db, await only(db), 'nuova@esempio.it')
      await confirmEmailChange(db, await codeOfLastMail(db, 'nuova@esempio.it', 'confirm-email-change'))
    },
  },
])('the link for a new password is dead after $why', ({ kill }) =>
  withRollback(async (db) => {
    const user = await addTestUser(db, 'unica@esempio.it')
    await requestRecovery(db, user.email)
    const codice = await recoveryCode(db, user.email)
    await kill(db)
    await expect(resetPassword(db, { codice, password: next })).rejects.toMatchObject(deadLink)
    expect(await checkCredentials(db, (await findUser(db, user.id))?.email ?? '', next)).toBeUndefined()
  })(),
)

async function only(db: Db) {
  const user = await findUserByEmail(db, 'unica@esempio.it')
  if (!user) throw new Error('no user')
  return user
}

test(
  'the link lives for an hour',
  withRollback(async (db) => {
    const user = await addTestUser(db)
    await requestRecovery(db, user.email)
    expect(await db`select extract(epoch from expires_at - created_at)::int as seconds from user_token where user_id = ${user.id}`).toEqual(
      [{ seconds: 3600 }],
    )
  }),
)

test(
  'a link of one kind does nothing of another',
  withRollback(async (db) => {
    const user = await addTestUser(db)
    await requestRecovery(db, user.email)
    await expect(confirmEmailChange(db, await recoveryCode(db, user.email))).rejects.toMatchObject(deadLink)
  }),
)

test(
  'a new password by mail confirms a registration too, and ends its link',
  withRollback(async (db) => {
    await registerUser(db, { displayName: 'Anna', email: 'anna@esempio.it', password: 'Trifoglio+42', phone: '' })
    await requestRecovery(db, 'anna@esempio.it')
    await resetPassword(db, { codice: await recoveryCode(db, 'anna@esempio.it'), password: next })
    expect(await checkCredentials(db, 'anna@esempio.it', next)).toBeDefined()
  }),
)

test(
  'a new e-mail counts once the new address has confirmed it; the old one gets a mail',
  withRollback(async (db) => {
    const user = await addTestUser(db)
    await requestEmailChange(db, user, 'nuova@esempio.it')
    expect(await mailsTo(db, user.email)).toEqual(['email-change-notice'])
    expect(await mailsTo(db, 'nuova@esempio.it')).toEqual(['confirm-email-change'])
    expect((await findUser(db, user.id))?.email).toBe(user.email)
    expect(await confirmEmailChange(db, await codeOfLastMail(db, 'nuova@esempio.it', 'confirm-email-change'))).toEqual({
      userId: user.id,
      from: user.email,
      to: 'nuova@esempio.it',
    })
    expect(await checkCredentials(db, 'nuova@esempio.it', testPassword)).toMatchObject({ id: user.id })
    expect(await checkCredentials(db, user.email, testPassword)).toBeUndefined()
  }),
)

test(
  "somebody else's address cannot be taken, and only its owner learns of the attempt",
  withRollback(async (db) => {
    const [user, other] = [await addTestUser(db), await addTestUser(db)]
    expect(await requestEmailChange(db, user, other.email.toUpperCase())).toBeUndefined()
    expect(await mailsTo(db, other.email)).toEqual(['already-registered'])
    expect(await mailsTo(db, other.email.toUpperCase())).toEqual([])
  }),
)

test(
  'an address that somebody registered meanwhile stays theirs',
  withRollback(async (db) => {
    const user = await addTestUser(db)
    await requestEmailChange(db, user, 'nuova@esempio.it')
    await addTestUser(db, 'NUOVA@esempio.it')
    await expect(confirmEmailChange(db, await codeOfLastMail(db, 'nuova@esempio.it', 'confirm-email-change'))).rejects.toMatchObject(
      deadLink,
    )
    expect((await findUser(db, user.id))?.email).toBe(user.email)
  }),
)

test('exactly one of fifty simultaneous uses of a link succeeds', async () => {
  const db = getDb()
  const user = await addTestUser(db)
  await requestRecovery(db, user.email)
  const codice = await recoveryCode(db, user.email)
  const passwords = Array.from({ length: 50 }, (_, index) => `Girotondo+${index + 10}`)
  const results = await Promise.allSettled(passwords.map((password) => resetPassword(db, { codice, password })))
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const winner = passwords[results.findIndex(({ status }) => status === 'fulfilled')] ?? ''
  expect(await checkCredentials(db, user.email, winner)).toMatchObject({ id: user.id })
  await db`delete from app_user where id = ${user.id}`
  await db`delete from outbox_mail where recipient = ${user.email}`
})
