import type { Db } from '@/lib/kernel/db/db.server'
import { findRating } from '@/lib/market/price-rating/stored-ratings.server'
import { beforeVisit, messageSignals } from './conversation-signals'
import type { Party } from './reply'

/** A price below this part of the estimate is one that nobody gives away. */
const cheapBelow = 0.7
/** Notes what a message of a side looks like, in its transaction: the reasons alone. A sign that is there already is not noted again. */
export async function noteSignals(
  db: Db,
  { replyId, messageId, sender, message }: { replyId: number; messageId: number; sender: Party; message: string },
): Promise<void> {
  const kinds = messageSignals(message, sender)
  if (kinds.length === 0) return
  const all = sender === 'seller' && (await isCheap(db, replyId)) ? [...kinds, 'cheap'] : kinds
  await db`
    insert into conversation_signal (reply_id, side, kind, message_id)
    select ${replyId}, ${sender}, kind, ${messageId} from unnest(${all}::text[]) as kind
    where kind <> all(${[...beforeVisit]}) or not exists (select from visit where visit.reply_id = ${replyId} and visit.state = 'held')
    on conflict (reply_id, side, kind) do nothing`
}

/** Notes that the other side ended a deal because this one asked for money: a person looks at it, and a second time is not a second one. */
export async function noteAccusation(
  db: Db,
  { replyId, messageId, side }: { replyId: number; messageId: number; side: Party },
): Promise<void> {
  await db`
    insert into conversation_signal (reply_id, side, kind, message_id) values (${replyId}, ${side}, 'accused', ${messageId})
    on conflict (reply_id, side, kind) do nothing`
}

async function isCheap(db: Db, replyId: number): Promise<boolean> {
  const [ad] = await db<{ id: number; priceCents: number | null }[]>`
    select ad.id, price_cents from reply join ad on ad.id = ad_id where reply.id = ${replyId}`
  const estimate = ad && (await findRating(db, ad.id))?.estimateEuro
  return typeof estimate === 'number' && typeof ad?.priceCents === 'number' && ad.priceCents / 100 < estimate * cheapBelow
}
