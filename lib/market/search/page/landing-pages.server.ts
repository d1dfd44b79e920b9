import { type Db, inTransaction, type SqlFragment } from '@/lib/kernel/db/db.server'
import { allowLongWork } from '@/lib/kernel/db/role-settings.server'
import { findMake, findModel } from '@/lib/market/catalogue/catalogue.server'
import { largeComuni } from '@/lib/market/places/large-comuni'
import { findPlace } from '@/lib/market/places/places.server'
import { andConditions, conditionsOf, scopeOf } from '@/lib/market/search/engine/search-conditions.server'
import { searchHref } from '@/lib/market/search/query/search-href'
import { defaultRadiusKm, emptySearch, type SearchQuery, usualSort } from '@/lib/market/search/query/search-query'
import { type LandingFacts, landingText } from './landing-facts'
import { type ListPageSlug, listPageOf, listPageSlugs } from './list-pages'
import { searchHeading } from './search-heading'
import { adsToLandOn, isIndexable, isLandingSearch, listsOfComuni } from './search-indexing'

type Area = { make: string | null; model: string | null; region: string | null; province: string | null }
type Counted = {
  ads: number
  changedAt: Date
  priced: number
  lowCents: number | null
  medianCents: number | null
  highCents: number | null
  fuel: string | null
  year: number | null
}
/** A row of the table. */
type LandingPage = { path: string; countedAt: Date } & Omit<Counted, 'priced'>

/** Rows written by one statement. */
const rowsAtATime = 2_000

/** Counts anew which lists are pages to land on, and what is said of each. Answers how many there are. */
export async function refreshLandingPages(db: Db, now = new Date()): Promise<number> {
  return inTransaction(db, async (db) => {
    await allowLongWork(db)
    await db`select pg_advisory_xact_lock(hashtextextended('landing pages', 0))` // two machines that start on a new market would write the same rows
    const pages: LandingPage[] = []
    for (const list of listPageSlugs) pages.push(...(await pagesOf(db, list, now)))
    await db`delete from landing_page`
    for (let from = 0; from < pages.length; from += rowsAtATime)
      await db`insert into landing_page ${db(pages.slice(from, from + rowsAtATime))}`
    return pages.length
  })
}

async function pagesOf(db: Db, list: ListPageSlug, now: Date): Promise<LandingPage[]> {
  const start = emptySearch(list)
  const toPage = (query: SearchQuery | undefined, { priced, ...counted }: Counted): LandingPage[] => {
    if (!query || !isIndexable(query, counted.ads)) return []
    const known = priced >= adsToLandOn ? {} : { lowCents: null, medianCents: null, highCents: null }
    return [{ path: searchHref(query), countedAt: now, ...counted, ...known }]
  }
  const pages = (await countAreas(db, list)).flatMap(({ make, model, region, province, ...counted }) =>
    toPage(queryOf(start, { make, model, region, province }), counted),
  )
  for (const istat of listsOfComuni.includes(list) ? largeComuni : []) {
    const place = findPlace(istat)
    if (!place) continue
    const query = { ...start, place, radiusKm: defaultRadiusKm }
    const [counted] = await db<Counted[]>`
      select ${countedSql(db, list)} from ad a where ${scopeOf(db, start)} ${andConditions(db, conditionsOf(db, query))} having count(*) > 0`
    if (counted) pages.push(...toPage(query, counted))
  }
  return pages
}

/** The search of an area; undefined for what is not in the catalogue: no list has it. */
function queryOf(start: SearchQuery, { make, model, region, province }: Area): SearchQuery | undefined {
  const { category } = listPageOf(start.list)
  const filters = { ...(region !== null && { regione: [region] }), ...(province !== null && { provincia: [province] }) }
  if (make === null) return { ...start, filters }
  const known = { make: findMake(category, make), model: model === null ? null : findModel(category, make, model) }
  return known.make && known.model !== undefined ? { ...start, filters, vehicles: [{ make: known.make, model: known.model }] } : undefined
}

/** Every make and model, alone and in every region and province. */
function countAreas(db: Db, list: ListPageSlug): Promise<(Area & Counted)[]> {
  return db<(Area & Counted)[]>`
    select case when grouping(make) = 0 then make end as make, model, region, province, ${countedSql(db, list)}
    from (select *, lower(province_code) as province from ad) a
    where ${scopeOf(db, { list })}
    group by grouping sets ((), (make), (make, model), (region), (province), (make, region), (make, province), (make, model, region), (make, model, province))
    having count(*) >= ${adsToLandOn}
      and (grouping(model) = 1 or model is not null) and (grouping(region) = 1 or region is not null) and (grouping(province) = 1 or province is not null)`
}

function countedSql(db: Db, list: ListPageSlug): SqlFragment {
  const price = isRental(list) ? db`a.rental_fee_cents` : db`a.price_cents`
  return db`
    count(*)::int as ads, max(a.updated_at) as changed_at, count(${price})::int as priced, min(${price})::int as low_cents,
    (percentile_disc(0.5) within group (order by ${price}))::int as median_cents, max(${price})::int as high_cents,
    mode() within group (order by a.fuel) as fuel, mode() within group (order by coalesce(a.registration_year, a.construction_year))::smallint as year`
}

function isRental(list: ListPageSlug): boolean {
  return listPageOf(list).offers?.includes('noleggio') ?? false
}

/** Lists of which nothing would be learnt from it: every motorbike drinks petrol. */
const tellsFuel = (list: ListPageSlug) => ['auto', 'veicoli-commerciali'].includes(listPageOf(list).category)

type FactsRow = Pick<LandingPage, 'countedAt' | 'lowCents' | 'medianCents' | 'highCents' | 'fuel' | 'year'>

/** The sentence of facts of a list; null for a search that is no page to land on, and for one that was none last night. */
export async function findLandingText(db: Db, query: SearchQuery): Promise<string | null> {
  if (query.page !== 1 || query.sort !== usualSort || !isLandingSearch(query)) return null
  const [row] = await db<FactsRow[]>`
    select counted_at, low_cents, median_cents, high_cents, fuel, year from landing_page where path = ${searchHref(query)}`
  if (!row) return null
  const { lowCents, medianCents, highCents, fuel, ...facts } = row
  const prices: LandingFacts['prices'] =
    lowCents === null || medianCents === null || highCents === null ? null : { lowCents, medianCents, highCents }
  return landingText({ ...facts, prices, fuel: tellsFuel(query.list) ? fuel : null }, isRental(query.list))
}

/** Whether nothing was counted yet although there are ads: a market that has just been filled. */
export async function lacksLandingPages(db: Db): Promise<boolean> {
  const [row] = await db<{ lacks: boolean }[]>`
    select not exists (select from landing_page) and exists (select from ad where status = 'published') as lacks`
  return row?.lacks ?? false
}

type ComuneLists = { title: string; links: { label: string; href: string; ads: number }[] }

/** Lists, for each list that has them, the pages around large comuni that are pages to land on. */
export async function listComuneLists(db: Db): Promise<ComuneLists[]> {
  const queries = listsOfComuni.flatMap((list) =>
    largeComuni.flatMap((istat) => {
      const place = findPlace(istat)
      return place ? [{ ...emptySearch(list), place, radiusKm: defaultRadiusKm }] : []
    }),
  )
  const rows = await db<{ path: string; ads: number }[]>`
    select path, ads from landing_page where path = any(${queries.map(searchHref)})`
  const adsOf = new Map(rows.map(({ path, ads }) => [path, ads]))
  return listsOfComuni
    .map((list) => ({
      title: `${searchHeading(emptySearch(list))} nelle grandi città`,
      links: queries
        .filter((query) => query.list === list)
        .map((query) => ({ label: query.place.name, href: searchHref(query), ads: adsOf.get(searchHref(query)) ?? 0 }))
        .filter(({ ads }) => ads > 0)
        .toSorted((a, b) => a.label.localeCompare(b.label, 'it')),
    }))
    .filter(({ links }) => links.length > 0)
}

/** The pages to land on for the site map, some thousands at a time. */
export async function* landingPaths(db: Db, atATime = 5_000): AsyncGenerator<{ path: string; changedAt: Date }[]> {
  for (let after = ''; ; ) {
    const rows = await db<{ path: string; changedAt: Date }[]>`
      select path, changed_at from landing_page where path > ${after} order by path limit ${atATime}`
    const last = rows.at(-1)
    if (!last) return
    yield rows
    after = last.path
  }
}
