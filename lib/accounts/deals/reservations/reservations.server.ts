import type { DealAd } from '@/lib/accounts/deals/open-deal.server'
import { isPromisedHere } from '@/lib/accounts/deals/sale/sales.server'
import { visitMonths } from '@/lib/accounts/deals/visits/visit'
import { queueDealEvent } from '@/lib/accounts/webhooks/webhooks.server'
import type { Db, SqlFragment } from '@/lib/kernel/db/db.server'
import type { Expiry } from '@/lib/kernel/expiry/purge-rows.server'
import type { Reservation } from './reservation'

function reservationColumns(db: Db): SqlFragment {
  return db`id, reply_id, message_id, ad_id, state, until_at, extended_at`
}

/** The reservation of a vehicle; there is one at most. */
export async function findActive(db: Db, adId: number): Promise<Reservation | undefined> {
  const [active] = await db<Reservation[]>`select ${reservationColumns(db)} from reservation where ad_id = ${adId} and state = 'active'`
  return active
}

/** The reservations of a conversation, the first one first. */
export async function listReservations(db: Db, replyId: number): Promise<Reservation[]> {
  return db<Reservation[]>`select ${reservationColumns(db)} from reservation where reply_id = ${replyId} order by id`
}

/** Whether the vehicle of a conversation is put aside for somebody else, by us or by a word of its seller. */
export async function isReservedForAnother(db: Db, { id, ad }: { id: number; ad: Pick<DealAd, 'id' | 'status'> | null }): Promise<boolean> {
  if (ad?.status !== 'reserved' || (await findActive(db, ad.id))?.replyId === id) return false
  return !(await isPromisedHere(db, id))
}

export async function insertReservation(
  db: Db,
  reservation: Pick<Reservation, 'replyId' | 'messageId' | 'adId' | 'untilAt'>,
): Promise<void> {
  const [stored] = await db<{ id: number }[]>`insert into reservation ${db({ ...reservation, state: 'active' })} returning id`
  if (stored) await queueDealEvent(db, 'reservation.started', reservation.replyId, { reservationId: stored.id })
}

export async function extendReservation(db: Db, id: number, untilAt: Date, now: Date): Promise<void> {
  await db`update reservation set until_at = ${untilAt}, extended_at = ${now} where id = ${id}`
}

export async function endReservation(db: Db, id: number, state: Exclude<Reservation['state'], 'active'>, now: Date): Promise<void> {
  const [ended] = await db<
    { replyId: number }[]
  >`update reservation set state = ${state}, ended_at = ${now} where id = ${id} returning reply_id`
  if (ended) await queueDealEvent(db, 'reservation.ended', ended.replyId, { reservationId: id })
}

/** The vehicles put aside for an account, and by one that sells privately. */
export async function exportReservations(db: Db, owner: { id: number }) {
  return db<{ ad: number; state: string; untilAt: Date; extendedAt: Date | null; createdAt: Date; endedAt: Date | null }[]>`
    select reservation.ad_id as ad, reservation.state, until_at, extended_at, reservation.created_at, ended_at
    from reservation join reply on reply.id = reservation.reply_id join ad on ad.id = reservation.ad_id
    where reply.user_id = ${owner.id} or (ad.owner_id = ${owner.id} and ad.dealer_id is null) order by reservation.id`
}

export const reservationExpiries: readonly Expiry[] = [
  { table: 'reservation', isOver: (db) => db`ended_at < now() - ${visitMonths} * interval '1 month'` },
]
