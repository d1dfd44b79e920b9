import { type PriceBand, ratePrice, verdictLimits } from './price-rating'
import { ordinaryAtMost, zoneOf } from './price-words'

/** Prices people write end in 50 or 00. */
const stepEuro = 50

/** The highest round prices, in euro, that are said to be «nella media» and that earn «Buon Prezzo»; null where no round price does. */
export type LabelPrices = { ordinaryEuro: number | null; goodEuro: number | null }

/** Follows the rule by which prices are rated, so that a price set by one press is called what its button says. */
export function labelPrices(band: PriceBand): LabelPrices {
  const ordinary = floored(Math.round(band.estimateEuro * ordinaryAtMost))
  const good = floored(verdictLimits(band).goodAtMost)
  return {
    ordinaryEuro: zoneOf(ordinary * 100, band) === 'Nella media' ? ordinary : null,
    goodEuro: ratePrice(good * 100, band) === 'good' ? good : null,
  }
}

function floored(euro: number): number {
  return Math.floor(euro / stepEuro) * stepEuro
}
