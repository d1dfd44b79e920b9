/** Holm's correction: p-values of several comparisons at once, raised so that together they err no more often than one alone. In the order given. */
export function holm(pValues: readonly number[]): number[] {
  const order = pValues.map((pValue, place) => ({ pValue, place })).sort((a, b) => a.pValue - b.pValue)
  const adjusted = new Map<number, number>()
  let runningMax = 0
  for (const [rank, { pValue, place }] of order.entries()) {
    runningMax = Math.max(runningMax, Math.min(1, pValue * (order.length - rank)))
    adjusted.set(place, runningMax)
  }
  return pValues.map((_, place) => adjusted.get(place) ?? 1)
}
