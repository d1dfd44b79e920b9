import type { Db } from '@/lib/kernel/db/db.server'
import { articlePath, topicPath } from '@/lib/kernel/routes/magazine-routes'
import { modelPath } from '@/lib/kernel/routes/model-path'
import { adPath, dealerPath, observatoryPath, routes } from '@/lib/kernel/routes/routes'
import { vehicleNames } from '@/lib/market/ads/ad-cards.server'
import type { Category } from '@/lib/market/catalogue/category'
import { allDealers, dealerQueryHref, dealersToLandOn } from '@/lib/market/dealers/dealer-directory'
import { topicSlugs } from '@/lib/market/magazine/article'
import { articleImage } from '@/lib/market/magazine/article-json-ld'
import { articleHeads } from '@/lib/market/magazine/articles.server'
import { adsToBeIndexed } from '@/lib/market/model-pages/model-page'
import { pictureSrc } from '@/lib/market/photos/photo'
import type { SitemapPage } from './sitemap-xml'

/** The protocol allows 50,000. */
export const adsPerFile = 45_000
const adsAtATime = 5_000
const picturesOfAd = 10
const pictureWidth = 1280

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

/** Pages that stand there whatever is for sale, articles, and the pages of dealers, of observed models and of cars with enough ads. */
export async function listSitePages(db: Db): Promise<SitemapPage[]> {
  const dealers = await db<{ slug: string; changedAt: Date | null }[]>`
    select d.slug, (select max(updated_at) from ad where dealer_id = d.id) as changed_at from dealer d order by d.slug`
  const areas = await db<{ region: string | null; province: string | null }[]>`
    select region, province_code as province from dealer group by grouping sets ((region), (region, province_code))
    having count(*) >= ${dealersToLandOn} and region is not null and (grouping(province_code) = 1 or province_code is not null)
    order by region, province_code nulls first`
  const models = await db<{ make: string; model: string }[]>`
    select make, model from observed_month where month = (select max(month) from observed_month) order by make, model`
  const cars = await db<{ make: string; model: string | null; changedAt: Date }[]>`
    select make, model, max(updated_at) as changed_at from ad where status = 'published' and category = 'auto' and model is not null
    group by make, model having count(*) >= ${adsToBeIndexed} order by make, model`
  return [
    ...alwaysThere.map((path) => ({ path })),
    ...topicSlugs.map((topic) => ({ path: topicPath(topic) })),
    ...articleHeads().map((head) => ({
      path: articlePath(head.slug),
      changedAt: new Date(head.updated),
      pictures: [articleImage(head)],
    })),
    ...dealers.map(({ slug, changedAt }) => ({ path: dealerPath(slug), ...(changedAt && { changedAt }) })),
    ...areas.map((area) => ({ path: dealerQueryHref({ ...allDealers, ...area }) })),
    ...models.map(({ make, model }) => ({ path: observatoryPath(make, model) })),
    ...cars.flatMap(({ make, model, changedAt }) => (model === null ? [] : [{ path: modelPath(make, model), changedAt }])),
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
  routes.dealerDirectory,
  routes.dealerRegistration,
  routes.fileTrial,
  routes.makes,
  routes.carMakes,
  routes.vehicleTypes,
  routes.siteMap,
  routes.about,
  routes.termsPolicy,
  routes.privacyPolicy,
  routes.accessibility,
] as const
