import type { Db } from '@/lib/kernel/db/db.server'
import type { NewAd } from '@/lib/market/ads/ad'
import { addDays, daysBetween } from '../calendar'
import type { DemoMarket } from '../demo-ad'
import { priceBeforeCut } from '../price'
import { Random } from '../random'

/** A price that an ad gets after the one it came with; `index`: its number in the market. */
export type LaterPrice = { index: number; priceCents: number; at: Date }

/** Share of the ads without a history that get one, so that an eighth of all on offer have fallen. */
const droppedShare = 0.078

/** An ad with a history of prices that ends at its own; what came last of two falls is added to `later`. */
export function withDrop({ seed, today }: DemoMarket, index: number, ad: NewAd, later: LaterPrice[]): NewAd {
  const { priceCents, publishedAt, previousPriceCents, status } = ad
  const random = new Random(seed, 102, index)
  if (!priceCents || !publishedAt || previousPriceCents || status !== 'published' || !random.chance(droppedShare)) return ad
  const online = daysBetween(publishedAt, today)
  if (online < 4) return ad
  const before = priceBeforeCut(random, priceCents / 100) * 100
  const at = (from: number, to: number) => addDays(publishedAt, online * random.between(from, to))
  if (online < 15 || !random.chance(0.35)) return { ...ad, previousPriceCents: before, priceChangedAt: at(0.3, 0.97) }
  // A quarter raised it first: what counts is the lowest price of thirty days, not the last.
  const first = random.chance(0.25) ? (priceCents + before) / 2 : priceBeforeCut(random, before / 100) * 100
  later.push({ index, priceCents, at: at(0.7, 0.97) })
  return { ...ad, priceCents: before, previousPriceCents: Math.round(first), priceChangedAt: at(0.25, 0.6) }
}

/** Writes the later prices as a seller would: history, reduction and label follow by the triggers. `after`: the last ad before those of the market. */
export async function writeLaterPrices(db: Db, after: number, later: readonly LaterPrice[]): Promise<void> {
  await db`
    update ad set previous_price_cents = ad.price_cents, price_cents = given.price_cents, price_changed_at = given.at
    from unnest(${later.map(({ index }) => index)}::int[], ${later.map(({ priceCents }) => priceCents)}::int[],
        ${later.map(({ at }) => at.toISOString())}::timestamptz[]) as given (index, price_cents, at)
      join (select id, (row_number() over (order by id))::int - 1 as index from ad where id > ${after}) numbered on numbered.index = given.index
    where ad.id = numbered.id`
}
