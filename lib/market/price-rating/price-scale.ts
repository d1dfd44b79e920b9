import type { PriceBand } from './price-rating'
import { type ZoneName, zoneOf, zonesOf } from './price-words'

/** A scale of euro with its marks, in percent of its width. */
export type PriceScale = {
  /** Place of a price, which may lie beyond the scale. */
  placeOf: (euro: number) => number
  ticks: { euro: number; place: number }[]
  zones: { name: ZoneName; start: number; end: number; isHere: boolean }[]
  /** Places of the words of this price and of the estimate, far enough apart to be read. */
  labels: { asked: number; estimate: number }
}

const ticksAtMost = 6
/** Words of two prices need so much of the narrowest scale. */
const labelGap = 28
const labelEdge = 14

export function scaleOf(band: PriceBand, askedEuro: number): PriceScale {
  const lowest = Math.min(band.lowEuro, askedEuro)
  const highest = Math.max(band.highEuro, askedEuro)
  const margin = (highest - lowest) * 0.12
  const [from, to] = [Math.max(0, lowest - margin), highest + margin]
  const placeOf = (euro: number) => Math.round(Math.min(100, Math.max(0, ((euro - from) / (to - from)) * 100)) * 10) / 10
  const step = stepOf(to - from)
  const first = Math.ceil(from / step)
  return {
    placeOf,
    ticks: Array.from({ length: Math.floor(to / step) - first + 1 }, (_, index) => {
      const euro = (first + index) * step
      return { euro, place: placeOf(euro) }
    }).filter(({ place }) => place > 4 && place < 96),
    zones: zonesOf(band, from, to).map(({ name, ...zone }) => ({
      name,
      start: placeOf(zone.from),
      end: placeOf(zone.to),
      isHere: name === zoneOf(askedEuro * 100, band),
    })),
    labels: apart(placeOf(askedEuro), placeOf(band.estimateEuro)),
  }
}

/** A round number of euro, few of which fill the width. */
function stepOf(width: number): number {
  const power = 10 ** Math.floor(Math.log10(width / ticksAtMost))
  return power * (([1, 2, 5, 10] as const).find((factor) => width / (power * factor) <= ticksAtMost) ?? 10)
}

function apart(asked: number, estimate: number): { asked: number; estimate: number } {
  const middle = Math.min(100 - labelEdge - labelGap / 2, Math.max(labelEdge + labelGap / 2, (asked + estimate) / 2))
  const within = (place: number) => Math.min(100 - labelEdge, Math.max(labelEdge, place))
  if (Math.abs(within(asked) - within(estimate)) >= labelGap) return { asked: within(asked), estimate: within(estimate) }
  const side = asked <= estimate ? -1 : 1
  return { asked: middle + (side * labelGap) / 2, estimate: middle - (side * labelGap) / 2 }
}
