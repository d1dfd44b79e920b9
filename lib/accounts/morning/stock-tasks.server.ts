import type { Dealership } from '@/lib/accounts/dealerships/dealership'
import type { Db } from '@/lib/kernel/db/db.server'
import type { AdCard } from '@/lib/market/ads/ad-card'
import { getAdCards } from '@/lib/market/ads/ad-cards.server'
import { labelPrices } from '@/lib/market/price-rating/label-prices'
import { ordinaryAtMost } from '@/lib/market/price-rating/price-words'
import { type DearLine, endingDays, type Found, isStale, linesShown, type TaskCar } from './morning'

type StockRow = {
  kind: 'prices' | 'photos' | 'ending'
  id: number
  count: number
  daysOnline: number
  expiresAt: Date | null
  estimateEuro: number | null
  lowEuro: number | null
  highEuro: number | null
}

/** What of a dealer's stock waits: one pass over its ads for all kinds, and the cards of the few lines shown. */
export async function findStockTasks(
  db: Db,
  { dealerId }: Pick<Dealership, 'dealerId'>,
  now: Date,
): Promise<Pick<Found, 'prices' | 'photos' | 'ending'> & { staleSince: string | null }> {
  const rows = await readRows(db, dealerId)
  const cards = new Map((await getAdCards(db, [...new Set(rows.map(({ id }) => id))])).map((card) => [card.id, toCar(card)]))
  const linesOf = <Line>(kind: StockRow['kind'], line: (row: StockRow, car: TaskCar) => Line) => {
    const ofKind = rows.filter((row) => row.kind === kind)
    const lines = ofKind.flatMap((row) => {
      const car = cards.get(row.id)
      return car ? [line(row, car)] : []
    })
    return { count: ofKind[0]?.count ?? 0, lines }
  }
  const fittedAt = await oldestModel(db, dealerId)
  const staleSince = fittedAt !== null && isStale(fittedAt, now) ? fittedAt.toISOString() : null
  return {
    prices: staleSince === null ? linesOf('prices', dearLine) : null,
    photos: linesOf('photos', (_, car) => ({ car })),
    ending: linesOf('ending', ({ expiresAt }, car) => ({ car, endsAt: (expiresAt ?? now).toISOString() })),
    staleSince,
  }
}

function dearLine({ daysOnline, estimateEuro, lowEuro, highEuro }: StockRow, car: TaskCar): DearLine {
  const band = { estimateEuro: estimateEuro ?? 0, lowEuro: lowEuro ?? 0, highEuro: highEuro ?? 0 } // what is dear has an estimate
  return { car, daysOnline, estimateEuro: band.estimateEuro, prices: labelPrices(band) }
}

function toCar({ id, href, title, photo, illustration, priceCents }: AdCard): TaskCar {
  return { id, href, title, photo, illustration, priceCents }
}

/** A price without an estimate, of a rare version among others, is no task; nor is one whose change waits for a moderator. */
async function readRows(db: Db, dealerId: number): Promise<StockRow[]> {
  return db<StockRow[]>`
    with stock as materialized (
      select a.id, a.price_cents, a.published_at, a.expires_at, r.estimate_euro, r.low_euro, r.high_euro,
        a.status = 'published' and r.verdict = 'fair' and a.price_cents > round(r.estimate_euro * ${ordinaryAtMost}::numeric) * 100
          and not exists (select from ad_revision v where v.ad_id = a.id and v.state = 'waiting') as is_dear,
        not exists (select from ad_photo p where p.ad_id = a.id and not p.is_withheld)
          and not exists (select from ad_photo_source s where s.ad_id = a.id and s.next_at is not null) as is_bare,
        a.expires_at between now() and now() + ${endingDays} * interval '1 day' as is_ending
      from ad a left join price_rating r on r.ad_id = a.id and not r.is_due
      where a.dealer_id = ${dealerId} and a.status in ('published', 'reserved')
    ), found as (
      select 'prices' as kind, id, -extract(epoch from published_at)::float8 as weight from stock where is_dear -- the longest online
      union all select 'photos', id, extract(epoch from published_at)::float8 from stock where is_bare
      union all select 'ending', id, -extract(epoch from expires_at)::float8 from stock where is_ending
    ), placed as (
      select *, row_number() over (partition by kind order by weight desc nulls last, id) as place, count(*) over (partition by kind)::int as count
      from found
    )
    select kind, id, count, greatest(0, extract(day from now() - published_at))::int as days_online, expires_at, estimate_euro, low_euro, high_euro
    from placed join stock using (id) where place <= ${linesShown} order by kind, place`
}

/** When the oldest of the price models that this stock is rated by was made; null where there is none. */
async function oldestModel(db: Db, dealerId: number): Promise<Date | null> {
  const [row] = await db<{ fittedAt: Date | null }[]>`
    select min(fitted_at) as fitted_at from price_model
    where category in (select category from ad where dealer_id = ${dealerId} and status = 'published')`
  return row?.fittedAt ?? null
}
