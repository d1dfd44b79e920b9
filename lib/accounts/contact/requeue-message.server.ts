import { mayMail } from '@/lib/accounts/users/limit-mails.server'
import type { Db } from '@/lib/kernel/db/db.server'
import { queueMail } from '@/lib/kernel/mail/queue-mail.server'
import type { DeadLetter } from '@/lib/kernel/mail/send-due-mails.server'
import { findMailedAd } from '@/lib/market/ads/mailed-ad.server'
import { issueCode } from './reply-code.server'
import { replyWaitingMail } from './reply-mails.server'
import { titleSql } from './write-message.server'

/** A buyer's message whose mail was given up waits again. Where the address takes none, it waits for another one and its buyer gets a mail. */
export async function requeueMessage(db: Db, { id, to, isRefused }: DeadLetter): Promise<void> {
  const [thread] = await db<{ id: number; adId: number | null; title: string; email: string; isConfirmed: boolean }[]>`
    update reply_message set mailed_at = null, mail_id = null, refused_address = ${isRefused ? to : null} from reply
    where mail_id = ${id} and sender = 'buyer' and reply.id = reply_id returning reply.id, ad_id, ${titleSql(db)} as title, email, email_confirmed_at is not null as is_confirmed`
  if (!thread || !isRefused || !(await mayMail(db, thread.email))) return
  const code = await issueCode(db, thread.id, 'buyer')
  const ad = await findMailedAd(db, thread.adId, thread.isConfirmed ? 'known' : 'stranger')
  await queueMail(db, replyWaitingMail({ to: thread.email, code, title: thread.title, ad }))
}
