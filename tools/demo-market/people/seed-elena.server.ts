import type { Db } from '@/lib/kernel/db/db.server'
import { findSearch } from '@/lib/market/search/engine/find-search.server'
import { matching } from '@/lib/market/search/engine/postgres-engine.server'
import { searchHref } from '@/lib/market/search/query/search-href'

/** Used cars within an hour of Pavia, where Elena lives. */
const search = '/usate?dove=018110&prezzo_a=15000&raggio=100&ordina=recenti'
const day = 86_400_000
/** How many ads have come since she last looked. */
const newAds = 7

/** Elena's watchlist, of which one car costs less than when she saved it and one is sold, and her saved search. */
export async function seedElena(db: Db, { userId, now, giuliasAd }: { userId: number; now: Date; giuliasAd: number }): Promise<void> {
  const saved = await chooseAds(db, now)
  const own = { id: giuliasAd, paid: 1_490_000, savedAt: new Date(now.getTime() - 2 * day), note: 'Giulia, libera il sabato' }
  const rows = [...saved, own].map(({ id, paid, savedAt, note }) => ({
    ...{ userId, adId: id, savedAt, savedPriceCents: paid, seenPriceCents: paid, seenSold: false, note },
  }))
  await db`insert into saved_ad ${db(rows)}`
  await saveSearch(db, userId, now)
}

type Chosen = { id: number; paid: number | null; savedAt: Date; note: string }

/** One whose price has fallen, one that stays as it is, and one that is sold. */
async function chooseAds(db: Db, now: Date): Promise<Chosen[]> {
  const usual = db`category = 'auto' and offer_type = 'usato' and owner_id is null and price_cents between 600000 and 1800000`
  return db<Chosen[]>`
    (select id, previous_price_cents as paid, published_at + (price_changed_at - published_at) * 0.8 as saved_at, 'Prezzo sceso: chiedere i tagliandi' as note from ad
      where ${usual} and status = 'published' and previous_price_cents > price_cents order by price_changed_at desc, id limit 1)
    union all (select id, price_cents, published_at + (${now}::timestamptz - published_at) * 0.6, '' from ad
      where ${usual} and status = 'published' and previous_price_cents is null and published_at < ${now}::timestamptz - interval '6 hours' order by published_at desc, id limit 1)
    union all (select id, price_cents, published_at + (closed_at - published_at) * 0.7, '' from ad
      where ${usual} and status = 'sold' and closed_at <= ${now} order by closed_at desc, id limit 1)`
}

async function saveSearch(db: Db, userId: number, now: Date): Promise<void> {
  const query = findSearch(search)
  if (!query) throw new Error('the search of Elena is none')
  const savedAt = new Date(now.getTime() - 20 * day)
  const [last] = await db<{ publishedAt: Date | null }[]>`
    select a.published_at ${matching(db, query)} order by a.published_at desc offset ${newAds} limit 1`
  await db`
    insert into saved_search (user_id, address, name, saved_at, seen_at, frequency)
    values (${userId}, ${searchHref(query)}, 'Usate vicino a Pavia, fino a 15.000 €', ${savedAt}, ${last?.publishedAt ?? savedAt}, 'daily')`
}
