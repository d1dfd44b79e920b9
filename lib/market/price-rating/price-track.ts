import { numberText } from '@/lib/market/catalogue/number-text'
import type { PriceBand } from './price-rating'
import { verdictLimits } from './price-rating'
import { type ZoneName, zoneOf, zonesOf } from './price-words'

type Zone = { name: ZoneName; from: number; to: number /** «fino a 11.400». */; limit: string; isIn: (euro: number) => boolean }

/** A track on which a price is moved: whole steps of euro around the estimate, and its zones. */
export function trackOf(band: PriceBand): { from: number; to: number; step: number; zones: Zone[]; placeOf: (euro: number) => number } {
  const { estimateEuro } = band
  const step = estimateEuro >= 10_000 ? 50 : 10
  const whole = (euro: number) => Math.round(euro / step) * step
  const from = Math.max(step, whole(Math.min(estimateEuro * 0.8, verdictLimits(band).greatAtMost - estimateEuro * 0.08)))
  const to = whole(estimateEuro * 1.2) + step
  const zones = zonesOf(band, from, to)
  return {
    ...{ from, to, step },
    zones: zones.map((zone, index) => ({
      ...zone,
      limit: index === zones.length - 1 ? 'oltre' : `fino a ${numberText(zone.to)}`,
      isIn: (euro) => zoneOf(euro * 100, band) === zone.name,
    })),
    placeOf: (euro) => Math.round(Math.min(100, Math.max(0, ((euro - from) / (to - from)) * 100)) * 10) / 10,
  }
}
