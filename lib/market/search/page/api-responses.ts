import type { SlugAndName } from '@/lib/market/search/query/search-query'
import type { OptionCounts } from './live-facets'
import type { SearchExit } from './search-results'

/** Parsers of our own API responses, which are validated because an old page may call a newer server. */
export function readCount(answer: unknown): number | null {
  return isRecord(answer) && typeof answer['count'] === 'number' ? answer['count'] : null
}

export function readOptionCounts(answer: unknown): OptionCounts | null {
  if (!isRecord(answer) || !isRecord(answer['options'])) return null
  return Object.fromEntries(
    Object.entries(answer['options']).flatMap(([param, counts]) => (isRecord(counts) ? [[param, numbersOf(counts)]] : [])),
  )
}

export function readSearchExit(answer: unknown): SearchExit | null {
  const exit = isRecord(answer) && isRecord(answer['exit']) ? answer['exit'] : {}
  const { text, href, count } = exit
  const isRead = typeof text === 'string' && typeof href === 'string' && href.startsWith('/') && typeof count === 'number'
  return isRead ? { text, href, count } : null
}

function numbersOf(counts: Record<string, unknown>): Record<string, number> {
  return Object.fromEntries(Object.entries(counts).flatMap(([value, count]) => (typeof count === 'number' ? [[value, count]] : [])))
}

export function readNamed(answer: unknown): SlugAndName[] {
  return records(answer).flatMap(({ slug, name }) => (typeof slug === 'string' && typeof name === 'string' ? [{ slug, name }] : []))
}

/** «Monza (MB)», as the place field understands it. */
export function readPlaceNames(answer: unknown): string[] {
  return records(answer).flatMap(({ name, provinceCode }) =>
    typeof name === 'string' && typeof provinceCode === 'string' ? [`${name} (${provinceCode})`] : [],
  )
}

function records(answer: unknown): Record<string, unknown>[] {
  return Array.isArray(answer) ? answer.filter(isRecord) : []
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
