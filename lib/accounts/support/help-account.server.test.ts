import { expect, test } from 'vitest'
import { openSession } from '@/lib/accounts/sessions/open-session.server'
import { registerUser } from '@/lib/accounts/users/register-user.server'
import { confirmRegistration } from '@/lib/accounts/users/registration-link.server'
import { addTestUser, codeOfLastMail, mailsTo } from '@/lib/accounts/users/test-user'
import { emailKey } from '@/lib/accounts/users/user'
import { findUserByEmail } from '@/lib/accounts/users/user-queries.server'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { purgeRows } from '@/lib/kernel/expiry/purge-rows.server'
import { consumeRateLimit, rateLimits } from '@/lib/kernel/rate-limits/rate-limits.server'
import { lookAtAccount, resendConfirmation, unlockLogin } from './help-account.server'
import { supportExpiries } from './support-log.server'

const email = 'aiuto@esempio.it'
/** The operator of these tests: nothing is taken out of the log, and rows of others may stand in it. */
const operator = 'chi-prova'
const password = 'Trifoglio+42'
const registration = { displayName: 'Ada', email, password, phone: '' }

test(
  'the support sees how an account stands and what became of its mails, and the log says who has looked',
  withRollback(async (db) => {
    const user = await addTestUser(db, email)
    await openSession(db, { userId: user.id, userAgent: '' })
    await db`insert into outbox_mail (message_id, kind, recipient, subject, body_text, body_html, failed_at, last_error) values ('m', 'alert', 'AIUTO@esempio.it', '', '', '', now(), '550')`
    const { account, mails } = await lookAtAccount(db, 'Aiuto@Esempio.it', operator)
    expect(account).toMatchObject({
      id: user.id,
      email,
      role: 'user',
      hasPassword: true,
      hasSecondFactor: false,
      isBanned: false,
      sessions: 1,
      ads: 0,
      dealers: [],
    })
    expect(mails).toMatchObject([{ kind: 'alert', sentAt: null, lastError: '550' }])
    expect(await db`select operator, action, user_id from support_log where operator = ${operator}`).toEqual([
      { operator, action: 'find', userId: user.id },
    ])
  }),
)

test(
  'a lost confirmation is sent again, and its link confirms the account with the chosen password',
  withRollback(async (db) => {
    await registerUser(db, registration)
    const first = await codeOfLastMail(db, email, 'confirm-registration')
    await resendConfirmation(db, email, operator)
    expect(await mailsTo(db, email)).toEqual(['confirm-registration', 'confirm-registration'])
    const second = await codeOfLastMail(db, email, 'confirm-registration')
    expect(second).not.toBe(first)
    await confirmRegistration(db, second)
    expect((await findUserByEmail(db, email))?.displayName).toBe('Ada')
    await expect(resendConfirmation(db, email, operator)).rejects.toThrow('già confermato')
    expect(await db`select action from support_log where operator = ${operator}`).toEqual([{ action: 'resend' }])
  }),
)

test(
  'a registration whose words are gone cannot be confirmed any more',
  withRollback(async (db) => {
    await registerUser(db, registration)
    await db`delete from user_token`
    await expect(resendConfirmation(db, email, operator)).rejects.toThrow('Deve registrarsi di nuovo')
    expect([await db`select from support_log where operator = ${operator}`, (await mailsTo(db, email)).length]).toEqual([[], 1])
  }),
)

test(
  'an account that is closed for its failed logins is open again at once',
  withRollback(async (db) => {
    await addTestUser(db, email)
    const attempt = () => consumeRateLimit(db, rateLimits.loginOfAccount, emailKey(email))
    for (let count = 0; count < rateLimits.loginOfAccount.points; count += 1) await attempt()
    await expect(attempt()).rejects.toThrow('tooMany')
    await unlockLogin(db, email, operator)
    await attempt()
    expect(await db`select action from support_log where operator = ${operator}`).toEqual([{ action: 'unlock' }])
  }),
)

test(
  'an address without an account is said to have none, and is written down nowhere',
  withRollback(async (db) => {
    for (const help of [lookAtAccount, resendConfirmation, unlockLogin])
      await expect(help(db, 'nessuno@esempio.it', operator)).rejects.toThrow('nessun account')
    expect(await db`select from support_log where operator = ${operator}`).toEqual([])
  }),
)

test(
  'nobody changes the log; what is older than two years goes by night',
  withRollback(async (db) => {
    const [expiry] = supportExpiries
    if (!expiry) throw new Error('no expiry')
    await db`insert into support_log (operator, action, user_id, happened_at) values (${operator}, 'find', 1, now() - interval '2 years 1 day'), (${operator}, 'unlock', 1, now())`
    expect(await purgeRows(db, expiry)).toBe(1)
    expect(await db`select action from support_log where operator = ${operator}`).toEqual([{ action: 'unlock' }])
    await expect(db`update support_log set operator = 'nessuno'`).rejects.toThrow('append-only')
  }),
)
