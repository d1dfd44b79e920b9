import type { MarketingAnswer } from '@/lib/accounts/consent/save-marketing-consent.server'
import { currentTerms } from '@/lib/accounts/consent/terms-version'
import { type Db, inTransaction } from '@/lib/kernel/db/db.server'
import { queueMail } from '@/lib/kernel/mail/queue-mail.server'
import { alreadyRegisteredMail, confirmRegistrationMail } from './account-mails.server'
import type { Registration } from './account-schemas'
import { refuseCommonPassword } from './common-password.server'
import { hashPassword } from './password-hash.server'
import { issueToken, type Origin } from './token.server'
import { emailKey } from './user'

type Account = Pick<Registration, 'displayName' | 'email' | 'password' | 'phone'> & {
  /** What was ticked, if anything was. */ marketing?: MarketingAnswer
}

/**
 * Opens an account that its mail has to confirm. The caller does not learn whether the address has one already: its owner gets a mail.
 * Password and consents come into force with the link they were typed for, so that a stranger's attempt never replaces them.
 */
export async function registerUser(
  db: Db,
  { displayName, email, password, phone, marketing }: Account,
  origin: Partial<Origin> = {},
): Promise<void> {
  refuseCommonPassword(password, email)
  const passwordHash = await hashPassword(password)
  await inTransaction(db, async (db) => {
    await db`insert into app_user (email, email_key, display_name, phone) values (${email}, ${emailKey(email)}, ${displayName}, ${phone}) on conflict (email_key) do nothing`
    const [user] = await db<
      { id: number; email: string; confirmedAt: Date | null }[]
    >`select id, email, confirmed_at from app_user where email_key = ${emailKey(email)}`
    if (!user) throw new Error('the account of a registration was deleted meanwhile')
    if (user.confirmedAt) return queueMail(db, alreadyRegisteredMail({ to: user.email }))
    const typed = { displayName, phone, passwordHash, termsVersion: currentTerms, ...(marketing && { marketing }) }
    const code = await issueToken(db, user.id, 'confirmation', { ...origin, ...typed })
    await queueMail(db, confirmRegistrationMail({ to: user.email, code }))
  })
}
