import type { Db } from '@/lib/kernel/db/db.server'
import { type Category, isCategory } from '@/lib/market/catalogue/category'
import { findAds } from '@/lib/market/search/engine/search-ads.server'
import { searchEngine } from '@/lib/market/search/engine/search-engine.server'
import { emptySearch } from '@/lib/market/search/query/search-query'
import { listPageOf, mainListPage } from './list-pages'
import type { HomeOption, ReducedAds } from './reduced-ads'
import { findReducedAds } from './reduced-ads.server'
import type { FacetOption } from './search-results'

const makeCount = 15

export type HomePage = {
  carCount: number
  reduced: ReducedAds
  bodies: HomeOption[]
  /** The makes with the most ads, the most first. */
  makes: HomeOption[]
  category: Category
  /** The search of the category: how many ads it has, and the newest year they can be of. */
  box: { total: number; lastYear: number }
}

/** What the home page shows: cars, and a search box for the requested category (an unknown one counts as cars). */
export async function homePage(db: Db, param: string | string[] | undefined, now = new Date()): Promise<HomePage> {
  const query = emptySearch(mainListPage(typeof param === 'string' && isCategory(param) ? param : 'auto'))
  const { category } = listPageOf(query.list)
  const engine = searchEngine(db)
  const [cars, chosen, reduced] = await Promise.all([
    findAds(engine, emptySearch('annunci'), { limit: 0, params: ['marca', 'carrozzeria'] }),
    category === 'auto' ? null : findAds(engine, query, { limit: 0, params: [] }),
    findReducedAds(db),
  ])
  return {
    carCount: cars.total,
    reduced,
    bodies: withAds(cars.facets['carrozzeria']),
    makes: withAds(cars.facets['marca'])
      .sort((a, b) => (b.count ?? 0) - (a.count ?? 0))
      .slice(0, makeCount),
    category,
    box: { total: (chosen ?? cars).total, lastYear: now.getFullYear() },
  }
}

function withAds(options: readonly FacetOption[] = []): HomeOption[] {
  return options.filter(({ count }) => count !== 0).map(({ value, label, count }) => ({ value, label, count }))
}
