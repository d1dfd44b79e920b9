import type { Db } from '@/lib/kernel/db/db.server'
import { findMake, findModel } from '@/lib/market/catalogue/catalogue.server'
import { type Category, categorySlugs } from '@/lib/market/catalogue/category'
import { bodiesByCategory, labelOf } from '@/lib/market/catalogue/vocabulary'
import { findAds } from '@/lib/market/search/engine/search-ads.server'
import { searchEngine } from '@/lib/market/search/engine/search-engine.server'
import { emptySearch } from '@/lib/market/search/query/search-query'
import { listPageOf, listPageSlugs, mainListPage } from './list-pages'
import type { StockByCategory, StockEntry, StockMake } from './stock-directory'

/** How many vehicles each list has, by its path. */
export async function countLists(db: Db): Promise<Record<string, number>> {
  const rows = await db<{ category: Category; offerType: string; count: number }[]>`
    select category, offer_type, count(*)::int as count from ad where status = 'published' group by category, offer_type`
  return Object.fromEntries(
    listPageSlugs.map((list) => {
      const { path, category, offers } = listPageOf(list)
      const shown: readonly string[] | null = offers
      const own = rows.filter((row) => row.category === category && (shown === null || shown.includes(row.offerType)))
      return [path, own.reduce((sum, { count }) => sum + count, 0)]
    }),
  )
}

type ModelRow = { category: Category; make: string; model: string | null; count: number }

/** Every make and model that is for sale, by name, with how many. An ad without a catalogue model counts for its make only. */
export async function listStock(db: Db): Promise<StockByCategory<StockMake>> {
  const rows = await db<
    ModelRow[]
  >`select category, make, model, count(*)::int as count from ad where status = 'published' group by category, make, model`
  return categorySlugs.map((category) => ({
    category,
    entries: makesOf(
      category,
      rows.filter((row) => row.category === category),
    ),
  }))
}

function makesOf(category: Category, rows: readonly ModelRow[]): StockMake[] {
  const makes = new Map<string, StockMake>()
  for (const { make: slug, model, count } of rows) {
    const name = findMake(category, slug)?.name
    if (name === undefined) continue
    const make = makes.get(slug) ?? { slug, name, count: 0, models: [] }
    make.count += count
    const modelName = model === null ? undefined : findModel(category, slug, model)?.name
    if (model !== null && modelName !== undefined) make.models.push({ slug: model, name: modelName, count })
    makes.set(slug, make)
  }
  return [...makes.values()].sort(byName).map((make) => ({ ...make, models: make.models.sort(byName) }))
}

/** Every type of vehicle, with how many are for sale. */
export async function listStockBodies(db: Db): Promise<StockByCategory<StockEntry>> {
  const rows = await db<{ category: Category; body: string; count: number }[]>`
    select category, body, count(*)::int as count from ad where status = 'published' and body is not null group by category, body`
  return categorySlugs.map((category) => ({
    category,
    entries: Object.keys(bodiesByCategory[category])
      .filter((body) => body !== 'altro')
      .map((slug) => ({
        slug,
        name: labelOf(bodiesByCategory[category], slug),
        count: rows.find((row) => row.category === category && row.body === slug)?.count ?? 0,
      })),
  }))
}

const italian = new Intl.Collator('it', { numeric: true, sensitivity: 'base' })
function byName(a: StockEntry, b: StockEntry): number {
  return italian.compare(a.name, b.name)
}

/** Every make that is for sale in any category, by name. */
export async function listMakesForSale(db: Db): Promise<{ slug: string; name: string }[]> {
  const engine = searchEngine(db)
  const found = await Promise.all(
    categorySlugs.map((category) => findAds(engine, emptySearch(mainListPage(category)), { limit: 0, params: ['marca'] })),
  )
  const makes = new Map<string, StockEntry>()
  for (const { value, label, count } of found.flatMap(({ facets }) => facets['marca'] ?? []))
    if (count !== 0) makes.set(value, { slug: value, name: label, count: 0 })
  return [...makes.values()].sort(byName).map(({ slug, name }) => ({ slug, name }))
}
