import type { Db } from '@/lib/kernel/db/db.server'
import { articlePath } from '@/lib/kernel/routes/magazine-routes'
import { adPath, dealerPath, observatoryPath, routes } from '@/lib/kernel/routes/routes'
import { vehicleNames } from '@/lib/market/ads/ad-cards.server'
import { findMake, findModel } from '@/lib/market/catalogue/catalogue.server'
import type { Category } from '@/lib/market/catalogue/category'
import { articleImage } from '@/lib/market/magazine/article-json-ld'
import { articleHeads } from '@/lib/market/magazine/articles.server'
import { pictureSrc } from '@/lib/market/photos/photo'
import { type ListPageSlug, listPageOf, listPageSlugs } from '@/lib/market/search/list-pages'
import { searchHref } from '@/lib/market/search/search-href'
import { emptySearch, type SearchQuery } from '@/lib/market/search/search-query'
import type { SitemapPage } from './sitemap-xml'

/** The protocol allows 50,000. */
export const adsPerFile = 45_000
const adsAtATime = 5_000
const picturesOfAd = 10
const pictureWidth = 1280
/** A list of fewer is no page to land on. */
const adsOfList = 3

/** The first id of each file of ads. */
export async function listAdFiles(db: Db, perFile = adsPerFile): Promise<number[]> {
  const rows = await db<{ first: number }[]>`
    select min(id) as first from (
      select id, (row_number() over (order by id) - 1) / ${perFile}::int as file from ad where status = 'published'
    ) numbered group by file order by file`
  return rows.map(({ first }) => first)
}

type AdRow = {
  id: number
  category: Category
  make: string
  model: string | null
  version: string
  updatedAt: Date
  photos: string[]
}

/** The published ads from this id on, as many as a file has, some thousands at a time. */
export async function* adPages(db: Db, first: number, perFile = adsPerFile): AsyncGenerator<SitemapPage[]> {
  let after = first - 1
  for (let left = perFile; left > 0; ) {
    const rows = await db<AdRow[]>`
      select id, category, make, model, version, updated_at,
        array(select photo_id || '-' || revision from ad_photo where ad_id = ad.id order by position limit ${picturesOfAd}) as photos
      from ad where status = 'published' and id > ${after} order by id limit ${Math.min(left, adsAtATime)}`
    if (rows.length === 0) return
    yield rows.map(toPage)
    after = rows.at(-1)?.id ?? after
    left -= rows.length
  }
}

function toPage({ photos, updatedAt, version, id, ...vehicle }: AdRow): SitemapPage {
  const { make, model } = vehicleNames(vehicle)
  return {
    path: adPath({ id, make, model, version }),
    changedAt: updatedAt,
    pictures: photos.map((file) => pictureSrc(file, pictureWidth)),
  }
}

/** Pages that stand there whatever is for sale, articles, and the pages of dealers and of observed models. */
export async function listSitePages(db: Db): Promise<SitemapPage[]> {
  const dealers = await db<{ slug: string; changedAt: Date | null }[]>`
    select d.slug, (select max(updated_at) from ad where dealer_id = d.id) as changed_at from dealer d order by d.slug`
  const models = await db<{ make: string; model: string }[]>`
    select make, model from observed_month where month = (select max(month) from observed_month) order by make, model`
  return [
    ...alwaysThere.map((path) => ({ path })),
    ...articleHeads().map((head) => ({
      path: articlePath(head.slug),
      changedAt: new Date(head.updated),
      pictures: [articleImage(head)],
    })),
    ...dealers.map(({ slug, changedAt }) => ({ path: dealerPath(slug), ...(changedAt && { changedAt }) })),
    ...models.map(({ make, model }) => ({ path: observatoryPath(make, model) })),
  ]
}

const alwaysThere = [
  routes.home,
  routes.sell,
  routes.valuation,
  routes.priceMethod,
  routes.observatory,
  routes.dealers,
  routes.magazine,
  routes.magazineSiteMap,
  routes.makes,
  routes.carMakes,
  routes.vehicleTypes,
  routes.siteMap,
  routes.about,
  routes.termsPolicy,
  routes.privacyPolicy,
  routes.accessibility,
] as const

type Counted = { ads: number; changedAt: Date }
type VehicleRow = Counted & { category: Category; offerType: string; make: string; model: string | null }
type PlaceRow = Counted & { category: Category; offerType: string; region: string | null; province: string | null }

/** The lists worth landing on: each alone, of a make or a model, of a region or a province. */
export async function listListPages(db: Db): Promise<SitemapPage[]> {
  const vehicles = await db<VehicleRow[]>`
    select category, offer_type, make, min(model) as model, count(*)::int as ads, max(updated_at) as changed_at
    from ad where status = 'published' group by category, offer_type, make, ad.model order by make, ad.model`
  const places = await db<PlaceRow[]>`
    select category, offer_type, min(region) as region, min(lower(province_code)) as province, count(*)::int as ads, max(updated_at) as changed_at
    from ad where status = 'published' group by category, offer_type, ad.region, ad.province_code order by ad.region, ad.province_code`
  return listPageSlugs.flatMap((list) => [...pagesOfVehicles(list, shownIn(list, vehicles)), ...pagesOfPlaces(list, shownIn(list, places))])
}

function shownIn<Row extends Pick<VehicleRow, 'category' | 'offerType'>>(list: ListPageSlug, rows: readonly Row[]): Row[] {
  const { category, offers } = listPageOf(list)
  const shown: readonly string[] | null = offers
  return rows.filter((row) => row.category === category && (shown?.includes(row.offerType) ?? true))
}

function pagesOfVehicles(list: ListPageSlug, rows: readonly VehicleRow[]): SitemapPage[] {
  const { category } = listPageOf(list)
  const all = emptySearch(list)
  return [
    ...pagesBy(rows, () => all),
    ...pagesBy(rows, (row) => {
      const make = findMake(category, row.make)
      return make && { ...all, vehicles: [{ make, model: null }] }
    }),
    ...pagesBy(rows, (row) => {
      const make = findMake(category, row.make)
      const model = row.model === null ? undefined : findModel(category, row.make, row.model)
      return make && model && { ...all, vehicles: [{ make, model }] }
    }),
  ]
}

function pagesOfPlaces(list: ListPageSlug, rows: readonly PlaceRow[]): SitemapPage[] {
  const all = emptySearch(list)
  const where = (filter: string, value: string | null) => (value === null ? undefined : { ...all, filters: { [filter]: [value] } })
  return [...pagesBy(rows, (row) => where('regione', row.region)), ...pagesBy(rows, (row) => where('provincia', row.province))]
}

/** The list that each row belongs to, where enough ads come together. */
function pagesBy<Row extends Counted>(rows: readonly Row[], queryOf: (row: Row) => SearchQuery | undefined): SitemapPage[] {
  const lists = new Map<string, Counted>()
  for (const row of rows) {
    const query = queryOf(row)
    if (!query) continue
    const path = searchHref(query)
    const known = lists.get(path)
    const isNewer = known === undefined || row.changedAt > known.changedAt
    lists.set(path, { ads: (known?.ads ?? 0) + row.ads, changedAt: isNewer ? row.changedAt : known.changedAt })
  }
  return [...lists].filter(([, { ads }]) => ads >= adsOfList).map(([path, { changedAt }]) => ({ path, changedAt }))
}
