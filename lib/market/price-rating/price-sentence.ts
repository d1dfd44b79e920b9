import type { Category } from '@/lib/market/catalogue/category'
import { euroText, measureText, numberText } from '@/lib/market/catalogue/number-text'
import { goodPriceAtMost, greatPriceAtMost, type MarketPrice, type PriceLabel, priceLabels, ratePrice, yearsAround } from './price-rating'
import { isAdjusted, mileageBandKm } from './worth'

export type ComparedVehicle = { category: Category; year: number; mileageKm: number }

/** What an ad page says about a price, and where the pin of its gauge stands (0 cheap … 1 dear). JSON-serialisable. */
export type PriceRating = {
  label: PriceLabel
  labelText: string
  sentence: string
  medianCents: number
  comparables: number
  gaugePosition: number
}

/** Null when there is no label: a rating is never shown without its reason. */
export function explainPrice(askedCents: number, vehicle: ComparedVehicle, market: MarketPrice): PriceRating | null {
  const label = ratePrice(askedCents, market)
  if (label === null) return null
  return {
    label,
    labelText: priceLabels[label],
    sentence: priceSentence(askedCents, vehicle, market),
    ...market,
    gaugePosition: gaugePosition(askedCents, market.medianCents),
  }
}

/** «1.850 € sotto la mediana di 23 annunci simili (stesso modello, 2020–2022, da 55.600 a 95.600 km), riportati alla sua età e ai suoi km». */
export function priceSentence(
  askedCents: number,
  { category, year, mileageKm }: ComparedVehicle,
  { medianCents, comparables }: MarketPrice,
): string {
  const years = `${year - yearsAround}–${year + yearsAround}`
  const adjusted = isAdjusted(category) ? ', riportati alla sua età e ai suoi km' : ''
  return `${euroText(medianCents - askedCents)} sotto la mediana di ${comparables} annunci simili (stesso modello, ${years}, ${kmText(mileageKm, mileageBandKm[category])})${adjusted}`
}

function kmText(mileageKm: number, bandKm: number): string {
  const to = measureText(mileageKm + bandKm, 'km')
  return mileageKm > bandKm ? `da ${numberText(mileageKm - bandKm)} a ${to}` : `fino a ${to}`
}

/** Three segments of equal width: great up to 88 % of the median, good up to 95 %, then up to the median. */
export function gaugePosition(askedCents: number, medianCents: number): number {
  const share = (askedCents / medianCents) * 100
  const stops = [70, greatPriceAtMost, goodPriceAtMost, 100]
  const segment = share <= greatPriceAtMost ? 0 : share <= goodPriceAtMost ? 1 : 2
  const [from, to] = [stops[segment] ?? 0, stops[segment + 1] ?? 100]
  const within = Math.min(1, Math.max(0, (share - from) / (to - from)))
  return Math.round(((segment + within) / 3) * 1000) / 1000
}
