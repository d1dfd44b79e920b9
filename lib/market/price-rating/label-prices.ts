import { type PriceBand, type PriceLabel, ratePrice, verdictLimits } from './price-rating'
import { ordinaryAtMost, zoneOf } from './price-words'

/** Prices people write end in 50 or 00. */
const stepEuro = 50

/** The highest round prices, in euro, that are said to be «nella media» and that earn «Buon Prezzo»; null where no round price does. */
export type LabelPrices = { ordinaryEuro: number | null; goodEuro: number | null }
/** And those that earn «Ottimo Prezzo» and stand at the estimate. */
type AllLabelPrices = LabelPrices & { estimateEuro: number | null; greatEuro: number | null }

/** Follows the rule by which prices are rated, so that a price set by one press is called what its button says. */
export function labelPrices(band: PriceBand): AllLabelPrices {
  const { greatAtMost, goodAtMost } = verdictLimits(band)
  const [ordinary, estimate] = [floored(Math.round(band.estimateEuro * ordinaryAtMost)), floored(band.estimateEuro)]
  const [good, great] = [floored(goodAtMost), floored(greatAtMost)]
  return {
    ordinaryEuro: zoneOf(ordinary * 100, band) === 'Nella media' ? ordinary : null,
    estimateEuro: zoneOf(estimate * 100, band) === 'Nella media' ? estimate : null,
    goodEuro: ratePrice(good * 100, band) === 'good' ? good : null,
    greatEuro: ratePrice(great * 100, band) === 'great' ? great : null,
  }
}

/** The next better label that a price may have, with the highest round price that earns it; null where there is none. */
export function nextLabel(askedCents: number, band: PriceBand): { label: PriceLabel; euro: number } | null {
  const { goodEuro, greatEuro } = labelPrices(band)
  const verdict = ratePrice(askedCents, band)
  if (verdict === 'fair' && goodEuro !== null) return { label: 2, euro: goodEuro }
  return (verdict === 'fair' || verdict === 'good') && greatEuro !== null ? { label: 1, euro: greatEuro } : null
}

function floored(euro: number): number {
  return Math.floor(euro / stepEuro) * stepEuro
}
