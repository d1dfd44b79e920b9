import { listPageOf } from './list-pages'
import { defaultRadiusKm, type SearchQuery } from './search-query'

/** The one address of a search: make and model in the path, parameters sorted by name, defaults left out. */
export function searchHref(query: SearchQuery): string {
  const path = [listPageOf(query.list).path, query.make?.slug, query.model?.slug].filter((part) => part !== undefined).join('/')
  const params = searchParams(query).toString()
  return params === '' ? path : `${path}?${params}`
}

function searchParams(query: SearchQuery): URLSearchParams {
  const given: [string, string][] = Object.entries(query.filters).flatMap(([param, values]) =>
    values.map((value): [string, string] => [param, value]),
  )
  const place = query.place?.istat ?? query.unknownPlace?.text
  if (place !== undefined) given.push(['dove', place])
  if (place !== undefined && query.radiusKm !== defaultRadiusKm) given.push(['raggio', String(query.radiusKm)])
  if (query.sort !== 'recenti') given.push(['ordina', query.sort])
  if (query.page > 1) given.push(['pagina', String(query.page)])
  const params = new URLSearchParams(given)
  params.sort()
  return params
}
