import type { Valuation } from './price-model'

/** What was said of a vehicle, and what it is offered for. */
export type Tried = { valuation: Valuation; priceEuro: number; ageYears: number }

/** How far estimates are from prices, as shares of the prices; not a number where there is none of both. */
export type PriceFigures = { median: number; mean: number; withinTenth: number; coverage: number; abstained: number; scored: number }
/** The figures of the estimates, or of the ages, from one bound to the next; `to` is null where there is no end. */
export type PartFigures = PriceFigures & { from: number; to: number | null }

/** What has no price that can be read is not scored. */
export function figuresOf(tried: readonly Tried[]): PriceFigures {
  const priced = tried.filter(({ priceEuro }) => priceEuro > 0)
  const errors = priced.flatMap(({ valuation, priceEuro }) => ('euro' in valuation ? [Math.abs(valuation.euro / priceEuro - 1)] : []))
  const held = priced.filter(
    ({ valuation, priceEuro }) => 'euro' in valuation && valuation.lowEuro <= priceEuro && priceEuro <= valuation.highEuro,
  )
  const sorted = errors.toSorted((a, b) => a - b)
  return {
    median: sorted.length === 0 ? Number.NaN : ((sorted[(sorted.length - 1) >> 1] ?? 0) + (sorted[sorted.length >> 1] ?? 0)) / 2,
    mean: errors.reduce((sum, error) => sum + error, 0) / errors.length,
    withinTenth: errors.filter((error) => error <= 0.1).length / errors.length,
    coverage: held.length / errors.length,
    abstained: tried.filter(({ valuation }) => 'why' in valuation).length / tried.length,
    scored: errors.length,
  }
}

const ageBounds = [0, 1, 2, 3, 4, 5, 7, 10, 15, Number.POSITIVE_INFINITY] as const

/** Figures for each tenth of the estimates, in euro. */
export function figuresByEstimate(tried: readonly Tried[]): PartFigures[] {
  const estimated = tried
    .flatMap(({ valuation, ...rest }) => ('euro' in valuation ? [{ ...rest, valuation }] : []))
    .sort((a, b) => a.valuation.euro - b.valuation.euro)
  const startOf = (tenth: number) => Math.floor((tenth * estimated.length) / 10)
  const euroAt = (index: number) => Math.round(estimated[index]?.valuation.euro ?? 0)
  return Array.from({ length: 10 }, (_, tenth) => ({
    from: euroAt(startOf(tenth)),
    to: tenth === 9 ? null : euroAt(startOf(tenth + 1)),
    ...figuresOf(estimated.slice(startOf(tenth), startOf(tenth + 1))),
  }))
}

/** Figures for each range of ages, in years. */
export function figuresByAge(tried: readonly Tried[]): PartFigures[] {
  const estimated = tried.filter(({ valuation }) => 'euro' in valuation)
  return ageBounds.slice(1).map((to, index) => {
    const from = ageBounds[index] ?? 0
    const part = estimated.filter(({ ageYears }) => ageYears >= from && ageYears < to)
    return { from, to: Number.isFinite(to) ? to : null, ...figuresOf(part) }
  })
}
