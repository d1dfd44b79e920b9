import { mayMail } from '@/lib/accounts/users/limit-mails.server'
import type { Db } from '@/lib/kernel/db/db.server'
import { queueMail } from '@/lib/kernel/mail/queue-mail.server'
import type { DeadLetter } from '@/lib/kernel/mail/send-due-mails.server'
import { issueCode } from './reply-code.server'
import { replyWaitingMail } from './reply-mails.server'
import { titleSql } from './write-message.server'

/** A buyer's message whose mail was given up waits again. Where the address takes none, it waits for another one and its buyer gets a mail. */
export async function requeueMessage(db: Db, { id, to, isRefused }: DeadLetter): Promise<void> {
  const [thread] = await db<{ id: number; title: string; email: string }[]>`
    update reply_message set mailed_at = null, mail_id = null, refused_address = ${isRefused ? to : null} from reply
    where mail_id = ${id} and sender = 'buyer' and reply.id = reply_id returning reply.id, ${titleSql(db)} as title, email`
  if (thread && isRefused && (await mayMail(db, thread.email)))
    await queueMail(db, replyWaitingMail({ to: thread.email, code: await issueCode(db, thread.id, 'buyer'), title: thread.title }))
}
