import { adIdFrom, adIdOf, routes } from '@/lib/kernel/routes/routes'
import { buyerProvinceParam } from '@/lib/market/running-costs/buyer-province'

/** How many vehicles stand side by side. */
export const maxCompared = 4
/** How many ads an address may name, so that the page can name those over the limit. */
const maxNamed = 12
export const maxAdToAddLength = 300
export const maxKmLength = 10

/** The place of the page where the vehicles stand. */
export const comparisonTableId = 'confronto'

export const comparisonParams = {
  ad: 'annuncio',
  province: buyerProvinceParam,
  kmAYear: 'km_anno',
  onlyDifferent: 'differenze',
  toAdd: 'aggiungi',
} as const

/** What the address of a comparison says. It is all there is of it: nothing is stored. */
export type ComparisonQuery = {
  /** Each ad once, in the order of the columns. */
  ids: number[]
  /** The buyer's province as typed; empty: not said. */
  province: string
  /** How far the buyer drives in a year, as typed; empty: not said. */
  kmAYear: string
  onlyDifferent: boolean
}

type Parameters = Partial<Record<string, string | string[]>>

export function readComparisonQuery(query: Parameters): ComparisonQuery {
  const named = listOf(query[comparisonParams.ad]).flatMap((text) => text.split(/[\s+]/).flatMap((id) => adIdFrom(id) ?? []))
  return {
    ids: [...new Set(named)].slice(0, maxNamed),
    province: textOf(query[comparisonParams.province]),
    kmAYear: textOf(query[comparisonParams.kmAYear]).slice(0, maxKmLength),
    onlyDifferent: query[comparisonParams.onlyDifferent] === '1',
  }
}

/** What was typed to add an ad, and which one it means; undefined when nothing was. */
export function readAdToAdd(query: Parameters): { typed: string; id: number | undefined } | undefined {
  const value = query[comparisonParams.toAdd]
  const typed = typeof value === 'string' ? value.trim().slice(0, maxAdToAddLength) : ''
  return typed === '' ? undefined : { typed, id: adIdTyped(typed) }
}

/** The address of an ad, whole or in part, or its number: «RIF 48198833». */
function adIdTyped(text: string): number | undefined {
  const slug = /annuncio\/([^/?#\s]+)/.exec(text)?.[1]
  return slug === undefined ? adIdFrom(text.replace(/^rif\.?\s*/i, '')) : adIdOf(slug)
}

/** «12 7», which stands in an address as «12+7»; boxes of a form may name each by itself. */
export function idsText(ids: readonly number[]): string {
  return ids.join(' ')
}

/** The shortest address of a comparison. */
export function comparisonHref({
  ids,
  province = '',
  kmAYear = '',
  onlyDifferent = false,
}: Partial<ComparisonQuery> & { ids: readonly number[] }): string {
  const params = new URLSearchParams()
  if (ids.length > 0) params.set(comparisonParams.ad, idsText(ids))
  if (province !== '') params.set(comparisonParams.province, province)
  if (kmAYear !== '') params.set(comparisonParams.kmAYear, kmAYear)
  if (onlyDifferent) params.set(comparisonParams.onlyDifferent, '1')
  const query = params.toString()
  return query === '' ? routes.comparison : `${routes.comparison}?${query}`
}

function textOf(value: string | string[] | undefined): string {
  return typeof value === 'string' ? value : ''
}

function listOf(value: string | string[] | undefined): string[] {
  if (value === undefined) return []
  return typeof value === 'string' ? [value] : value
}
