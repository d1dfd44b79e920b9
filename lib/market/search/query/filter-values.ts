import { kwToCv } from '@/lib/market/catalogue/power'
import type { ListPageSlug } from '@/lib/market/search/page/list-pages'
import type { FilterDefinition } from './filter-kinds'
import { firstMonthOf, lastMonthOf, monthText, parseMonth } from './registration-month'
import { buyerProvinceParam } from './search-query'
import { parseWhole } from './whole-number'

/** Values by parameter name; only what can be used, in canonical form. */
export type FilterValues = Record<string, readonly string[]>

const maxTextLength = 60
const maxWords = 6

/** Reads one filter out of an address. What is malformed counts as not given. The place is read elsewhere: it needs the list of places. */
export function readFilter(filter: FilterDefinition, page: ListPageSlug, params: URLSearchParams): FilterValues {
  switch (filter.kind) {
    case 'choice': {
      const given = params.getAll(filter.param).map((value) => filter.aliases?.get(value.toLowerCase()) ?? value)
      return one(filter.param, inOrder(Object.keys(filter.options(page)), given))
    }
    case 'allOf':
      return one(filter.param, inOrder(Object.keys(filter.options(page)), params.getAll(filter.param)))
    case 'atLeast':
      return one(filter.param, inOrder(Object.keys(filter.options(page)), params.getAll(filter.param)).slice(0, 1))
    case 'yes':
    case 'someOf':
    case 'recent':
      return one(filter.param, params.getAll(filter.param).includes('si') ? ['si'] : [])
    case 'text':
    case 'words':
      return one(filter.param, [normaliseSearchText(params.get(filter.param) ?? '')].filter(Boolean))
    case 'min':
    case 'max':
      return one(filter.param, asText(firstNumber(params, filter.param, 0, filter.max)))
    case 'days':
      return one(filter.param, asText(firstNumber(params, filter.param, 1, filter.max)))
    case 'range':
      return limits(filter, params)
    case 'turnkey':
      return {
        ...one(buyerProvinceParam, inOrder(Object.keys(filter.provinces), params.getAll(buyerProvinceParam)).slice(0, 1)),
        ...limits(filter, params),
      }
    case 'months':
      return months(filter.param, params, filter.max)
    case 'power':
      return range(filter.param, powerIn(params, 'da', filter.max), powerIn(params, 'a', filter.max))
    case 'place':
      return {}
  }
}

/** Normalises a text: lower case, single blanks, and only characters that occur in the names of versions. */
export function normaliseSearchText(text: string): string {
  const words = text
    .toLowerCase()
    .replace(/[^a-z0-9à-ÿ.,+/'&-]+/g, ' ')
    .trim()
    .split(' ')
    .slice(0, maxWords)
  return words.join(' ').slice(0, maxTextLength).trim()
}

/** What was typed for a place: single blanks, no invisible characters, not longer than the field. */
export function normalisePlaceText(text: string): string {
  const visible = (given: string) => given.replace(/[\p{C}\s]+/gu, ' ').trim()
  return visible(visible(text).slice(0, maxTextLength)) // again: half a character may stand at the end
}

export function firstNumber(params: URLSearchParams, name: string, min: number, max: number): number | undefined {
  return params
    .getAll(name)
    .flatMap((text) => parseWhole(text, min, max) ?? [])
    .at(0)
}

/** Reads a limit of power: every whole kW is another whole CV, so kW become CV without loss. CV wins when both are given. */
function powerIn(params: URLSearchParams, end: 'da' | 'a', max: number): number | undefined {
  const cv = firstNumber(params, `cv_${end}`, 0, max)
  if (cv !== undefined) return cv
  const kw = firstNumber(params, `kw_${end}`, 0, 7_000)
  return kw === undefined ? undefined : kwToCv(kw)
}

function limits({ param, max }: { param: string; max: number }, params: URLSearchParams): FilterValues {
  return range(param, firstNumber(params, `${param}_da`, 0, max), firstNumber(params, `${param}_a`, 0, max))
}

/** Swaps the limits when the lower one is greater. */
function range(param: string, from: number | undefined, to: number | undefined): FilterValues {
  const [low, high] = from !== undefined && to !== undefined && from > to ? [to, from] : [from, to]
  return { ...one(`${param}_da`, asText(low)), ...one(`${param}_a`, asText(high)) }
}

/** Swaps the limits when the lower one is later. */
function months(param: string, params: URLSearchParams, maxYear: number): FilterValues {
  const given = (end: 'da' | 'a') => params.getAll(`${param}_${end}`).flatMap((text) => parseMonth(text, maxYear) ?? [])[0]
  const [from, to] = [given('da'), given('a')]
  const [low, high] = from && to && firstMonthOf(from) > lastMonthOf(to) ? [to, from] : [from, to]
  return { ...one(`${param}_da`, low ? [monthText(low, 'da')] : []), ...one(`${param}_a`, high ? [monthText(high, 'a')] : []) }
}

function one(param: string, values: readonly string[]): FilterValues {
  return values.length === 0 ? {} : { [param]: values }
}

function asText(value: number | undefined): string[] {
  return value === undefined ? [] : [String(value)]
}

function inOrder(known: readonly string[], given: readonly string[]): string[] {
  const wanted = new Set(given.map((value) => value.toLowerCase()))
  return known.filter((value) => wanted.has(value))
}
