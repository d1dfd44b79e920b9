import { italianDay } from '@/lib/kernel/italian/italian-time'
import { type Ad, hasTransferCosts } from '@/lib/market/ads/ad'
import { transferTariffOn } from '@/lib/market/running-costs/tariffs'
import {
  historicYears,
  type RegistrationTaxRate,
  registrationTaxCents,
  registrationTaxRate,
} from '@/lib/market/running-costs/transfer-cost'

const msPerDay = 86_400_000

/** What having a car put into their name costs the buyers of one province on one day. */
export type TransferRates = {
  tax: RegistrationTaxRate
  feesCents: number
  /** A car first registered on this day (since 1970) or before pays amounts of its own, which are not known. */
  historicUntil: number
}

/** Rates of a transfer; null where no tariff is known for the day. `province`: «MI». */
export function transferRates(province: string, now: Date): TransferRates | null {
  const day = italianDay(now)
  const tariff = transferTariffOn(day)
  if (!tariff) return null
  return {
    tax: registrationTaxRate(tariff.registrationTax, province),
    feesCents: tariff.fees.reduce((sum, { euro }) => sum + Math.round(euro * 100), 0),
    historicUntil: yearsBefore(day, historicYears),
  }
}

export type TurnkeyPriced = Pick<Ad, 'category' | 'offerType' | 'priceCents' | 'powerKw' | 'firstRegistration'>

/** «Chiavi in mano»: the price of a car and its transfer to a buyer, without the road tax. Null where one of them is not known. `turnkeyPriceSql` says the same to the database. */
export function turnkeyPriceCents(ad: TurnkeyPriced, rates: TransferRates | null): number | null {
  const { priceCents, powerKw, firstRegistration } = ad
  if (!rates || ad.category !== 'auto' || !hasTransferCosts(ad) || priceCents === null || powerKw === null) return null
  if (firstRegistration !== null && firstRegistration.getTime() / msPerDay <= rates.historicUntil) return null
  return priceCents + rates.feesCents + registrationTaxCents(rates.tax, powerKw)
}

/** Finds the same day so many years before, or the last one of its month. Days since 1970. */
function yearsBefore(day: string, years: number): number {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  const lastOfMonth = new Date(Date.UTC(year - years, month, 0)).getUTCDate()
  return Date.UTC(year - years, month - 1, Math.min(date, lastOfMonth)) / msPerDay
}
