import type { Party } from '@/lib/accounts/contact/reply'
import { queueDealEvent } from '@/lib/accounts/webhooks/webhooks.server'
import type { Db, SqlFragment } from '@/lib/kernel/db/db.server'
import { offerEvents } from './deal-events'
import { type ActualMover, findTransition } from './find-transition'
import type { Offer } from './offer'
import type { Deal } from './open-deal.server'
import type { MoveOf } from './transitions'

export type NewOffer = Pick<
  Offer,
  | 'replyId'
  | 'messageId'
  | 'author'
  | 'amountEuro'
  | 'askedCents'
  | 'expiresAt'
  | 'createdAt'
  | 'wantsReservation'
  | 'partExchangeId'
  | 'partExchangeEuro'
> &
  Partial<Pick<Offer, 'state' | 'movedBy'>>

export async function insertOffer(db: Db, offer: NewOffer): Promise<void> {
  const [stored] = await db<{ id: number }[]>`insert into offer ${db({ ...offer, movedAt: offer.createdAt })} returning id`
  if (!stored) return
  await queueDealEvent(db, 'offer.created', offer.replyId, { offerId: stored.id })
  const answered = offer.state && offerEvents[offer.state] // refused at once
  if (answered) await queueDealEvent(db, answered, offer.replyId, { offerId: stored.id })
}

/** The offers of a conversation, the oldest first. */
export async function listOffers(db: Db, replyId: number): Promise<Offer[]> {
  return db<Offer[]>`select ${offerColumns(db)} from offer where reply_id = ${replyId} order by id`
}

/** The offer that waits for an answer or was accepted; there is at most one. */
export async function findOfferInTheAir(db: Db, replyId: number): Promise<Offer | undefined> {
  const [offer] = await db<Offer[]>`select ${offerColumns(db)} from offer where reply_id = ${replyId} and state in ('sent', 'accepted')`
  return offer
}

/** How many offers this buyer has made for the vehicle, and how many wait for an answer anywhere. Of addresses that nobody has confirmed each conversation counts with its like. */
export async function countOffers(db: Db, { adId, userId, email, isConfirmed }: Deal): Promise<{ forVehicle: number; open: number }> {
  const [row] = await db<{ forVehicle: number; open: number }[]>`
    select (count(*) filter (where ad_id = ${adId}))::int as for_vehicle, (count(*) filter (where state = 'sent'))::int as open
    from offer join reply on reply.id = reply_id
    where author = 'buyer' and (user_id = ${userId} or (lower(email) = lower(${email}) and (email_confirmed_at is not null) = ${isConfirmed}))`
  return row ?? { forVehicle: 0, open: 0 }
}

type Moved = { move: MoveOf<'offer'>; by: ActualMover; side: Party | null; now: Date }

/** Moves an offer of a locked conversation by the table; false where the table knows no such move. */
export async function moveOffer(db: Db, offer: Pick<Offer, 'id' | 'state'>, { move, by, side, now }: Moved): Promise<boolean> {
  const row = findTransition('offer', { move, from: offer.state, by })
  if (!row) return false
  const [moved] = await db<{ replyId: number }[]>`
    update offer set state = ${row.to}, moved_at = ${now}, moved_by = ${side} where id = ${offer.id} and state = ${offer.state} returning reply_id`
  if (!moved) throw new Error('an offer of a locked conversation has moved')
  const event = offerEvents[row.to]
  if (event) await queueDealEvent(db, event, moved.replyId, { offerId: offer.id })
  return true
}

/** Notes that the other side is reminded of an offer that is about to expire; false where it was before. */
export async function noteOfferReminder(db: Db, id: number, now: Date): Promise<boolean> {
  const noted = await db<{ id: number }[]>`update offer set reminded_at = ${now} where id = ${id} and reminded_at is null returning id`
  return noted.length === 1
}

/** Takes the vehicle back that was to be given in. */
export async function removePartExchange(db: Db, id: number): Promise<void> {
  await db`update offer set part_exchange_id = null, part_exchange_euro = null where id = ${id}`
}

/** Lets an offer wait longer. */
export async function prolongOffer(db: Db, id: number, hours: number): Promise<void> {
  await db`update offer set expires_at = expires_at + ${hours} * interval '1 hour', is_extended = true where id = ${id}`
}

function offerColumns(db: Db): SqlFragment {
  return db`id, reply_id, message_id, author, amount_euro, asked_cents, state, expires_at, is_extended, wants_reservation, part_exchange_id, part_exchange_euro, moved_at, moved_by, created_at`
}
