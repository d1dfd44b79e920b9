import { asks } from '@/lib/accounts/contact/message-questions'
import { type SendOutcome, sendReply } from '@/lib/accounts/contact/send-reply.server'
import { type Db, inTransaction } from '@/lib/kernel/db/db.server'
import { findBlanks } from './move-questions.server'
import { insertQuestions } from './questions.server'

/** A first message from the page of an ad. The questions that its form writes into the words become the card of a conversation, also of strangers. */
export async function sendAsking(db: Db, adId: number, ...[reply, sender]: Rest): Promise<SendOutcome> {
  return inTransaction(db, async (db) => {
    const outcome = await sendReply(db, adId, reply, sender)
    const names = (await findBlanks(db, adId)).blanks.flatMap(({ name, question }) => (asks(reply.message, question) ? [name] : []))
    if (names.length > 0) await addQuestions(db, { adId, email: reply.email, names })
    return outcome
  })
}
type Rest = [Parameters<typeof sendReply>[2], Parameters<typeof sendReply>[3]]

async function addQuestions(db: Db, { adId, email, names }: { adId: number; email: string; names: readonly string[] }): Promise<void> {
  const [first] = await db<{ replyId: number; messageId: number }[]>`
    select reply_id, reply_message.id as message_id from reply_message join reply on reply.id = reply_id
    where ad_id = ${adId} and lower(email) = lower(${email}) and sender = 'buyer' order by reply_message.id desc limit 1`
  if (first) await insertQuestions(db, { ...first, facts: names, now: new Date() })
}
