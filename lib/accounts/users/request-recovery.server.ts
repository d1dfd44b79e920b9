import { type Db, inTransaction } from '@/lib/kernel/db/db.server'
import { queueMail } from '@/lib/kernel/mail/queue-mail.server'
import { recoveryMail } from './account-mails.server'
import { issueToken } from './token.server'
import { findUserByEmail } from './user-queries.server'

/** Sends a link for a new password to the address the account has, not to the one that was typed. Nothing happens for an unknown one. */
export async function requestRecovery(db: Db, email: string): Promise<void> {
  await inTransaction(db, async (db) => {
    const user = await findUserByEmail(db, email)
    if (!user) return
    await queueMail(db, recoveryMail({ to: user.email, code: await issueToken(db, user.id, 'recovery') }))
  })
}
