import { type Db, inTransaction } from '@/lib/kernel/db/db.server'
import { queueMail } from '@/lib/kernel/mail/queue-mail.server'
import { passwordChangedMail } from './account-mails.server'
import { refuseCommonPassword } from './common-password.server'
import { hashPassword } from './password-hash.server'
import { consumeToken, findAddressee, forgetRegistrations, invalidLinkError } from './token.server'

/** A new password by the link of a mail. It ends every session. A password that is refused leaves the link usable. Gives whose it is now: their address. */
export async function resetPassword(db: Db, { codice, password }: { codice: string; password: string }): Promise<string> {
  const email = await findAddressee(db, 'recovery', codice)
  if (email === undefined) throw invalidLinkError()
  refuseCommonPassword(password, email)
  const passwordHash = await hashPassword(password)
  await inTransaction(db, async (db) => {
    const { userId, credentialsVersion } = await consumeToken(db, 'recovery', codice)
    // The reader of the mail owns the address, so an account that was never confirmed is confirmed by this.
    const { count } = await db`
      update app_user set password_hash = ${passwordHash}, credentials_version = credentials_version + 1, confirmed_at = coalesce(confirmed_at, now())
      where id = ${userId} and credentials_version = ${credentialsVersion}`
    if (count === 0) throw invalidLinkError()
    await forgetRegistrations(db, userId)
    await queueMail(db, passwordChangedMail({ to: email }))
  })
  return email
}
