import { inTransaction, type Db } from '@/lib/db/db.server'
import { accountDeletedMail } from '@/lib/mail/account-mails.server'
import { forgetMailsTo } from '@/lib/mail/forget-mails.server'
import { queueMail } from '@/lib/mail/queue-mail.server'
import type { User } from './user'

/** Removes the account with everything that hangs on it: sessions, links, social logins and mails. One last mail says so. */
export async function deleteAccount(db: Db, user: User): Promise<void> {
  await inTransaction(db, async (db) => {
    await db`delete from app_user where id = ${user.id}`
    await forgetMailsTo(db, user.email)
    await queueMail(db, accountDeletedMail({ to: user.email }))
  })
}
