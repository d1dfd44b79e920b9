import type { Types } from '@opensearch-project/opensearch'
import { transferRates } from '@/lib/market/ads/page/turnkey-price'
import { boxAround } from '@/lib/market/places/distance'
import type { TextQuery } from '@/lib/market/search/engine/text-query.server'
import { listPageOf } from '@/lib/market/search/page/list-pages'
import { type FilterPredicate, filterPredicatesOf } from '@/lib/market/search/query/filter-predicates'
import type { SearchPlace, SearchQuery, VehicleChoice } from '@/lib/market/search/query/search-query'
import { fieldOf } from './ad-document.server'
import { isTurnkeyWithin, isWithin } from './painless-scripts'

export type Condition = Types.Common_QueryDsl.QueryContainer

const msPerHour = 3_600_000

/** Moment when a search is sent, and what its words require (null: nothing that an ad could have). */
export type Moment = { now: number; text: TextQuery | null }

/** Everything a search requires of an ad, as one condition. What is not declared is not found. */
export function conditionOf(query: SearchQuery, moment: Moment): Condition {
  const { place, radiusKm, vehicles, excluded } = query
  const filter = [
    ...scopeOf(query),
    ...(vehicles.length > 0 ? [anyOf(vehicles.map(isVehicle))] : []),
    ...filterPredicatesOf(query).flatMap((demand) => demandConditions(demand, moment)),
    ...(place && radiusKm !== null ? withinRadius(place, radiusKm) : []),
  ]
  return { bool: { filter, must_not: excluded.map(isVehicle) } }
}

function scopeOf({ list }: SearchQuery): Condition[] {
  const { category, offers } = listPageOf(list)
  const ofCategory = { term: { category } }
  return offers === null ? [ofCategory] : [ofCategory, { terms: { [fieldOf('code', 'offerType')]: [...offers] } }]
}

function isVehicle({ make, model }: VehicleChoice): Condition {
  return model ? { term: { makeAndModel: `${make.slug}:${model.slug}` } } : { term: { make: make.slug } }
}

function anyOf(conditions: Condition[]): Condition {
  return { bool: { should: conditions, minimum_should_match: 1 } }
}

function demandConditions(demand: FilterPredicate, { now, text }: Moment): Condition[] {
  const { column } = demand
  switch (demand.kind) {
    case 'oneOf':
      return [{ terms: { [fieldOf('code', column)]: demand.values.map(String) } }]
    case 'equals':
      return [{ term: { [fieldOf('flag', column)]: String(demand.value) } }]
    case 'someOf':
      return [{ terms: { [fieldOf('flag', column)]: [...demand.values] } }]
    case 'allOf':
      return demand.values.map((value) => ({ term: { [fieldOf('flag', column)]: value } }))
    case 'contains':
      return demand.words.map((word) => ({ wildcard: { [fieldOf('text', column)]: `*${word.toLowerCase().replace(/[\\*?]/g, '\\$&')}*` } }))
    case 'words':
      return demand.areAbsent
        ? lacking(text && textCondition(fieldOf('stems', column), text))
        : [text ? textCondition(fieldOf('stems', column), text) : nothing]
    case 'between':
      return [within(fieldOf('number', column), demand.from, demand.to)]
    case 'turnkey': {
      const rates = transferRates(demand.province, new Date(now))
      // The transfer costs something: an asking price over the limit is left out before the total is computed.
      return rates
        ? [within(fieldOf('number', column), null, demand.to), { script: { script: isTurnkeyWithin(rates, demand) } }]
        : [nothing]
    }
    case 'since':
      return [within(fieldOf('number', column), (now - demand.hours * msPerHour) * 1_000, null)]
  }
}

function lacking(condition: Condition | null): Condition[] {
  return condition ? [{ bool: { must_not: condition } }] : []
}

function textCondition(field: string, query: TextQuery): Condition {
  if (query.kind === 'phrase') {
    const [first = '', ...others] = query.stems
    return others.length === 0 ? { term: { [field]: first } } : { match_phrase: { [field]: query.stems.join(' ') } }
  }
  const parts = query.parts.map((part) => textCondition(field, part))
  return query.kind === 'and' ? { bool: { filter: parts } } : anyOf(parts)
}

const nothing: Condition = { match_none: {} }

function within(field: string, from: number | null, to: number | null): Condition {
  return { range: { [field]: { ...(from !== null && { gte: from }), ...(to !== null && { lte: to }) } } }
}

function withinRadius(place: SearchPlace, radiusKm: number): Condition[] {
  const { south, north, west, east } = boxAround(place, radiusKm)
  return [within('latitude', south, north), within('longitude', west, east), { script: { script: isWithin(place, radiusKm) } }]
}
