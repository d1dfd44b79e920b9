import { type Db, inTransaction } from '@/lib/kernel/db/db.server'
import { queueMail } from '@/lib/kernel/mail/queue-mail.server'
import { passwordChangedMail } from './account-mails.server'
import { refuseCommonPassword } from './common-password.server'
import { hashPassword } from './password-hash.server'
import type { User } from './user'

/** Sets a new password after the old one was verified. Ends every session and invalidates all links sent before. */
export async function changePassword(db: Db, user: User, password: string): Promise<void> {
  refuseCommonPassword(password, user.email)
  const passwordHash = await hashPassword(password)
  await inTransaction(db, async (db) => {
    await db`update app_user set password_hash = ${passwordHash}, credentials_version = credentials_version + 1 where id = ${user.id}`
    await queueMail(db, passwordChangedMail({ to: user.email }))
  })
}
