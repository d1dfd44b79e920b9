import type { Db } from '@/lib/kernel/db/db.server'
import { regions } from '@/lib/kernel/italian/regions'
import { findModel } from '@/lib/market/catalogue/catalogue.server'
import { labelOf } from '@/lib/market/catalogue/vocabulary'
import type { NamedModel } from '@/lib/market/observatory/market-report'
import { readReport } from '@/lib/market/observatory/read-report.server'
import { type ListPageSlug, listPageOf, listPageSlugs } from '@/lib/market/search/page/list-pages'
import { adsToLandOn } from '@/lib/market/search/page/search-indexing'
import { withFilter } from '@/lib/market/search/query/search-edit'
import { searchHref } from '@/lib/market/search/query/search-href'
import { emptySearch } from '@/lib/market/search/query/search-query'
import { fittingArticles } from './fitting-articles.server'
import { least, most, wholeEuro } from './known-values'
import type { ModelOffer, ModelPage, OfferedVersion } from './model-page'
import { readGenerations } from './read-generations.server'

const versionsAtMost = 12
const siblingsAtMost = 15
const regionsAtMost = 10

/** The page of a model of cars: what is on offer of it, and what the model of prices says. */
export async function readModelPage(db: Db, named: NamedModel): Promise<ModelPage> {
  const [offers, versions, generations, report, siblings, regions] = [
    await readOffers(db, named),
    await listVersions(db, named),
    await readGenerations(db, named),
    await readReport(db, named, { region: null, fuel: null }),
    await listSiblings(db, named),
    await listRegions(db, named),
  ]
  const lists = listsOf(offers)
  const articles = fittingArticles({ ...named, lists: lists.map(({ list }) => list), fuels: report.fuels.map(({ name }) => name) })
  const body = findModel('auto', named.make.slug, named.model.slug)?.body ?? null
  return { body, offer: sumUp(named, offers, lists), versions, generations, report, siblings, regions, articles }
}

type OfferRow = {
  offerType: string
  ads: number
  lowestCents: number | null
  highestCents: number | null
  oldestYear: number | null
  newestYear: number | null
}

function readOffers(db: Db, { make, model }: NamedModel): Promise<OfferRow[]> {
  return db<OfferRow[]>`
    select offer_type, count(*)::int as ads, min(price_cents) as lowest_cents, max(price_cents) as highest_cents,
      extract(year from min(first_registration))::int as oldest_year, extract(year from max(first_registration))::int as newest_year
    from ad where status = 'published' and category = 'auto' and make = ${make.slug} and model = ${model.slug} group by offer_type`
}

/** The lists on which some of it stands. */
function listsOf(rows: readonly OfferRow[]): { list: ListPageSlug; ads: number }[] {
  return listPageSlugs.flatMap((list) => {
    const { category, offers } = listPageOf(list)
    const shown: readonly string[] = offers ?? []
    const ads = rows.reduce((sum, row) => sum + (shown.includes(row.offerType) ? row.ads : 0), 0)
    return category !== 'auto' || ads === 0 ? [] : [{ list, ads }]
  })
}

function sumUp({ make, model }: NamedModel, rows: readonly OfferRow[], lists: readonly { list: ListPageSlug; ads: number }[]): ModelOffer {
  const sold = rows.filter(({ offerType }) => offerType !== 'noleggio')
  return {
    ads: rows.reduce((sum, { ads }) => sum + ads, 0),
    lowestEuro: wholeEuro(least(sold.map(({ lowestCents }) => lowestCents))),
    highestEuro: wholeEuro(most(sold.map(({ highestCents }) => highestCents))),
    oldestYear: least(rows.map(({ oldestYear }) => oldestYear)),
    newestYear: most(rows.map(({ newestYear }) => newestYear)),
    lists: lists.map(({ list, ads }) => ({
      label: listPageOf(list).label,
      ads,
      href: searchHref({ ...emptySearch(list), vehicles: [{ make, model }] }),
    })),
  }
}

type VersionRow = Omit<OfferRow, 'offerType'> & { version: string }

/** Versions as sellers write them, each written alike by two of them at least. */
async function listVersions(db: Db, { make, model }: NamedModel): Promise<OfferedVersion[]> {
  const rows = await db<VersionRow[]>`
    select version, count(*)::int as ads, min(price_cents) as lowest_cents, max(price_cents) as highest_cents,
      extract(year from min(first_registration))::int as oldest_year, extract(year from max(first_registration))::int as newest_year
    from ad where status = 'published' and category = 'auto' and make = ${make.slug} and model = ${model.slug} and version <> '' and offer_type <> 'noleggio'
    group by version having count(*) > 1 order by ads desc, version limit ${versionsAtMost}`
  return rows.map(({ lowestCents, highestCents, ...row }) => ({
    ...row,
    lowestEuro: wholeEuro(lowestCents),
    highestEuro: wholeEuro(highestCents),
  }))
}

async function listSiblings(db: Db, { make, model }: NamedModel): Promise<ModelPage['siblings']> {
  const rows = await db<{ model: string | null; ads: number }[]>`
    select model, count(*)::int as ads from ad
    where status = 'published' and category = 'auto' and make = ${make.slug} and model <> ${model.slug}
    group by model order by ads desc, model limit ${siblingsAtMost}`
  return rows.flatMap(({ model: slug, ads }) => {
    const name = slug === null ? undefined : findModel('auto', make.slug, slug)?.name
    return slug === null || name === undefined ? [] : [{ slug, name, ads }]
  })
}

/** The regions in which there are enough ads for a list to land on. */
async function listRegions(db: Db, { make, model }: NamedModel): Promise<ModelPage['regions']> {
  const rows = await db<{ region: string | null; ads: number }[]>`
    select region, count(*)::int as ads from ad
    where status = 'published' and category = 'auto' and make = ${make.slug} and model = ${model.slug} and region is not null
    group by region having count(*) >= ${adsToLandOn} order by ads desc, region limit ${regionsAtMost}`
  const all = { ...emptySearch('annunci'), vehicles: [{ make, model }] }
  return rows.flatMap(({ region, ads }) =>
    region === null ? [] : [{ label: labelOf(regions, region), ads, href: searchHref(withFilter(all, 'regione', [region])) }],
  )
}
