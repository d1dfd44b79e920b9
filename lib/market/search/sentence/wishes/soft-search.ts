import type { Category } from '@/lib/market/catalogue/category'
import { filtersOf, paramsOf } from '@/lib/market/search/query/filter-params'
import { readFilter } from '@/lib/market/search/query/filter-values'
import { searchChips } from '@/lib/market/search/query/search-chips'
import { emptySearch, type SearchQuery, type Sort } from '@/lib/market/search/query/search-query'
import type { Claim } from '../claims'

type WishClaim = Extract<Claim, { kind: 'wish' }>
/** A search with its wishes. `hard`: the same without the soft choices. `made`: what became of each wish, in words; null: nothing. */
export type SoftSearch = {
  query: SearchQuery
  hard: SearchQuery
  made: readonly { claim: WishClaim; made: string | null; isChoice: boolean }[]
}

const orders: Partial<Record<Sort, string>> = {
  prezzo_crescente: 'prima i prezzi più bassi',
  km: 'prima chi ha meno chilometri',
  anno_decrescente: 'prima le più recenti',
  potenza: 'prima le più potenti',
}
const bodyParams: ReadonlySet<string> = new Set(['carrozzeria', 'tipo'])

/** Wishes as an order and as soft choices: the facts count first, then what was wished for first. */
export function withWishes(given: SearchQuery, claims: readonly Claim[], category: Category): SoftSearch {
  const usual = emptySearch(given.list).sort
  let query = given
  const made = claims.flatMap((claim): SoftSearch['made'] => {
    if (claim.kind !== 'wish' || claim.isNegated) return []
    const { sort, filters } = claim.wish ?? {}
    const before = query
    query = { ...query, filters: { ...query.filters, ...possible(given, query, filters?.[category] ?? {}) } }
    const labels = searchChips({ ...query, vehicles: [] }).map(({ label }) => label)
    const old = new Set(searchChips({ ...before, vehicles: [] }).map(({ label }) => label))
    const added = labels.filter((label) => !old.has(label))
    const isOrder = sort !== undefined && (query.sort === usual || query.sort === sort)
    if (isOrder) query = { ...query, sort }
    const texts = [...added, ...(isOrder ? [orders[sort] ?? ''] : [])]
    return [{ claim, made: texts.length === 0 ? null : texts.join(', '), isChoice: added.length > 0 }]
  })
  return { query, hard: { ...query, filters: given.filters }, made }
}

/** Soft choices that the list has, about what neither a fact nor an earlier wish says anything. A model knows its body. */
function possible(facts: SearchQuery, query: SearchQuery, wanted: Readonly<Record<string, readonly string[]>>): SearchQuery['filters'] {
  const params = new URLSearchParams(Object.entries(wanted).flatMap(([param, values]) => values.map((value) => [param, value])))
  const hasModel = facts.vehicles.some(({ model }) => model !== null)
  return Object.fromEntries(
    filtersOf(query.list).flatMap((filter) => {
      const own = paramsOf(filter)
      const isSaid = own.some((param) => query.filters[param] !== undefined) || (hasModel && bodyParams.has(filter.param))
      return isSaid || !own.some((param) => params.has(param)) ? [] : Object.entries(readFilter(filter, query.list, params))
    }),
  )
}
