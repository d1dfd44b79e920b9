import { env } from '@/lib/kernel/config/env.server'
import type { IndexNow } from '@/lib/kernel/config/index-now'
import type { Db } from '@/lib/kernel/db/db.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import { indexNowKeyPath } from '@/lib/kernel/routes/index-now-path'
import { adPath } from '@/lib/kernel/routes/routes'
import { vehicleNames } from '@/lib/market/ads/ad-cards.server'
import { findMake, findModel } from '@/lib/market/catalogue/catalogue.server'
import type { Category } from '@/lib/market/catalogue/category'
import { listPageOf, listPageSlugs } from '@/lib/market/search/page/list-pages'
import { searchHref } from '@/lib/market/search/query/search-href'
import { emptySearch } from '@/lib/market/search/query/search-query'

/** The protocol allows 10,000 addresses; each ad names some lists besides. */
const adsAtATime = 2_000
const timeoutMs = 10_000

type ChangedAd = {
  id: number
  category: Category
  offerType: string
  make: string
  model: string | null
  version: string
  changedAt: Date
}

/**
 * Notifies search engines of pages that changed since the last time: ads that came, changed or went, and the lists of their make and model.
 * The first time only notes from when on. What fails is sent the next time. Gives how many pages were sent.
 */
export async function notifyIndexNow(db: Db, service: IndexNow | null = env().indexNow, siteUrl = env().siteUrl): Promise<number> {
  if (!service) return 0
  const [begun] = await db<{ isOnly: boolean }[]>`
    insert into index_now (told_until, told_ad_id) values (now(), 0) on conflict do nothing returning is_only`
  if (begun) return 0
  const ads = await db<ChangedAd[]>`
    select id, category, offer_type, make, model, version, changed_at from
      (select *, date_trunc('milliseconds', updated_at) as changed_at from ad) changed, index_now -- our clock has no more
    where (changed_at, id) > (told_until, told_ad_id) and changed_at < now() - interval '10 seconds' and published_at is not null
    order by changed_at, id limit ${adsAtATime}`
  const last = ads.at(-1)
  if (!last) return 0
  const paths = [...ads.map(pathOf), ...(await listsOf(db, ads))]
  await notify(service, siteUrl, paths)
  await db`update index_now set told_until = ${last.changedAt}, told_ad_id = ${last.id}`
  return paths.length
}

function pathOf({ id, version, ...vehicle }: ChangedAd): string {
  const { make, model } = vehicleNames(vehicle)
  return adPath({ id, make, model, version })
}

/** The pages to land on that show one of these ads by its make or model. */
async function listsOf(db: Db, ads: readonly ChangedAd[]): Promise<string[]> {
  const paths = new Set(ads.flatMap(listsOfAd))
  const rows = await db<{ path: string }[]>`select path from landing_page where path = any(${[...paths]}) order by path`
  return rows.map(({ path }) => path)
}

function listsOfAd({ category, offerType, make: makeSlug, model: modelSlug }: ChangedAd): string[] {
  const make = findMake(category, makeSlug)
  const model = modelSlug === null ? undefined : findModel(category, makeSlug, modelSlug)
  if (!make) return []
  return listPageSlugs.flatMap((list) => {
    const page = listPageOf(list)
    if (page.category !== category || (page.offers !== null && !page.offers.some((offer) => offer === offerType))) return []
    return [null, ...(model ? [model] : [])].map((one) => searchHref({ ...emptySearch(list), vehicles: [{ make, model: one }] }))
  })
}

async function notify({ url, key }: IndexNow, siteUrl: string, paths: readonly string[]): Promise<void> {
  const absolute = (path: string) => new URL(path, siteUrl).href
  const answer = await fetch(url, {
    method: 'POST',
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
    headers: { 'Content-Type': 'application/json; charset=utf-8' },
    body: JSON.stringify({ host: new URL(siteUrl).host, key, keyLocation: absolute(indexNowKeyPath), urlList: paths.map(absolute) }),
  }).catch((error: unknown) => {
    throw new AppError('unavailable', `IndexNow: ${error instanceof Error ? error.name : 'failed'}`)
  })
  if (!answer.ok) throw new AppError('unavailable', `IndexNow answered ${answer.status}`)
}
