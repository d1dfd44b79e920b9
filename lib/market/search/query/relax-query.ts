import { filtersOf } from './filter-params'
import { asksTurnkeyPrice } from './filter-predicates'
import { monthText, parseMonth } from './registration-month'
import { searchChips } from './search-chips'
import { withFilter, withSort } from './search-edit'
import { radiusSteps, type SearchQuery, type Sort } from './search-query'

/** A search with one limit farther out, what the limit is called then and now, and the order that puts the ads nearest to it first. */
export type RelaxedQuery = { query: SearchQuery; label: string; insteadOf: string; nearestFirst: Sort }

/** The limits of place, price, year and mileage that a search has, each a little wider. */
export function relaxQuery(query: SearchQuery): RelaxedQuery[] {
  return [
    widerRadius(query),
    widerNumber(query, 'prezzo_a', 1.2, 500, 'prezzo_crescente'),
    widerNumber(query, 'prezzo_da', 0.8, 500, 'prezzo_decrescente'),
    asksTurnkeyPrice(query) ? widerNumber(query, 'chiavi_a', 1.2, 500, 'chiavi_in_mano') : null,
    widerYear(query, 'anno_da', -2, 'anno_decrescente'),
    widerYear(query, 'anno_a', 2, 'anno_crescente'),
    widerNumber(query, 'km_a', 1.25, 5_000, 'km'),
  ].flatMap((wider) => wider ?? [])
}

/** Widens the radius about twice as far, or more. */
function widerRadius(query: SearchQuery): RelaxedQuery | null {
  const { radiusKm, place } = query
  const next = radiusKm === null ? undefined : radiusSteps.find((km) => km >= 2 * radiusKm)
  return place === null || next === undefined ? null : described(query, { ...query, radiusKm: next, page: 1 }, 'distanza')
}

function widerNumber(query: SearchQuery, param: string, factor: number, step: number, sort: Sort): RelaxedQuery | null {
  const limit = Number(query.filters[param]?.[0] ?? Number.NaN)
  const moved = (factor > 1 ? Math.ceil((limit * factor) / step) : Math.floor((limit * factor) / step)) * step
  const max = maxOf(query, param)
  return Number.isNaN(limit) || moved === limit || moved > max ? null : described(query, withFilter(query, param, [String(moved)]), sort)
}

function widerYear(query: SearchQuery, param: 'anno_da' | 'anno_a', years: number, sort: Sort): RelaxedQuery | null {
  const max = maxOf(query, param)
  const limit = parseMonth(query.filters[param]?.[0] ?? '', max)
  if (!limit || limit.year + years > max || limit.year + years < 0) return null
  const moved = monthText({ year: limit.year + years, month: limit.month }, param === 'anno_da' ? 'da' : 'a')
  return described(query, withFilter(query, param, [moved]), sort)
}

/** The largest that the address takes. */
function maxOf({ list }: SearchQuery, param: string): number {
  const filter = filtersOf(list).find((one) => param.startsWith(`${one.param}_`))
  return filter && 'max' in filter ? filter.max : 0
}

/** Describes a wider search by the labels of the chips that one has and the other has not. */
function described(query: SearchQuery, wider: SearchQuery, nearestFirst: Sort): RelaxedQuery | null {
  const [now, then] = [labelsOf(query), labelsOf(wider)]
  const label = then.find((one) => !now.includes(one))
  const insteadOf = now.find((one) => !then.includes(one))
  return label === undefined || insteadOf === undefined ? null : { query: wider, label, insteadOf, nearestFirst }
}

function labelsOf(query: SearchQuery): string[] {
  return searchChips(query).map(({ label }) => label)
}

/** Sorts a relaxed search so that what is nearest to its moved limit stands first. */
export function nearestFirst({ query, nearestFirst: sort }: RelaxedQuery): SearchQuery {
  return withSort(query, sort)
}
