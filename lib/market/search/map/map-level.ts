import { type Region, regions } from '@/lib/kernel/italian/regions'
import { isRegion, provinces } from '@/lib/market/places/place'
import { withFilter, withoutFilter } from '@/lib/market/search/query/search-edit'
import { searchHref } from '@/lib/market/search/query/search-href'
import { radiusSteps, type SearchPlace, type SearchQuery } from '@/lib/market/search/query/search-query'

/** What the map of a search shows: the search says it, so that the list beside it is the same. */
export type MapLevel =
  | { kind: 'country' }
  | { kind: 'region'; region: Region }
  | { kind: 'province'; code: string }
  | { kind: 'around'; place: SearchPlace; radiusKm: number }
export type MapLink = { label: string; href: string }

/** Around a place results stand in their comuni up to the first radius, in their provinces up to the second, and in their regions beyond. */
const maxComuniKm = 100
const maxProvincesKm = 200

/** The narrowest area that the search limits itself to; the country for several regions. */
export function mapLevel({ place, radiusKm, filters }: SearchQuery): MapLevel {
  const codes = (filters['provincia'] ?? []).map((value) => value.toUpperCase())
  const [code] = codes
  const around: MapLevel | null = place && radiusKm !== null ? { kind: 'around', place, radiusKm } : null
  if (around && around.radiusKm <= maxComuniKm) return around
  if (code !== undefined && codes.length === 1) return { kind: 'province', code }
  if (around) return around
  const chosen = filters['regione'] ?? codes.map((one) => provinces[one]?.region ?? '')
  const [region = ''] = new Set(chosen).size === 1 ? chosen : []
  return isRegion(region) ? { kind: 'region', region } : { kind: 'country' }
}

/** What the circles of a level stand for. */
export function groupedBy(level: MapLevel): 'region' | 'province' | 'comune' {
  if (level.kind === 'country') return 'region'
  if (level.kind === 'region') return 'province'
  if (level.kind === 'province' || level.radiusKm <= maxComuniKm) return 'comune'
  return level.radiusKm > maxProvincesKm ? 'region' : 'province'
}

/** «Toscana», «Pisa +50 km». */
export function levelName(level: MapLevel): string {
  switch (level.kind) {
    case 'country':
      return 'Italia'
    case 'region':
      return regions[level.region]
    case 'province':
      return provinces[level.code]?.name ?? level.code
    case 'around':
      return `${level.place.name} +${level.radiusKm} km`
  }
}

/** The levels above, from the country on. */
export function mapTrail(query: SearchQuery, level: MapLevel): MapLink[] {
  if (level.kind === 'country') return []
  const everywhere = withoutArea(query)
  const trail: MapLink[] = [{ label: 'Italia', href: searchHref(everywhere) }]
  if (level.kind === 'region') return trail
  const code = level.kind === 'province' ? level.code : level.place.provinceCode
  const province = provinces[code]
  if (!province) return trail
  trail.push({ label: regions[province.region], href: searchHref(withFilter(everywhere, 'regione', [province.region])) })
  const isWithinProvince = level.kind === 'around' && query.filters['provincia']?.length === 1
  if (isWithinProvince) trail.push({ label: province.name, href: searchHref(provinceOf(query, code)) })
  return trail
}

function withoutArea(query: SearchQuery): SearchQuery {
  return ['dove', 'regione', 'provincia'].reduce(withoutFilter, query)
}

/** The search in one region: a circle around a place would hide a part of it. Chosen provinces stay: more than one may lie in it. */
export function regionOf(query: SearchQuery, region: Region): SearchQuery {
  return withFilter(query.radiusKm === null ? query : withoutFilter(query, 'dove'), 'regione', [region])
}

/** The search in one province: its region says nothing more, and the circle around a place would hide a part of it. */
export function provinceOf(query: SearchQuery, code: string): SearchQuery {
  return withFilter(withoutFilter(withoutFilter(query, 'dove'), 'regione'), 'provincia', [code.toLowerCase()])
}

/** The least radius to choose that reaches so far. */
export function radiusOver(km: number): number {
  return radiusSteps.find((step) => step >= km) ?? km
}

/** The radius before or after this one. */
export function nextRadius(radiusKm: number, isWider: boolean): number | undefined {
  return isWider ? radiusSteps.find((step) => step > radiusKm) : radiusSteps.findLast((step) => step < radiusKm)
}
