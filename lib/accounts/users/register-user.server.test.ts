import { expect, test } from 'vitest'
import { exportMarketingConsents } from '@/lib/accounts/consent/marketing-consent-queries.server'
import { type Db, getDb } from '@/lib/kernel/db/db.server'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { purgeRows } from '@/lib/kernel/expiry/purge-rows.server'
import { hashToken } from '@/lib/kernel/tokens/random-token.server'
import { checkCredentials } from './check-credentials.server'
import { registerUser } from './register-user.server'
import {
  cancelRegistration,
  confirmRegistration,
  findRegistrationLink,
  resendFromBrowser,
  resendRegistration,
} from './registration-link.server'
import { addTestUser, codeOfLastMail, mailsTo } from './test-user'
import { userExpiries } from './user-expiries.server'
import { findUserByEmail } from './user-queries.server'

const anna = { displayName: 'Anna Bianchi', email: 'anna@esempio.it', password: 'Trifoglio+42', phone: '+39 333 1234567' }
const deadLink = { path: 'codice' }
const codeFor = (db: Db, email: string) => codeOfLastMail(db, email, 'confirm-registration')

test(
  'a registration opens with the link of its mail, and only once',
  withRollback(async (db) => {
    await registerUser(db, anna)
    expect(await checkCredentials(db, anna.email, anna.password)).toBeUndefined()
    const code = await codeFor(db, anna.email)
    await confirmRegistration(db, code)
    expect(await checkCredentials(db, anna.email, anna.password)).toMatchObject({
      displayName: 'Anna Bianchi',
      phone: '+39 333 1234567',
      hasPassword: true,
      role: 'user',
    })
    await expect(confirmRegistration(db, code)).rejects.toMatchObject(deadLink)
  }),
)

test(
  'a stranger who registers an address after its owner gains nothing',
  withRollback(async (db) => {
    await registerUser(db, anna)
    const own = await codeFor(db, anna.email)
    await registerUser(db, { ...anna, displayName: 'Ladro', password: 'Grimaldello+42' })
    const strangers = await codeFor(db, anna.email)
    expect(strangers).not.toBe(own)
    for (const password of [anna.password, 'Grimaldello+42']) expect(await checkCredentials(db, anna.email, password)).toBeUndefined()
    await confirmRegistration(db, own)
    expect(await checkCredentials(db, anna.email, anna.password)).toMatchObject({ displayName: 'Anna Bianchi' })
    expect(await checkCredentials(db, anna.email, 'Grimaldello+42')).toBeUndefined()
  }),
)

test(
  'the page of the link shows a masked address, where it leads, and the other browser it came from',
  withRollback(async (db) => {
    const origin = { returnPath: '/vendi/x/prezzo', browserHash: hashToken('here'), device: 'Chrome su Windows', draftKeyHash: 'k' }
    await registerUser(db, anna, origin)
    const codice = await codeFor(db, anna.email)
    const shown = { isExpired: false, maskedEmail: 'a•••@e•••.it', returnPath: '/vendi/x/prezzo' }
    expect(await findRegistrationLink(db, codice, 'here')).toEqual({ ...shown, startedOn: null })
    for (const other of ['there', undefined])
      expect(await findRegistrationLink(db, codice, other)).toMatchObject({ ...shown, startedOn: { device: 'Chrome su Windows' } })
    expect(await confirmRegistration(db, codice)).toMatchObject({ returnPath: '/vendi/x/prezzo', draftKeyHash: 'k' })
    expect(await findRegistrationLink(db, codice, 'here')).toBeUndefined()
  }),
)

test(
  'the browser that registered has the mail sent again, another browser does not',
  withRollback(async (db) => {
    await registerUser(db, anna, { browserHash: hashToken('here') })
    await resendFromBrowser(db, 'there')
    expect(await mailsTo(db, anna.email)).toHaveLength(1)
    await resendFromBrowser(db, 'here')
    expect(await mailsTo(db, anna.email)).toHaveLength(2)
    await confirmRegistration(db, await codeFor(db, anna.email))
    await resendFromBrowser(db, 'here')
    expect(await mailsTo(db, anna.email)).toHaveLength(2)
  }),
)

test(
  'boxes ticked while registering become an answer of that moment with the confirmation',
  withRollback(async (db) => {
    await registerUser(db, {
      ...anna,
      marketing: { firstPartyMarketing: true, thirdPartyMarketing: false, textVersion: 'registrazione-1' },
    })
    await resendRegistration(db, await codeFor(db, anna.email))
    const second = await codeFor(db, anna.email)
    await db`update user_token set created_at = '2026-11-22T10:00:00Z'`
    await registerUser(db, { ...anna, marketing: { firstPartyMarketing: true, thirdPartyMarketing: true, textVersion: 'registrazione-1' } }) // a stranger's
    const { user } = await confirmRegistration(db, second)
    const answers = await exportMarketingConsents(db, user.id)
    expect(answers).toEqual([
      {
        firstPartyMarketing: true,
        thirdPartyMarketing: false,
        textVersion: 'registrazione-1',
        privacyConsentSource: 'REGISTRATION',
        createdAt: new Date('2026-11-22T10:00:00Z'),
      },
    ])
  }),
)

test(
  'a dead link sends the same registration again, and a cancelled one opens nothing',
  withRollback(async (db) => {
    await registerUser(db, anna, { returnPath: '/vendi' })
    const first = await codeFor(db, anna.email)
    await db`update user_token set expires_at = now() - interval '1 second'`
    expect(await findRegistrationLink(db, first, undefined)).toMatchObject({ isExpired: true })
    await resendRegistration(db, first)
    const second = await codeFor(db, anna.email)
    expect(await findRegistrationLink(db, second, undefined)).toMatchObject({ isExpired: false, returnPath: '/vendi' })
    await cancelRegistration(db, second)
    for (const use of [confirmRegistration, cancelRegistration, resendRegistration])
      await expect(use(db, second)).rejects.toMatchObject(deadLink)
    expect(await checkCredentials(db, anna.email, anna.password)).toBeUndefined()
  }),
)

test(
  'a confirmed account has nothing of what others typed for its address',
  withRollback(async (db) => {
    await registerUser(db, anna)
    const codice = await codeFor(db, anna.email)
    await registerUser(db, { ...anna, displayName: 'Ladro', password: 'Grimaldello+42' })
    await confirmRegistration(db, codice)
    expect(await db`select 1 from user_token join app_user on app_user.id = user_id where email = ${anna.email}`).toHaveLength(0)
  }),
)

test(
  'a link opens the account with its own password, also where others tried the same address',
  withRollback(async (db) => {
    await registerUser(db, anna)
    const code = await codeFor(db, anna.email)
    await registerUser(db, { ...anna, displayName: 'Ladro', password: 'Grimaldello+42' })
    const strangers = await codeFor(db, anna.email)
    await confirmRegistration(db, code)
    expect(await checkCredentials(db, anna.email, anna.password)).toMatchObject({ displayName: 'Anna Bianchi' })
    await expect(confirmRegistration(db, strangers)).rejects.toMatchObject(deadLink)
    expect(await checkCredentials(db, anna.email, 'Grimaldello+42')).toBeUndefined()
  }),
)

test(
  'an address that has an account gets a mail, and nothing of the account changes',
  withRollback(async (db) => {
    const user = await addTestUser(db)
    await registerUser(db, { ...anna, email: user.email.toUpperCase() })
    expect(await mailsTo(db, user.email)).toEqual(['already-registered'])
    expect(await findUserByEmail(db, user.email)).toEqual(user)
  }),
)

test.each(['ＡＮＮＡ@esempio.it', 'ANNA@ESEMPIO.IT', ' anna@esempio.it '])(
  'an address in other spellings is the same person: %s',
  (spelling) =>
    withRollback(async (db) => {
      const user = await addTestUser(db, 'anna@esempio.it')
      expect(await findUserByEmail(db, spelling)).toEqual(user)
    })(),
)

test.each(['аnna@esempio.it', 'ànna@esempio.it', 'anna@esempıo.it', 'anna@esempio.it.', 'anna+1@esempio.it'])(
  'an address that only looks alike is somebody else: %s',
  (spelling) =>
    withRollback(async (db) => {
      await addTestUser(db, 'anna@esempio.it')
      expect(await findUserByEmail(db, spelling)).toBeUndefined()
    })(),
)

test(
  'a link that is older than a day is dead',
  withRollback(async (db) => {
    await registerUser(db, anna)
    await db`update user_token set expires_at = now() - interval '1 second'`
    await expect(confirmRegistration(db, await codeFor(db, anna.email))).rejects.toMatchObject(deadLink)
  }),
)

test(
  'a link lives for a day, and its code is not in the database',
  withRollback(async (db) => {
    await registerUser(db, anna)
    const [token] = await db<
      { hours: number; tokenHash: string }[]
    >`select extract(epoch from expires_at - created_at)::float / 3600 as hours, token_hash from user_token`
    expect(token?.hours).toBe(24)
    expect(token?.tokenHash).not.toContain(await codeFor(db, anna.email))
  }),
)

test.each(['Password1!', 'Juventus1!', 'Francesco90!', 'Ingrana2026!', 'Anna.bianchi1', 'P@ssw0rd!'])(
  'a password that everybody would guess is refused: %s',
  (password) =>
    withRollback(async (db) => {
      await expect(registerUser(db, { ...anna, email: 'anna.bianchi@esempio.it', password })).rejects.toMatchObject({ path: 'password' })
      expect(await findUserByEmail(db, 'anna.bianchi@esempio.it')).toBeUndefined()
    })(),
)

test(
  'a registration that nobody confirmed is forgotten after two days, an account never',
  withRollback(async (db) => {
    const user = await addTestUser(db)
    await registerUser(db, anna)
    await db`update app_user set created_at = now() - interval '3 days'`
    for (const expiry of userExpiries) await purgeRows(db, expiry)
    expect(await findUserByEmail(db, anna.email)).toBeDefined()
    await db`update user_token set expires_at = now() - interval '1 day'`
    for (const expiry of userExpiries) await purgeRows(db, expiry)
    expect(await findUserByEmail(db, anna.email)).toBeUndefined()
    expect(await findUserByEmail(db, user.email)).toEqual(user)
  }),
)

test('fifty simultaneous registrations of one address make one account and get equal answers', async () => {
  const db = getDb()
  const spellings = ['gara@esempio.it', 'GARA@esempio.it', 'Gara@Esempio.IT', 'ｇａｒａ@esempio.it', ' gara@esempio.it']
  const answers = await Promise.allSettled(
    Array.from({ length: 50 }, (_, place) => registerUser(db, { ...anna, email: spellings[place % spellings.length] ?? '' })),
  )
  const accounts = await db<{ id: number; email: string }[]>`select id, email from app_user where email_key = 'gara@esempio.it'`
  await db`delete from app_user where id = any(${accounts.map(({ id }) => id)})`
  await db`delete from outbox_mail where recipient = any(${spellings})`
  expect(accounts).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 'rejected')).toEqual([])
})
