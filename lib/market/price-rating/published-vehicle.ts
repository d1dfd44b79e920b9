import type { Category } from '@/lib/market/catalogue/category'
import type { offerTypes } from '@/lib/market/catalogue/vocabulary'
import type { ValuedVehicle } from './model/valued-vehicle'
import { hasOrdinaryPrice } from './price-rating'

/** Offers whose prices are compared: neither rentals nor classics. */
export const ratedOffers = ['usato', 'aziendale', 'dimostrativo', 'km0', 'nuovo'] as const satisfies readonly (keyof typeof offerTypes)[]

function isRatedOffer(offerType: string): boolean {
  const rated: readonly string[] = ratedOffers
  return rated.includes(offerType)
}

/** What of an ad its estimate is made of, and what it asks. */
export type ValuedAd = {
  id: number
  category: string
  offerType: string
  make: string
  model: string | null
  version: string
  body: string | null
  fuel: string | null
  gearbox: string | null
  drive: string | null
  powerKw: number | null
  displacementCc: number | null
  doors: number | null
  seats: number | null
  equipment: string[]
  firstRegistration: Date | null
  mileageKm: number | null
  dealerId: number | null
  sellerType: string | null
  provinceCode: string | null
  priceCents: number | null
  accident: string | null
  running: boolean | null
  financeRequired: boolean | null
  /** Moment when it was first on offer; null: it is not yet. */
  knownSince: Date | null
}

/** The vehicle as it is offered in this month; ages are whole months. */
export function vehicleOf(ad: ValuedAd, category: Category, now: Date): ValuedVehicle {
  const { make, model, version, body, fuel, gearbox, drive, powerKw, displacementCc, doors, seats, equipment } = ad
  const isNew = ad.offerType === 'nuovo'
  return {
    category,
    ...{ make, model, version, body, fuel, gearbox, drive, powerKw, displacementCc, doors, seats, equipment },
    ageYears: ad.firstRegistration === null ? (isNew ? 0 : null) : (monthsOf(now) - monthsOf(ad.firstRegistration)) / 12,
    mileageKm: ad.mileageKm ?? (isNew || ad.offerType === 'km0' ? 0 : null),
    sellerType: ad.dealerId === null ? (ad.sellerType ?? 'non-indicato') : 'concessionario',
    province: ad.provinceCode,
    month: now.toISOString().slice(0, 7),
  }
}

export const feeText = 'per il noleggio non stimiamo il canone'

/** Why the price of an ad is not compared with others, whatever its vehicle is; undefined when it is. */
export function whyNotCompared(ad: Pick<ValuedAd, 'offerType' | 'accident' | 'running' | 'financeRequired'>): string | undefined {
  if (ad.offerType === 'noleggio') return feeText
  if (!isRatedOffer(ad.offerType)) return 'i veicoli d’epoca valgono uno per uno'
  if (hasOrdinaryPrice(ad)) return undefined
  if (ad.financeRequired === true) return 'il prezzo vale solo con un finanziamento'
  return ad.running === false ? 'il veicolo non è marciante' : 'il veicolo è incidentato'
}

function monthsOf(date: Date): number {
  return date.getUTCFullYear() * 12 + date.getUTCMonth()
}
