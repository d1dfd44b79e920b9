import { measureText } from '@/lib/market/catalogue/number-text'
import type { ListPageSlug } from '@/lib/market/search/page/list-pages'
import type { AtLeastFilter, DaysFilter, MaxFilter, MinFilter } from '@/lib/market/search/query/filter-kinds'

/** The steps a filter offers, and the chosen value when it came from an address and is none of them. */
export function stepOptions(
  filter: MinFilter | MaxFilter | DaysFilter | AtLeastFilter,
  list: ListPageSlug,
  chosen: string | undefined,
): { value: string; label: string }[] {
  if (filter.kind === 'atLeast') return Object.entries(filter.options(list)).map(([value, label]) => ({ value, label }))
  const steps: number[] = [...filter.steps]
  const wanted = chosen === undefined ? undefined : Number(chosen)
  if (wanted !== undefined && !steps.includes(wanted)) steps.push(wanted)
  return steps.sort((a, b) => a - b).map((step) => ({ value: String(step), label: labelOfStep(filter, step) }))
}

function labelOfStep(filter: MinFilter | MaxFilter | DaysFilter, step: number): string {
  if (filter.kind === 'days') return step === 1 ? '1 giorno' : `${step} giorni`
  return filter.unit === '' ? String(step) : measureText(step, filter.unit)
}
