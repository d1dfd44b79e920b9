import { type Db, inTransaction } from '@/lib/kernel/db/db.server'
import { eraseMailsTo } from '@/lib/kernel/mail/erase-mails.server'
import { queueMail } from '@/lib/kernel/mail/queue-mail.server'
import { accountDeletedMail } from './account-mails.server'
import type { User } from './user'

/** Removes the account with everything that hangs on it: sessions, links, social logins and mails. One last mail says so. */
export async function deleteAccount(db: Db, user: User): Promise<void> {
  await inTransaction(db, async (db) => {
    const changes = await db<
      { newEmail: string }[]
    >`select distinct new_email from user_token where user_id = ${user.id} and new_email is not null`
    await db`delete from app_user where id = ${user.id}`
    for (const address of [user.email, ...changes.map(({ newEmail }) => newEmail)]) await eraseMailsTo(db, address)
    await queueMail(db, accountDeletedMail({ to: user.email }))
  })
}
