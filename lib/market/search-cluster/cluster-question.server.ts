import type { Types } from '@opensearch-project/opensearch'
import type { Db } from '@/lib/kernel/db/db.server'
import { transferRates } from '@/lib/market/ads/page/turnkey-price'
import { lastStep, narrowestBin, priceHistogram, priceParam } from '@/lib/market/search/engine/histogram/price-histogram'
import { rankedAds } from '@/lib/market/search/engine/ranking/ranked-ads'
import type { Counts, Dimension, ListPosition, SearchRequest, SearchResult } from '@/lib/market/search/engine/search-engine'
import { readTextQuery } from '@/lib/market/search/engine/text-query.server'
import { isPriced } from '@/lib/market/search/query/filter-params'
import { filterPredicatesOf } from '@/lib/market/search/query/filter-predicates'
import { withoutFilter } from '@/lib/market/search/query/search-edit'
import { buyerProvinceOf, type SearchQuery } from '@/lib/market/search/query/search-query'
import { type ComputedOrder, isComputed, sortOrderOf } from '@/lib/market/search/query/sort-order'
import { fieldOf } from './ad-document.server'
import { type Condition, conditionOf, type Moment } from './cluster-conditions.server'
import { beyondAll, delayedMoment, millimetres, type Script, turnkeyCents } from './painless-scripts'

export type Search = Types.Core_Msearch.MultisearchBody
type Aggregations = Record<string, Types.Common_Aggregations.AggregationContainer>

/** More than any column of a choice has, makes with their models among them: counts are exact only if no value is left out. */
const maxValues = 20_000
/** How deep the numbers of pages reach; what stands behind is found by its position, or by the database. */
export const deepestAd = 50_000
/** The name of the prices among what is counted; no filter has it. */
const pricesName = ' prices'

/** What has to be known before a search is sent; only words of whole ads need the database. */
export async function momentOf(db: Db, { query }: Pick<SearchRequest, 'query'>): Promise<Moment> {
  const [text] = filterPredicatesOf(query).filter(({ kind }) => kind === 'words')
  return { now: Date.now(), text: text?.kind === 'words' ? await readTextQuery(db, text.words) : null }
}

/**
 * The searches that answer a request together: one for the page, the total and most counts, and one for each chosen filter, to count its
 * options without it. None where a page stands too deep.
 */
export function searchesOf(request: SearchRequest, moment: Moment): Search[] {
  const { query, from, after = null, limit, dimensions, includesPrices, ranked } = request
  const wanted = limit === 0 ? 0 : limit + 1
  if (from + wanted > deepestAd) return []
  const counted = new Map<string, { among: SearchQuery; aggregations: Aggregations }>()
  const count = (name: string, among: SearchQuery, aggregation: Aggregations[string]) => {
    const key = JSON.stringify(conditionOf(among, moment))
    const group = counted.get(key) ?? { among, aggregations: {} }
    counted.set(key, group)
    group.aggregations[name] = aggregation
  }
  for (const dimension of dimensions) {
    const { param, holdsSeveral } = dimension
    const terms = { field: countedField(dimension), size: maxValues }
    count(param, holdsSeveral ? query : withoutFilter(query, param), { terms })
  }
  if (includesPrices && isPriced(query.list)) count(pricesName, withoutFilter(query, priceParam), pricesAggregation)
  const own = JSON.stringify(conditionOf(query, moment))
  const page: Search = {
    query: ranked && ranked.seller !== null ? ofSeller(conditionOf(query, moment), ranked.seller) : conditionOf(query, moment),
    size: wanted === 0 ? 0 : after ? from + wanted : wanted,
    ...(wanted > 0 && {
      sort: [...sortOf(query, moment.now), ...(ranked ? [sellerSort] : [])],
      ...(after ? { search_after: keysOf(request, after) } : { from }),
    }),
    track_total_hits: !ranked?.isMore,
    _source: false,
    aggregations: counted.get(own)?.aggregations ?? {},
  }
  const others = [...counted].filter(([key]) => key !== own)
  return [
    page,
    ...others.map(
      ([, { among, aggregations }]): Search => ({ query: conditionOf(among, moment), size: 0, track_total_hits: false, aggregations }),
    ),
  ]
}

/** Ads of no seller that is known; no seller has this number. */
const nobody = -1
/** Decides nothing behind the id: by it each ad says its seller. */
const sellerSort = { [fieldOf('number', 'seller')]: { order: 'asc', missing: nobody } } as const

function ofSeller(condition: Condition, seller: number): Condition {
  return { bool: { filter: [condition, { term: { [fieldOf('number', 'seller')]: seller } }] } }
}

const pricesAggregation: Aggregations[string] = {
  histogram: { field: fieldOf('number', 'priceCents'), interval: narrowestBin * 100, min_doc_count: 1 },
}

function countedField({ column, holdsSeveral }: Dimension): string {
  if (column === 'make' || column === 'makeAndModel') return column
  return fieldOf(holdsSeveral ? 'flag' : 'code', column)
}

/** What is not declared stands last in either direction; of equals the id decides. */
function sortOf(query: SearchQuery, now: number): Types.Common.SortCombinations[] {
  const { by, descending } = sortOrderOf(query)
  const order = descending ? 'desc' : 'asc'
  const tie = { id: { order } } as const
  if (!isComputed(by)) return [{ [fieldOf('number', by)]: { order, missing: unknownOf(query) } }, tie]
  return [{ _script: { type: 'number', order, script: workedOut(query, by, now) } }, tie]
}

function unknownOf(query: SearchQuery): number {
  return sortOrderOf(query).descending ? -beyondAll : beyondAll
}

/** The script that computes what ads are sorted by: the same for all where the search says no place, or no buyer. */
function workedOut(query: SearchQuery, by: ComputedOrder, now: number): Script {
  if (by === 'recommendedNear' && query.place) return delayedMoment(query.place)
  if (by === 'distance') return query.place ? millimetres(query.place) : { source: '0', params: {} }
  const province = buyerProvinceOf(query)
  if (province === null) return { source: '0', params: {} }
  const rates = transferRates(province, new Date(now))
  return rates ? turnkeyCents(rates) : { source: 'params.beyondAll', params: { beyondAll } }
}

/** Behind an ad with its key and id stands no other one, whatever seller is named. */
function keysOf({ query, ranked }: SearchRequest, { key, id }: ListPosition): number[] {
  return [key ?? unknownOf(query), id, ...(ranked ? [Number.MAX_SAFE_INTEGER] : [])]
}

/** What the cluster says to one of the searches, as far as it is read. */
export type Found = { total: number; keys: readonly (readonly number[])[]; buckets: ReadonlyMap<string, readonly Bucket[]> }
export type Bucket = { key: string | number; count: number }

/** `found`: in the order of `searchesOf`. */
export function answerOf(
  { query, from, after = null, limit, dimensions, includesPrices, ranked }: SearchRequest,
  found: readonly Found[],
): SearchResult {
  const [page] = found
  if (!page) throw new Error('the cluster gave no page')
  const keys = after ? page.keys.slice(from) : page.keys
  const buckets = new Map(found.flatMap((each) => [...each.buckets]))
  const last = keys.length > limit ? keys[limit - 1] : undefined
  return {
    total: page.total,
    ids: ranked ? [] : keys.slice(0, limit).map(idOf),
    ...(ranked && { ranked: rankedAds(keys.slice(0, limit).map((ad) => rankedAd(query, ad))) }),
    next: last && !ranked ? { key: last[0] === undefined || last[0] === unknownOf(query) ? null : last[0], id: idOf(last) } : null,
    counts: dimensions.length === 0 ? null : new Map(dimensions.map(({ param }) => [param, countsOf(buckets.get(param) ?? [])])),
    prices: includesPrices && isPriced(query.list) ? pricesOf(buckets.get(pricesName) ?? []) : null,
  }
}

function idOf([, id]: readonly number[]): number {
  if (id === undefined) throw new Error('the cluster gave an ad without its id')
  return id
}

function rankedAd(query: SearchQuery, ad: readonly number[]): { id: number; key: number | null; seller: number | null } {
  const [key = null, , seller = nobody] = ad
  return { id: idOf(ad), key: key === unknownOf(query) ? null : key, seller: seller === nobody ? null : seller }
}

function countsOf(buckets: readonly Bucket[]): Counts {
  return new Map(buckets.map(({ key, count }) => [String(key), count]))
}

function pricesOf(buckets: readonly Bucket[]) {
  const steps = buckets.map(({ key, count }) => ({ euro: Math.min(Number(key) / (narrowestBin * 100), lastStep) * narrowestBin, count }))
  return priceHistogram(steps)
}
