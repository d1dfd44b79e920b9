import type { Category } from '@/lib/market/catalogue/category'
import type { PriceLabel } from '../price-rating'

/** A vehicle that was sold or withdrawn: what was said of it, and what it went for. */
export type ClosedCase = { model: string; ageYears: number; estimateEuro: number; endEuro: number; label: PriceLabel | null }
/** What is said of several; shares as parts of one. `below`: of labels, how many were below what similar ones went for. */
export type ProofRow = {
  part: 'all' | 'estimate' | 'age' | 'great' | 'good'
  from: number
  to: number | null
  cases: number
  median: number | null
  difference: number | null
  withinTenth: number | null
  below: number | null
}

/** JSON-serialisable. `isDemo`: the market was made up. */
export type PriceProof = {
  rows: (ProofRow & { category: Category; basis: 'asked' | 'paid' | 'label' })[]
  asOf: string | null
  isDemo: boolean
}

/** Least number of cases of which something is said. */
export const casesNeeded = 30
/** Least number of others of a model that say what similar ones go for. */
const similarNeeded = 3
const ageBounds = [0, 3, 6, 11, null] as const
const euroBounds = [0, 5_000, 10_000, 20_000, 40_000, null] as const

/** How near estimates were to what vehicles went for: of all, by age and by estimate. */
export function nearnessOf(cases: readonly ClosedCase[]): ProofRow[] {
  const byClass = (part: 'age' | 'estimate', bounds: readonly (number | null)[], valueOf: (one: ClosedCase) => number) =>
    bounds.slice(1).map((to, index) => {
      const from = bounds[index] ?? 0
      return { part, from, to, own: cases.filter((one) => valueOf(one) >= from && (to === null || valueOf(one) < to)) }
    })
  return [
    { part: 'all' as const, from: 0, to: null, own: cases },
    ...byClass('age', ageBounds, ({ ageYears }) => ageYears),
    ...byClass('estimate', euroBounds, ({ estimateEuro }) => estimateEuro),
  ]
    .filter(({ own }) => own.length >= casesNeeded)
    .map(({ own, ...part }) => {
      const errors = own.map(({ estimateEuro, endEuro }) => Math.abs(estimateEuro / endEuro - 1))
      return {
        ...part,
        cases: own.length,
        median: middle(errors),
        difference: middle(own.map(ratioOf)) - 1,
        withinTenth: errors.filter((error) => error <= 0.1).length / own.length,
        below: null,
      }
    })
}

/** How often what was praised was below what others of its model went for, each beside its own estimate. */
export function labelsOf(cases: readonly ClosedCase[]): ProofRow[] {
  const byModel = new Map<string, ClosedCase[]>()
  for (const one of cases) byModel.set(one.model, [...(byModel.get(one.model) ?? []), one])
  return ([1, 2] as const).flatMap((label) => {
    const judged = cases.flatMap((one) => {
      const others = one.label === label ? (byModel.get(one.model) ?? []).filter((other) => other !== one) : []
      return others.length >= similarNeeded ? [ratioOf(one) < middle(others.map(ratioOf))] : []
    })
    if (judged.length < casesNeeded) return []
    const below = judged.filter(Boolean).length / judged.length
    const nothing = { from: 0, to: null, median: null, difference: null, withinTenth: null }
    return [{ ...nothing, part: label === 1 ? ('great' as const) : ('good' as const), cases: judged.length, below }]
  })
}

function ratioOf({ estimateEuro, endEuro }: ClosedCase): number {
  return endEuro / estimateEuro
}

function middle(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return ((sorted[(sorted.length - 1) >> 1] ?? 0) + (sorted[sorted.length >> 1] ?? 0)) / 2
}

/** The rows as a file. */
export function priceProofPath(format: 'csv' | 'json'): string {
  return `/api/v1/price-proof?formato=${format}`
}
