/** How high the bar of each of twenty bins is, of `barHeight` at most; bins are `euro` wide, the last one is open upwards. */
export type PriceHistogram = { euro: number; bars: readonly number[] }
/** How many ads ask at least `euro`, and less than the next step. */
export type PriceStep = { euro: number; count: number }

export const histogramBins = 20
/** A bin with few ads is seen too: no bar is lower than 1. */
export const barHeight = 28
/** Prices are counted in steps as narrow as the narrowest bin. */
export const narrowestBin = 250

export const priceParam = 'prezzo'

const widths = [250, 500, 750, 1_000, 1_250, 1_500, 2_000, 2_500, 4_000, 5_000, 7_500, 10_000, 25_000, 50_000]
/** The step of this price and of all above, which stand in the last bin however wide it is. */
export const lastStep = (Math.max(...widths) * histogramBins) / narrowestBin
/** Share of the ads that stands within the bins, the dearest ones in the last. */
const shownShare = 0.95

/** The bars of the prices; null when there is nothing to plot. */
export function priceHistogram(steps: readonly PriceStep[]): PriceHistogram | null {
  const total = steps.reduce((sum, { count }) => sum + count, 0)
  if (total === 0) return null
  const top = priceBelow(steps, shownShare * total)
  const euro = widths.find((width) => width * histogramBins >= top) ?? Math.max(...widths)
  const counts = Array.from({ length: histogramBins }, () => 0)
  for (const step of steps) {
    const bin = Math.min(histogramBins - 1, Math.floor(step.euro / euro))
    counts[bin] = (counts[bin] ?? 0) + step.count
  }
  const most = Math.max(...counts)
  return { euro, bars: counts.map((count) => Math.ceil((count / most) * barHeight)) }
}

/** Whether some price of the bin lies within the limits. */
export function isBinChosen({ euro }: PriceHistogram, bin: number, from: number | undefined, to: number | undefined): boolean {
  const isLast = bin === histogramBins - 1
  return (to === undefined || bin * euro <= to) && (from === undefined || isLast || (bin + 1) * euro > from)
}

/** The price below which so many ads stand. */
function priceBelow(steps: readonly PriceStep[], wanted: number): number {
  let seen = 0
  for (const { euro, count } of steps) {
    seen += count
    if (seen >= wanted) return euro + narrowestBin
  }
  return 0
}
