import type { Db } from '@/lib/kernel/db/db.server'
import { getAdCards } from '@/lib/market/ads/ad-cards.server'
import { type SentCard, sendCard } from '@/lib/market/ads/page/sent-card'
import { type Category, isCategory } from '@/lib/market/catalogue/category'
import { findAds } from '@/lib/market/search/engine/search-ads.server'
import { searchEngine } from '@/lib/market/search/engine/search-engine.server'
import { emptySearch, type SearchQuery } from '@/lib/market/search/query/search-query'
import { listPageOf, mainListPage } from './list-pages'
import type { FacetOption } from './search-results'
import { type SentFacets, sendFacets } from './sent-facets'

const newestCount = 4
const makeCount = 15

export type HomePage = {
  carCount: number
  newest: SentCard[]
  bodies: FacetOption[]
  /** The makes with the most ads, the most first. */
  makes: FacetOption[]
  category: Category
  box: { query: SearchQuery; facets: SentFacets; total: number; lastYear: number }
}

/** What the home page shows: cars, and a search box for the requested category (an unknown one counts as cars). */
export async function homePage(db: Db, param: string | string[] | undefined, now = new Date()): Promise<HomePage> {
  const query = emptySearch(mainListPage(typeof param === 'string' && isCategory(param) ? param : 'auto'))
  const { category } = listPageOf(query.list)
  const engine = searchEngine(db)
  const [cars, chosen] = await Promise.all([
    findAds(engine, { ...emptySearch('annunci'), sort: 'recenti' }, { limit: newestCount, params: ['marca', 'carrozzeria'] }),
    category === 'auto' ? null : findAds(engine, query, { limit: 0, params: ['marca'] }),
  ])
  const newest = await getAdCards(db, cars.ids)
  return {
    carCount: cars.total,
    newest: newest.map(sendCard),
    bodies: [...(cars.facets['carrozzeria'] ?? [])],
    makes: (cars.facets['marca'] ?? [])
      .filter((make) => make.count !== 0)
      .sort((a, b) => (b.count ?? 0) - (a.count ?? 0))
      .slice(0, makeCount),
    category,
    box: {
      query,
      facets: sendFacets({ marca: (chosen ?? cars).facets['marca'] ?? [] }),
      total: (chosen ?? cars).total,
      lastYear: now.getFullYear(),
    },
  }
}
