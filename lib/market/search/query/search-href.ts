import { listPageOf } from '@/lib/market/search/page/list-pages'
import { defaultRadiusKm, type SearchQuery, usualSort, viewParam } from './search-query'
import { onlyVehicle, vehicleText } from './vehicle-choice'

/** The one address of a search: a single make and model in the path, parameters sorted by name, defaults left out. */
export function searchHref(query: SearchQuery): string {
  const { make, model } = onlyVehicle(query) ?? {}
  const path = [listPageOf(query.list).path, make?.slug, model?.slug].filter((part) => part !== undefined).join('/')
  const params = paramsText(searchParams(query))
  return params === '' ? path : `${path}?${params}`
}

/** The parameter of words that put ads first which have them. */
export const wordsParam = 'parole'

/** A page with `dopo` begins behind the ad that was the last of the page before, whatever has come or gone meanwhile. */
export const cursorParam = 'dopo'

/** The address of the page that follows. */
export function nextPageHref(query: SearchQuery, cursor: string): string {
  return `${searchHref({ ...query, page: query.page + 1 })}&${cursorParam}=${cursor}`
}

/** The colon of `marca=fiat:panda` needs no escape in an address. */
export function paramsText(params: URLSearchParams): string {
  return params.toString().replaceAll('%3A', ':')
}

function searchParams(query: SearchQuery): URLSearchParams {
  const given: [string, string][] = Object.entries(query.filters).flatMap(([param, values]) =>
    values.map((value): [string, string] => [param, value]),
  )
  if (!onlyVehicle(query)) for (const vehicle of query.vehicles) given.push(['marca', vehicleText(vehicle)])
  for (const vehicle of query.excluded) given.push(['senza_marca', vehicleText(vehicle)])
  const place = query.place?.istat ?? query.unknownPlace?.text
  if (place !== undefined) given.push(['dove', place])
  if (place !== undefined && query.radiusKm !== defaultRadiusKm) given.push(['raggio', String(query.radiusKm)])
  if (query.words !== null) given.push([wordsParam, query.words])
  if (query.sort !== usualSort) given.push(['ordina', query.sort])
  if (query.page > 1) given.push(['pagina', String(query.page)])
  if (query.view !== undefined) given.push([viewParam, query.view])
  const params = new URLSearchParams(given)
  params.sort()
  return params
}
