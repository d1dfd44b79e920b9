import type { Category } from '@/lib/market/catalogue/category'

/** Everything stored of one advertisement, as the table `ad` has it. Null: not declared. Money in cents, lengths in mm, masses in kg. */
export type Ad = {
  id: number
  category: Category
  status: AdStatus
  offerType: string
  dealerId: number | null
  contactName: string | null
  /** Where messages about this ad go; without one, to its dealer. */
  contactEmail: string | null
  contactPhone: string | null
  importKey: string | null
  sourceLink: string | null
  make: string
  model: string | null
  version: string
  body: string | null
  fuel: string | null
  gearbox: string | null
  gearboxKind: string | null
  gears: number | null
  drive: string | null
  emissionClass: string | null
  co2GKm: number | null
  consumptionL100km: number | null
  powerKw: number | null
  systemPowerKw: number | null
  displacementCc: number | null
  cylinders: number | null
  doors: number | null
  seats: number | null
  colour: string | null
  metallic: boolean | null
  interiorMaterial: string | null
  interiorColour: string | null
  kerbMassKg: number | null
  grossMassKg: number | null
  payloadKg: number | null
  towableBrakedKg: number | null
  batteryKwh: number | null
  rangeKm: number | null
  acKw: number | null
  dcKw: number | null
  licence: string | null
  licenceLimitedA2: boolean | null
  seatHeightMm: number | null
  abs: boolean | null
  beds: number | null
  beltedSeats: number | null
  lengthMm: number | null
  heightMm: number | null
  heating: string | null
  vanLength: string | null
  vanHeight: string | null
  registeredAs: string | null
  /** First day of the month. */
  firstRegistration: Date | null
  constructionYear: number | null
  mileageKm: number | null
  owners: number | null
  serviceBook: boolean | null
  accident: string | null
  nonSmoker: boolean | null
  previousUse: string | null
  imported: boolean | null
  inspectionUntil: Date | null
  warrantyKind: string | null
  warrantyMonths: number | null
  certificate: string | null
  crsNoted: boolean | null
  restoration: string | null
  matchingNumbers: boolean | null
  /** Null is «prezzo su richiesta», or a rental, which has a fee instead. */
  priceCents: number | null
  previousPriceCents: number | null
  priceChangedAt: Date | null
  financeRequired: boolean | null
  vatDeductible: boolean | null
  negotiable: boolean | null
  tradeIn: boolean | null
  rentalFeeCents: number | null
  rentalDepositCents: number | null
  rentalMonths: number | null
  rentalKmYear: number | null
  rentalServices: string[]
  rentalReady: boolean | null
  equipment: string[]
  description: string
  placeIstat: string | null
  provinceCode: string | null
  region: string | null
  latitude: number | null
  longitude: number | null
  publishedAt: Date | null
  createdAt: Date
  updatedAt: Date
  closedAt: Date | null
}

/** What a writer of ads gives; what is left out takes the table's default (null, or empty). */
export type NewAd = Partial<Omit<Ad, 'id' | 'updatedAt'>> & Pick<Ad, 'category' | 'status' | 'offerType' | 'make'>

export const adStatuses = {
  draft: 'Bozza',
  in_review: 'In revisione',
  published: 'Pubblicato',
  paused: 'In pausa',
  reserved: 'Riservato',
  sold: 'Venduto',
  expired: 'Scaduto',
  withdrawn: 'Ritirato',
  rejected: 'Rifiutato',
  deleted: 'Eliminato',
} as const
export type AdStatus = keyof typeof adStatuses

/** Statuses with a public page: published ads, and unavailable ones, whose page says so. */
export function hasPublicPage(status: AdStatus): boolean {
  return status === 'published' || isUnavailable(status)
}

/** Sellers of published and of reserved ads can be contacted: a reserved vehicle may become available again. */
export function takesContacts(status: AdStatus): boolean {
  return status === 'published' || status === 'reserved'
}

export function isUnavailable(status: AdStatus): boolean {
  return status === 'reserved' || status === 'sold' || status === 'expired' || status === 'withdrawn'
}

/** What is said of an ad whose vehicle cannot be had now; null when it can. */
export function unavailableText(status: AdStatus): string | null {
  if (status === 'published') return null
  if (status === 'reserved') return adStatuses.reserved
  return status === 'paused' ? 'Al momento non disponibile' : 'Non più disponibile'
}

/** How long a page says «non più disponibile» before it is gone for good. */
const daysUnavailable = 30

export function isGone(ad: { status: AdStatus; closedAt: string | null }, now: Date): boolean {
  if (!isUnavailable(ad.status) || ad.status === 'reserved' || ad.closedAt === null) return false
  return now.getTime() - Date.parse(ad.closedAt) > daysUnavailable * 24 * 3_600_000
}
