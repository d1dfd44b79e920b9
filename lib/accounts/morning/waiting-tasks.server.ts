import { waitingLeads } from '@/lib/accounts/contact/leads/leads.server'
import { type Dealership, mayIn } from '@/lib/accounts/dealerships/dealership'
import type { Db, SqlFragment } from '@/lib/kernel/db/db.server'
import { getAdCards } from '@/lib/market/ads/ad-cards.server'
import { type ImportLine, type LeadLine, linesShown, type Waiting, type WeekFigures, waitingHours } from './morning'
import { firstWords } from './morning-words'

type LeadRow = { id: number; title: string; buyer: string; words: string; waitingSince: Date; adId: number | null; count: number }

/** The requests that have waited too long, the oldest first. */
export async function findWaitingLeads(db: Db, { dealerId }: Pick<Dealership, 'dealerId'>): Promise<Waiting<LeadLine>> {
  const rows = await db<LeadRow[]>`
    select lead.id, lead.title, lead.name as buyer, last.message as words, waiting_since, reply.ad_id, count(*) over ()::int as count
    from (${waitingLeads(db, dealerId)}) lead join reply on reply.id = lead.id,
      lateral (select message from reply_message where reply_id = lead.id order by id desc limit 1) last
    where waiting_since < now() - ${waitingHours} * interval '1 hour' order by waiting_since limit ${linesShown}`
  const cards = new Map(
    (
      await getAdCards(
        db,
        rows.flatMap(({ adId }) => adId ?? []),
      )
    ).map((card) => [card.id, card]),
  )
  const lines = rows.map(({ id, title, buyer, words, waitingSince, adId }) => {
    const card = adId === null ? undefined : cards.get(adId)
    const car = card ? pick(card) : null
    return { id, buyer, title: card?.title ?? title, words: firstWords(words), since: waitingSince.toISOString(), car }
  })
  return { count: rows[0]?.count ?? 0, lines }
}

function pick({ id, href, title, photo, illustration, priceCents }: NonNullable<LeadLine['car']>) {
  return { id, href, title, photo, illustration, priceCents }
}

/** Files on their way in that wait for somebody: their columns, or what the trial found. */
export async function findWaitingImports(db: Db, { dealerId }: Pick<Dealership, 'dealerId'>): Promise<Waiting<ImportLine>> {
  const rows = await db<(ImportLine & { count: number })[]>`
    select id, file_name, count(*) over ()::int as count,
      case when state = 'checked' then coalesce((counts ->> 'note')::int, 0) + coalesce((counts ->> 'refused')::int, 0) end as questions
    from dealer_import where dealer_id = ${dealerId} and state in ('columns', 'checked') order by id desc limit ${linesShown}`
  return { count: rows[0]?.count ?? 0, lines: rows.map(({ id, fileName, questions }) => ({ id, fileName, questions })) }
}

/** The requests answered today after too long a wait, one line each. */
export async function findAnsweredToday(db: Db, { dealerId }: Pick<Dealership, 'dealerId'>): Promise<{ buyer: string; title: string }[]> {
  return db<{ buyer: string; title: string }[]>`
    select lead.name as buyer, lead.title from (${waitingLeads(db, dealerId)}) lead where exists (
      select from reply_message answer, lateral (
        select min(asked.created_at) as first from reply_message asked
        where asked.reply_id = lead.id and asked.sender = 'buyer' and asked.id < answer.id and asked.id > coalesce((
          select max(before.id) from reply_message before where before.reply_id = lead.id and before.sender = 'seller' and before.id < answer.id), 0)
      ) asked
      where answer.reply_id = lead.id and answer.sender = 'seller' and answer.created_at >= ${italianMidnight(db)}
        and asked.first < answer.created_at - ${waitingHours} * interval '1 hour') order by lead.id`
}

/** The moment at which the day began in Italy. */
export function italianMidnight(db: Db): SqlFragment {
  return db`(date_trunc('day', now() at time zone 'Europe/Rome') at time zone 'Europe/Rome')`
}

/** This week's requests, how soon half of them were answered, and what was sold. */
export async function findWeekFigures(db: Db, dealership: Pick<Dealership, 'dealerId' | 'role'>): Promise<WeekFigures> {
  const { dealerId } = dealership
  const monday = db`(date_trunc('week', now() at time zone 'Europe/Rome') at time zone 'Europe/Rome')`
  const [row] = await db<{ requests: number; answerMinutes: number | null; visits: number; sold: number }[]>`
    with begun as (
      select min(created_at) filter (where sender = 'buyer') as asked, min(created_at) filter (where sender = 'seller') as answered
      from reply_message where reply_id in (select lead.id from (${waitingLeads(db, dealerId)}) lead) group by reply_id
    )
    select (select count(*)::int from begun where asked >= ${monday})
        + (select count(*)::int from callback where dealer_id = ${dealerId} and created_at >= ${monday}) as requests,
      (select round(percentile_cont(0.5) within group (order by extract(epoch from answered - asked)) / 60)::int from begun
        where asked >= ${monday} and answered is not null) as answer_minutes,
      (select count(*)::int from visit join ad on ad.id = visit.ad_id
        where ad.dealer_id = ${dealerId} and state in ('confirmed', 'held') and from_at >= ${monday} and from_at < ${monday} + interval '7 days') as visits,
      (select count(*)::int from ad where dealer_id = ${dealerId} and status = 'sold' and closed_at >= ${monday}) as sold`
  const { requests = 0, answerMinutes = null, visits = 0, sold = 0 } = row ?? {}
  return mayIn(dealership, 'readLeads')
    ? { requests, answerMinutes, visits, sold }
    : { requests: null, answerMinutes: null, visits: null, sold }
}
