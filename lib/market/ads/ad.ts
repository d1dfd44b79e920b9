import type { Category } from '@/lib/market/catalogue/category'
import type { AdRow, DatabaseColumn, RequiredColumn } from './ad-columns'

/** Everything stored of one advertisement, as the table `ad` has it. */
export type Ad = AdRow & { category: Category; status: AdStatus }

/** What a writer of ads gives; what is left out takes the table's default (null, or empty). */
export type NewAd = Partial<Omit<Ad, DatabaseColumn>> & Pick<Ad, RequiredColumn>

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

/**
 * What a file says of a vehicle's sale. `held`: not on sale for now, by a decision of its seller; `unavailable`: no longer on offer; `same`: nothing new.
 */
export type SaleState = 'available' | 'held' | 'draft' | 'reserved' | 'unavailable' | 'sold' | 'same'

/** Whether a vehicle is gone: nothing is published of it, and an ad that is on ends. */
export function isOver(state: SaleState | null): state is 'sold' | 'unavailable' {
  return state === 'sold' || state === 'unavailable'
}

export function isAdStatus(text: unknown): text is AdStatus {
  return typeof text === 'string' && Object.hasOwn(adStatuses, text)
}

/** Statuses with a public page: published ads, and unavailable ones, whose page says so. */
export function hasPublicPage(status: AdStatus): boolean {
  return status === 'published' || isUnavailable(status)
}

/** Offers of which nothing is put into the name of another: they are rented, or new and first have to be registered. */
export const offersWithoutTransfer: readonly string[] = ['noleggio', 'nuovo']

/** Whether a buyer has it put into their name. */
export function hasTransferCosts({ offerType }: Pick<Ad, 'offerType'>): boolean {
  return !offersWithoutTransfer.includes(offerType)
}

/** Sellers of published and of reserved ads can be contacted: a reserved vehicle may become available again. */
export function takesContacts(status: AdStatus): boolean {
  return status === 'published' || status === 'reserved'
}

export function isUnavailable(status: AdStatus): boolean {
  return status === 'reserved' || status === 'sold' || status === 'expired' || status === 'withdrawn'
}

/** Whether the sale is over, for good as far as anybody knows. */
export function hasEnded(status: AdStatus): boolean {
  return isUnavailable(status) && status !== 'reserved'
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
