import type { PriceAt } from './observed-vehicle'

/** What one and the same car was worth in a month, «2026-03». */
export type ObservedMonth = PriceAt & { month: string; ads: number }
export type IndexPoint = ObservedMonth & { index: number }
/** A month in a region. `isEstimate`: too few ads were there, and the model of prices says it from all cars of the place. */
export type RegionMonth = ObservedMonth & { isEstimate: boolean }

/** Number of other models beside a model itself: three lines are the most that can be distinguished. */
export const besideAtMost = 2

/** Months in their order, the first as 100. */
export function indexOf<Month extends ObservedMonth>(months: readonly Month[]): (Month & { index: number })[] {
  const first = months[0]?.euro ?? 1
  return months.map((month) => ({ ...month, index: Math.round((month.euro / first) * 1_000) / 10 }))
}

/** How the last month differs from the one a year before, as a share; null without that month. */
export function changeInAYear(months: readonly ObservedMonth[]): number | null {
  const last = months.at(-1)
  const before = last && months.find(({ month }) => month === aYearBefore(last.month))
  return last && before ? last.euro / before.euro - 1 : null
}

/** How many months lie between two, each as «2026-03». */
export function monthsBetween(from: string, to: string): number {
  const count = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5))
  return count(to) - count(from)
}

function aYearBefore(month: string): string {
  return `${Number(month.slice(0, 4)) - 1}${month.slice(4)}`
}

/** Several models, each with the first month they all have as 100; nothing where that is not two months. */
export function commonIndex(models: readonly (readonly ObservedMonth[])[]): IndexPoint[][] {
  const shared = (models[0] ?? []).filter(({ month }) => models.every((months) => months.some((other) => other.month === month)))
  const start = shared[0]?.month
  if (start === undefined || shared.length < 2) return []
  return models.map((months) => indexOf(months.filter(({ month }) => month >= start)))
}
