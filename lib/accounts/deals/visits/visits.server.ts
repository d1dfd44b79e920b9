import type { Party } from '@/lib/accounts/contact/reply'
import { visitEvents } from '@/lib/accounts/deals/deal-events'
import { queueDealEvent } from '@/lib/accounts/webhooks/webhooks.server'
import type { Db, SqlFragment } from '@/lib/kernel/db/db.server'
import type { Expiry } from '@/lib/kernel/expiry/purge-rows.server'
import type { Slot } from './slots'
import { addressDays, openVisitStates, type Visit, type VisitToday, type VisitVerdict, visitMonths } from './visit'

function visitColumns(db: Db): SqlFragment {
  return db`visit.id, visit.reply_id, visit.message_id, visit.ad_id, visit.state, author, from_at, to_at, answer_by, address, revision, calendar_id, absent, buyer_says, seller_says, changed_at`
}

/** A visit that is asked for or agreed on; of a conversation there is one at most. */
export async function findOpenVisit(db: Db, replyId: number): Promise<Visit | undefined> {
  const [visit] = await db<Visit[]>`
    select ${visitColumns(db)} from visit where reply_id = ${replyId} and state = any(${[...openVisitStates]})`
  return visit
}

/** The visits of a conversation, the first one first. */
export async function listVisits(db: Db, replyId: number): Promise<Visit[]> {
  return db<Visit[]>`select ${visitColumns(db)} from visit where reply_id = ${replyId} order by id`
}

export async function findVisit(db: Db, id: number): Promise<Visit | undefined> {
  const [visit] = await db<Visit[]>`select ${visitColumns(db)} from visit where id = ${id}`
  return visit
}

export async function findVisits(db: Db, ids: readonly number[]): Promise<Visit[]> {
  return db<Visit[]>`select ${visitColumns(db)} from visit where id = any(${[...ids]}::bigint[])`
}

/** When a vehicle is taken, other than by one visit. */
export async function takenSlots(db: Db, adId: number, now: Date, except: number | null): Promise<Slot[]> {
  return db<Slot[]>`
    select from_at as "from", to_at as "to" from visit
    where ad_id = ${adId} and state = any(${[...openVisitStates]}) and to_at > ${now} and id is distinct from ${except}::bigint`
}

/** Who comes to a dealer today, by the day in Italy, the first one first. */
export async function listVisitsToday(db: Db, dealerId: number, now: Date): Promise<VisitToday[]> {
  const rows = await db<(Omit<VisitToday, 'fromAt'> & { fromAt: Date })[]>`
    select visit.id as visit_id, reply_id, reply.name as buyer, coalesce(reply.ad_title, '') as title, from_at, state = 'confirmed' as is_confirmed
    from visit join ad on ad.id = visit.ad_id join reply on reply.id = reply_id
    where ad.dealer_id = ${dealerId} and state = any(${[...openVisitStates]})
      and (from_at at time zone 'Europe/Rome')::date = (${now}::timestamptz at time zone 'Europe/Rome')::date
    order by from_at, reply_id`
  return rows.map(({ fromAt, ...row }) => ({ ...row, fromAt: fromAt.toISOString() }))
}

type NewVisit = Pick<Visit, 'replyId' | 'messageId' | 'adId' | 'state' | 'author' | 'fromAt' | 'toAt' | 'answerBy'>

export async function insertVisit(db: Db, visit: NewVisit): Promise<void> {
  const [stored] = await db<{ id: number }[]>`insert into visit ${db(visit)} returning id`
  if (stored) await tellProgram(db, { ...visit, id: stored.id })
}

type Moved = Pick<Visit, 'messageId' | 'state'> & Partial<Pick<Visit, 'author' | 'fromAt' | 'toAt' | 'answerBy' | 'address' | 'absent'>>

/** Writes a move of a locked visit. Another hour is reminded of anew. */
export async function updateVisit(db: Db, { id, replyId }: Pick<Visit, 'id' | 'replyId'>, moved: Moved, now: Date): Promise<void> {
  const reminders = moved.fromAt === undefined ? {} : { dayRemindedAt: null, hoursRemindedAt: null }
  await db`update visit set ${db({ ...moved, ...reminders, changedAt: now })}, revision = revision + 1 where id = ${id}`
  await tellProgram(db, { id, replyId, state: moved.state })
}

/** Notes what a side thinks of a visit; null takes it back. No move of the visit, and nobody else reads it. */
export async function noteVerdict(db: Db, id: number, side: Party, says: VisitVerdict | null): Promise<void> {
  await db`update visit set ${db(side === 'buyer' ? { buyerSays: says } : { sellerSays: says })} where id = ${id}`
}

/** Tells the dealer's program what has become of a visit. */
export async function tellProgram(db: Db, { id, replyId, state }: Pick<Visit, 'id' | 'replyId' | 'state'>): Promise<void> {
  const event = visitEvents[state]
  if (event) await queueDealEvent(db, event, replyId, { visitId: id })
}

/** When a private seller shows the vehicle, from now on. */
export async function listHours(db: Db, adId: number, now: Date): Promise<(Slot & { id: number })[]> {
  return db<
    (Slot & { id: number })[]
  >`select id, from_at as "from", to_at as "to" from visit_hours where ad_id = ${adId} and to_at > ${now} order by from_at`
}

export async function insertHours(db: Db, adId: number, { from, to }: Slot): Promise<void> {
  await db`insert into visit_hours (ad_id, from_at, to_at) values (${adId}, ${from}, ${to}) on conflict (ad_id, from_at) do update set to_at = excluded.to_at`
}

export async function deleteHours(db: Db, adId: number, id: number): Promise<void> {
  await db`delete from visit_hours where id = ${id} and ad_id = ${adId}`
}

/** How many visits a buyer was at, and to how many nobody came, in all conversations of their address. */
export async function countBuyerVisits(db: Db, replyId: number): Promise<{ held: number; missed: number }> {
  const [row] = await db<{ held: number; missed: number }[]>`
    select (count(*) filter (where visit.state = 'held'))::int as held,
      (count(*) filter (where visit.state = 'noShow' and absent = 'buyer'))::int as missed
    from visit join reply on reply.id = visit.reply_id
    where lower(reply.email) = (select lower(email) from reply one where one.id = ${replyId}) and reply.email_confirmed_at is not null`
  return row ?? { held: 0, missed: 0 }
}

/** The place of a visit is nobody's business a week after it. */
export async function eraseAddresses(db: Db, now: Date): Promise<void> {
  await db`
    update visit set address = null
    where address is not null and (to_at < ${now}::timestamptz - ${addressDays} * interval '1 day'
      or state in ('cancelled', 'expired', 'lapsed'))`
}

/** What an account noted as a private seller: when it shows its vehicles, and where. */
export async function eraseSellerVisits(db: Db, userId: number): Promise<void> {
  await db`delete from visit_hours using ad where ad.id = ad_id and ad.owner_id = ${userId} and ad.dealer_id is null`
  await db`delete from visit using ad where ad.id = visit.ad_id and ad.owner_id = ${userId} and ad.dealer_id is null`
}

type ExportedVisit = {
  side: Party
  ad: number
  state: string
  fromAt: Date
  toAt: Date
  address: string | null
  absent: Party | null
  says: VisitVerdict | null
  createdAt: Date
}

/** The visits of an account, as buyer and as private seller; a buyer has the address as long as it can be read. */
export async function exportVisits(db: Db, owner: { id: number }): Promise<ExportedVisit[]> {
  return db<ExportedVisit[]>`
    select case when reply.user_id = ${owner.id} then 'buyer' else 'seller' end as side, visit.ad_id as ad, visit.state, from_at, to_at,
      case when visit.state = 'confirmed' or reply.user_id is distinct from ${owner.id}::bigint then address end as address, absent,
      case when reply.user_id = ${owner.id} then buyer_says else seller_says end as says, visit.created_at
    from visit join reply on reply.id = visit.reply_id join ad on ad.id = visit.ad_id
    where reply.user_id = ${owner.id} or (ad.owner_id = ${owner.id} and ad.dealer_id is null) order by visit.id`
}

/** When an account shows its vehicles. */
export async function exportHours(db: Db, userId: number) {
  return db<{ ad: number; fromAt: Date; toAt: Date; createdAt: Date }[]>`
    select ad_id as ad, from_at, to_at, visit_hours.created_at from visit_hours join ad on ad.id = ad_id
    where ad.owner_id = ${userId} and ad.dealer_id is null order by visit_hours.id`
}

export const visitExpiries: readonly Expiry[] = [
  { table: 'visit_hours', isOver: (db) => db`to_at < now()` },
  { table: 'visit', isOver: (db) => db`to_at < now() - ${visitMonths} * interval '1 month'` },
]
