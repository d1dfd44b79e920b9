import type { AdCard } from '@/lib/ads/ad-card'
import { isCategory, type Category } from '@/lib/catalogue/category'
import type { Db } from '@/lib/db/db.server'
import { listPageOf, mainListPage } from './list-pages'
import { searchAds } from './search-ads.server'
import { emptySearch, type SearchQuery } from './search-query'
import type { FacetOption, Facets } from './search-results'

const newestCount = 4
const makeCount = 15

export type HomePage = {
  carCount: number
  newest: AdCard[]
  bodies: FacetOption[]
  /** The makes with the most ads, the most first. */
  makes: FacetOption[]
  category: Category
  box: { query: SearchQuery; facets: Facets; total: number; lastYear: number }
}

/** What the home page shows: cars, and a search box for the category asked for (one it does not know counts as cars). */
export async function homePage(db: Db, asked: string | string[] | undefined, now = new Date()): Promise<HomePage> {
  const query = emptySearch(mainListPage(typeof asked === 'string' && isCategory(asked) ? asked : 'auto'))
  const { category } = listPageOf(query.list)
  const cars = await searchAds(db, emptySearch('annunci'))
  const chosen = category === 'auto' ? cars : await searchAds(db, query)
  return {
    carCount: cars.total,
    newest: cars.cards.slice(0, newestCount),
    bodies: [...(cars.facets['carrozzeria'] ?? [])],
    makes: (cars.facets['marca'] ?? []).filter((make) => make.count !== 0).sort((a, b) => (b.count ?? 0) - (a.count ?? 0)).slice(0, makeCount),
    category,
    box: { query, facets: { marca: chosen.facets['marca'] ?? [] }, total: chosen.total, lastYear: now.getFullYear() },
  }
}
