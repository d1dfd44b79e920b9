import { routes } from '@/lib/kernel/routes/routes'
import type { AdPage } from '@/lib/market/ads/page/ad-page'
import { withVehicles } from '@/lib/market/search/query/search-edit'
import { searchHref } from '@/lib/market/search/query/search-href'
import { emptySearch } from '@/lib/market/search/query/search-query'
import { listPageOf, mainListPage } from './list-pages'

type Crumb = { label: string; href: string }

/** The way from the home page to an ad; the last step is the list of its model, or of its make. */
export function adTrail({ ad, makeName, modelName }: Pick<AdPage, 'ad' | 'makeName' | 'modelName'>): { trail: Crumb[]; listHref: string } {
  const all = emptySearch(mainListPage(ad.category))
  const make = { slug: ad.make, name: makeName }
  const model = ad.model === null || modelName === null ? null : { slug: ad.model, name: modelName }
  const makeHref = searchHref(withVehicles(all, [{ make, model: null }]))
  const modelHref = searchHref(withVehicles(all, [{ make, model }]))
  return {
    listHref: modelHref,
    trail: [
      { label: 'Home', href: routes.home },
      { label: listPageOf(all.list).label, href: searchHref(all) },
      { label: makeName, href: makeHref },
      ...(model ? [{ label: model.name, href: modelHref }] : []),
    ],
  }
}

/** Below it many have driven the same. */
const tellingKm = 1_000

/** The list that finds a reserved vehicle and hardly any other, for the alert of when it is for sale again; null where too little is known of it. */
export function releaseHref({ ad, makeName, modelName }: Pick<AdPage, 'ad' | 'makeName' | 'modelName'>): string | null {
  const { status, make, model, mileageKm, priceCents } = ad
  if (status !== 'reserved' || model === null || modelName === null || priceCents === null) return null
  if (mileageKm === null || mileageKm < tellingKm) return null
  const km = [String(mileageKm)]
  const one = withVehicles(emptySearch(mainListPage(ad.category)), [
    { make: { slug: make, name: makeName }, model: { slug: model, name: modelName } },
  ])
  return searchHref({ ...one, filters: { km_da: km, km_a: km, prezzo_a: [String(Math.ceil(priceCents / 100))] } })
}
