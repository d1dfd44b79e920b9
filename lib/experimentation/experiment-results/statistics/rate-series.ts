import type { ExperimentResults } from '@/lib/experimentation/experiment-results/results'

/** Days from the first to the last, without gaps; for each variation how many had seen it and converted by the end of each. */
export type RateSeries = { days: string[]; arms: { variationId: string; visitors: number[]; converted: number[] }[] }

const dayMs = 86_400_000

export function rateSeries({ visitors, converted }: ExperimentResults, variationIds: readonly string[], key: string): RateSeries {
  const conversions = converted.filter((row) => row.key === key)
  const days = daysBetween([...visitors, ...conversions].map(({ day }) => day))
  return {
    days,
    arms: variationIds.map((variationId) => ({
      variationId,
      visitors: runningTotals(
        days,
        visitors.filter((row) => row.variationId === variationId),
      ),
      converted: runningTotals(
        days,
        conversions.filter((row) => row.variationId === variationId),
      ),
    })),
  }
}

function daysBetween(days: readonly string[]): string[] {
  const [first, last] = [days.reduce((a, b) => (a < b ? a : b), '9999'), days.reduce((a, b) => (a > b ? a : b), '')]
  const count = first > last ? 0 : (Date.parse(last) - Date.parse(first)) / dayMs + 1
  return Array.from({ length: count }, (_, place) => new Date(Date.parse(first) + place * dayMs).toISOString().slice(0, 10))
}

function runningTotals(days: readonly string[], rows: readonly { day: string; visitors: number }[]): number[] {
  const byDay = new Map<string, number>()
  for (const { day, visitors } of rows) byDay.set(day, (byDay.get(day) ?? 0) + visitors) // a phase may begin in the middle of one
  let total = 0
  return days.map((day) => (total += byDay.get(day) ?? 0))
}
