import { kwAtLeast, kwAtMost } from '@/lib/market/catalogue/power'
import type { FilterDefinition, SearchedColumn } from './filter-kinds'
import { filtersOf, spellingsOf } from './filter-params'
import { withMakeAliases } from './make-aliases'
import { firstMonthOf, lastMonthOf, parseMonth, type RegistrationMonth } from './registration-month'
import { buyerProvinceOf, type SearchQuery, textParam } from './search-query'

/**
 * What an active filter requires of an ad, in PostgreSQL and in the search index alike. Numbers as the column holds them.
 * What is not declared never meets it.
 */
export type FilterPredicate = { param: string; column: SearchedColumn } & (
  | { kind: 'oneOf'; values: readonly (string | number)[] }
  | { kind: 'allOf'; values: readonly string[] }
  | { kind: 'someOf'; values: readonly string[] }
  | { kind: 'equals'; value: boolean | string }
  | { kind: 'contains'; words: readonly string[] }
  /** `areAbsent`: no ad has them all. */
  | { kind: 'words'; words: readonly string[]; areAbsent?: true }
  | { kind: 'between'; from: number | null; to: number | null }
  | { kind: 'turnkey'; province: string; from: number | null; to: number | null }
  | { kind: 'since'; hours: number }
)

/** Predicates, one for each active filter but the vehicle and the place. */
export function filterPredicatesOf(query: Searched): FilterPredicate[] {
  const demands: FilterPredicate[] = []
  for (const filter of filtersOf(query.list)) {
    const demand = spellingsOf(filter).some((name) => query.filters[name] !== undefined) ? demandOf(filter, query) : null
    if (demand) demands.push(demand)
  }
  if (query.lacks !== undefined)
    demands.push({ kind: 'words', param: textParam, column: 'adText', words: withMakeAliases(query.lacks.split(' ')), areAbsent: true })
  return demands
}

type Searched = Pick<SearchQuery, 'list' | 'filters' | 'lacks'>

/** Whether it searches words of whole ads, which the search index does not hold. */
export function searchesText(query: Searched): boolean {
  return filterPredicatesOf(query).some(({ kind }) => kind === 'words')
}

/** Whether its limits of the price «chiavi in mano» filter: they need the province of the buyer, and the province alone filters nothing. */
export function asksTurnkeyPrice(query: Pick<SearchQuery, 'list' | 'filters'>): boolean {
  return filterPredicatesOf(query).some(({ kind }) => kind === 'turnkey')
}

function demandOf(filter: FilterDefinition, { list, filters }: Pick<SearchQuery, 'list' | 'filters'>): FilterPredicate | null {
  if (filter.kind === 'place') return null
  const { param, column } = filter
  const values = filters[param] ?? []
  const [value] = values
  const [from, to] = [filters[`${param}_da`]?.[0], filters[`${param}_a`]?.[0]]
  switch (filter.kind) {
    case 'choice': {
      const stored = values.flatMap((one) => filter.stored?.(one) ?? [one])
      return stored.length === 0 ? null : { kind: 'oneOf', param, column, values: stored }
    }
    case 'atLeast':
      return value === undefined ? null : { kind: 'oneOf', param, column, values: fromOption(Object.keys(filter.options(list)), value) }
    case 'allOf':
      return values.length === 0 ? null : { kind: 'allOf', param, column, values }
    case 'someOf':
      return value === undefined ? null : { kind: 'someOf', param, column, values: filter.values }
    case 'yes':
      return value === undefined ? null : { kind: 'equals', param, column, value: filter.is }
    case 'text':
      return value === undefined ? null : { kind: 'contains', param, column, words: value.split(' ') }
    case 'words':
      return value === undefined ? null : { kind: 'words', param, column, words: withMakeAliases(value.split(' ')) }
    case 'days':
      return value === undefined ? null : { kind: 'since', param, column, hours: Number(value) * 24 }
    case 'min':
      return between(param, column, scaled(value, filter.factor), null)
    case 'max':
      return between(param, column, null, scaled(value, filter.factor))
    case 'range':
      return between(param, column, scaled(from, filter.factor), scaled(to, filter.factor))
    case 'turnkey': {
      const limits = between(param, column, scaled(from, filter.factor), scaled(to, filter.factor))
      const province = buyerProvinceOf({ filters })
      return limits && province !== null ? { ...limits, kind: 'turnkey', province } : null
    }
    case 'months':
      return between(param, column, monthNumber(from, filter.max, firstMonthOf), monthNumber(to, filter.max, lastMonthOf))
    case 'recent':
      return value === undefined ? null : { kind: 'since', param, column, hours: filter.days * 24 }
    case 'power':
      return between(param, column, from === undefined ? null : kwAtLeast(Number(from)), to === undefined ? null : kwAtMost(Number(to)))
  }
}

type Between = Extract<FilterPredicate, { kind: 'between' }>

function between(param: string, column: SearchedColumn, from: number | null, to: number | null): Between | null {
  return from === null && to === null ? null : { kind: 'between', param, column, from, to }
}

function monthNumber(text: string | undefined, maxYear: number, number: (month: RegistrationMonth) => number): number | null {
  const month = text === undefined ? undefined : parseMonth(text, maxYear)
  return month ? number(month) : null
}

function scaled(value: string | undefined, factor = 1): number | null {
  return value === undefined ? null : Number(value) * factor
}

function fromOption(options: readonly string[], first: string): string[] {
  return options.slice(options.indexOf(first))
}
