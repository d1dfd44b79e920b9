import type { FiveYearCosts, YearlyCost } from './five-year-costs'

export type YearColumn = { parts: { kind: YearlyCost['kind']; from: number; to: number }[]; totalEuro: number }
export type YearColumns = {
  columns: YearColumn[]
  /** Round amounts from 0 on, and the amount at the top of the plot. */
  ticks: number[]
  top: number
}

/** The columns of the chart: what is paid below, the loss of value on top. */
export function columnsOf({ costs, yearsEuro }: Pick<FiveYearCosts, 'costs' | 'yearsEuro'>): YearColumns {
  const columns = yearsEuro.map((totalEuro, year) => ({ totalEuro, parts: stack(costs, year) }))
  const highest = Math.max(1, ...yearsEuro)
  const step = roundStep(highest / 4)
  const ticks = Array.from({ length: Math.floor(highest / step) + 1 }, (_, place) => place * step)
  return { columns, ticks, top: highest }
}

function stack(costs: readonly YearlyCost[], year: number): YearColumn['parts'] {
  let height = 0
  return costs.flatMap(({ kind, euro }) => {
    const [from, one] = [height, euro[year] ?? 0]
    height += one
    return one > 0 ? [{ kind, from, to: height }] : []
  })
}

/** The next of 1, 2, 5, 10, 20, 50 … */
function roundStep(atLeast: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, atLeast)))
  return power * ([1, 2, 5].find((factor) => factor * power >= atLeast) ?? 10)
}
