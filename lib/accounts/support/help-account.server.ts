import { confirmRegistrationMail } from '@/lib/accounts/users/account-mails.server'
import { renewConfirmation } from '@/lib/accounts/users/token.server'
import { emailKey, type User } from '@/lib/accounts/users/user'
import { findUserByEmail } from '@/lib/accounts/users/user-queries.server'
import { type Db, inTransaction } from '@/lib/kernel/db/db.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import { queueMail } from '@/lib/kernel/mail/queue-mail.server'
import { rateLimits, resetAttempts } from '@/lib/kernel/rate-limits/rate-limits.server'
import { logSupport } from './support-log.server'

/** What the support sees of an account: what helps to help, and no word that its owner has written to somebody. */
export type AccountReport = {
  id: number
  email: string
  role: string
  createdAt: Date
  confirmedAt: Date | null
  hasPassword: boolean
  hasSecondFactor: boolean
  isBanned: boolean
  sessions: number
  lastSeenAt: Date | null
  ads: number
  dealers: string[]
}
/** One of the last mails to the account, and what became of it. */
export type MailReport = { kind: string; createdAt: Date; sentAt: Date | null; failedAt: Date | null; lastError: string | null }

const shownMails = 5

/** Looks at an account, which the log says. */
export async function lookAtAccount(db: Db, email: string, operator: string): Promise<{ account: AccountReport; mails: MailReport[] }> {
  return inTransaction(db, async (db) => {
    const [account] = await db<AccountReport[]>`
      select id, email, role, created_at, confirmed_at, password_hash is not null as has_password,
        exists (select from second_factor where user_id = app_user.id and second_factor.confirmed_at is not null) as has_second_factor,
        exists (select from account_ban where user_id = app_user.id and lifted_at is null) as is_banned,
        (select count(*)::int from session where user_id = app_user.id and expires_at > now()) as sessions,
        (select max(last_seen_at) from session where user_id = app_user.id) as last_seen_at,
        (select count(*)::int from ad where owner_id = app_user.id) as ads,
        array(select dealer.name from dealer_member join dealer on dealer.id = dealer_id where user_id = app_user.id order by 1) as dealers
      from app_user where email_key = ${emailKey(email)}`
    if (!account) throw nobody(email)
    await logSupport(db, operator, 'find', account.id)
    const mails = await db<MailReport[]>`
      select kind, created_at, sent_at, failed_at, last_error from outbox_mail where lower(recipient) = lower(${account.email}) order by id desc limit ${shownMails}`
    return { account, mails }
  })
}

/** Sends the mail that confirms a registration once more, with a new link; those sent before stay good until their time is over. */
export async function resendConfirmation(db: Db, email: string, operator: string): Promise<void> {
  await inTransaction(db, async (db) => {
    const user = await requireUser(db, email)
    if (user.confirmedAt) throw new AppError('conflict', `${email}: l’account è già confermato.`)
    const code = await renewConfirmation(db, { userId: user.id })
    if (code === undefined) throw new AppError('conflict', `${email}: la registrazione è scaduta. Deve registrarsi di nuovo sul sito.`)
    await logSupport(db, operator, 'resend', user.id)
    await queueMail(db, confirmRegistrationMail({ to: user.email, code }))
  })
}

/** Forgets the failed attempts of an account, at its password, its codes and its mails. Those of an address of the network end by themselves. */
export async function unlockLogin(db: Db, email: string, operator: string): Promise<void> {
  await inTransaction(db, async (db) => {
    const user = await requireUser(db, email)
    await logSupport(db, operator, 'unlock', user.id)
    await resetAttempts(db, rateLimits.loginOfAccount, emailKey(user.email))
    await resetAttempts(db, rateLimits.codeOfAccount, String(user.id))
    await resetAttempts(db, rateLimits.mailToAddressee, emailKey(user.email))
  })
}

async function requireUser(db: Db, email: string): Promise<User> {
  const user = await findUserByEmail(db, email)
  if (!user) throw nobody(email)
  return user
}

function nobody(email: string): AppError {
  return new AppError('notFound', `${email}: nessun account con questo indirizzo.`)
}
