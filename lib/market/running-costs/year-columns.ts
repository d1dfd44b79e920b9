import { roundStep, roundTicks } from '@/lib/kernel/charts/plot-scale'
import type { FiveYearCosts, YearlyCost } from './five-year-costs'

export type YearColumn = { parts: { kind: YearlyCost['kind']; from: number; to: number }[]; totalEuro: number }
export type YearColumns = {
  columns: YearColumn[]
  /** Round amounts from 0 on, and the amount at the top of the plot. */
  ticks: number[]
  top: number
}

const ticksAtMost = 4

/** The columns of the chart: what is paid below, the loss of value on top. */
export function columnsOf({ costs, yearsEuro }: Pick<FiveYearCosts, 'costs' | 'yearsEuro'>): YearColumns {
  const columns = yearsEuro.map((totalEuro, year) => ({ totalEuro, parts: stack(costs, year) }))
  const highest = Math.max(1, ...yearsEuro)
  const step = roundStep(Math.max(ticksAtMost, highest), ticksAtMost) // no parts of a euro
  return { columns, ticks: roundTicks([0, highest], step), top: highest }
}

function stack(costs: readonly YearlyCost[], year: number): YearColumn['parts'] {
  let height = 0
  return costs.flatMap(({ kind, euro }) => {
    const [from, one] = [height, euro[year] ?? 0]
    height += one
    return one > 0 ? [{ kind, from, to: height }] : []
  })
}
