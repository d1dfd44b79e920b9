import type { Db } from '@/lib/kernel/db/db.server'
import { getAdCards } from '@/lib/market/ads/ad-cards.server'
import { sendCard } from '@/lib/market/ads/page/sent-card'
import { findAds } from '@/lib/market/search/engine/search-ads.server'
import { searchEngine } from '@/lib/market/search/engine/search-engine.server'
import { emptySearch } from '@/lib/market/search/query/search-query'
import type { ReducedAds } from './reduced-ads'

const shownAtMost = 4
const factsShown = 3

/** Finds the cars that were reduced most of late. What counts as reduced is decided where prices are stored. */
export async function findReducedAds(db: Db): Promise<ReducedAds> {
  const [today, all] = await Promise.all([
    mostReduced(db, 1),
    findAds(searchEngine(db), { ...emptySearch('annunci'), filters: { ribassati: ['si'] } }, { limit: 0, params: [] }),
  ])
  const isToday = today.length === shownAtMost
  const ids = isToday ? today : await mostReduced(db, 7)
  const cards = await getAdCards(db, ids)
  const sent = cards.map(sendCard).map(({ sellerName: _unseen, ...card }) => ({ ...card, facts: card.facts.slice(0, factsShown) }))
  return { cards: sent, since: isToday ? 'today' : 'week', total: all.total }
}

async function mostReduced(db: Db, days: number): Promise<number[]> {
  const rows = await db<{ id: number }[]>`
    select id from ad
    where status = 'published' and category = 'auto' and price_reduced_at > now() - make_interval(days => ${days}) and price_cents > 0
    order by price_cents::float8 / reduced_from_cents, id limit ${shownAtMost}`
  return rows.map(({ id }) => id)
}
