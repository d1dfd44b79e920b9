import type { Ad } from '@/lib/market/ads/ad'
import type { PublicColumn } from '@/lib/market/ads/ad-columns'
import { type TransferRates, transferRates, turnkeyPriceCents } from '@/lib/market/ads/page/turnkey-price'
import { distanceKm } from '@/lib/market/places/distance'
import { listPageOf } from '@/lib/market/search/page/list-pages'
import type { SearchedColumn } from '@/lib/market/search/query/filter-kinds'
import { type FilterPredicate, filterPredicatesOf } from '@/lib/market/search/query/filter-predicates'
import type { SearchQuery, VehicleChoice } from '@/lib/market/search/query/search-query'

/** What the database computes for a filter, by the same SQL as a search has. A filter by another such value does not compile until it stands here. */
type WorkedOut = {
  sellerKind: string
  hasWarranty: boolean
  priceLabel: number | null
  makeAndModel: string | null
  registrationMonth: number | null
  hasPhotos: boolean
  hasPapers: boolean
  forNewDrivers: boolean | null
  dealerName: string | null
}

/** An ad with everything that a filter may read. */
export type MatchedAd = Pick<Ad, PublicColumn> & WorkedOut
export type AdTest = (ad: MatchedAd, now: number) => boolean

const msPerHour = 3_600_000

/**
 * Whether a search finds an ad: what `search-conditions.server.ts` says in SQL, for one ad and without the database. Only the words of whole ads, their stems and
 * slips, are known to PostgreSQL alone: they are taken for found, and where it matters `keepWithWords` checks.
 */
export function matches(query: SearchQuery, ad: MatchedAd, now: number): boolean {
  return isOnList(query, ad) && adTestOf(query)(ad, now)
}

/** The category and the offers of the list; only published ads are on one. */
export function isOnList({ list }: Pick<SearchQuery, 'list'>, ad: MatchedAd): boolean {
  const { category, offers } = listPageOf(list)
  return ad.status === 'published' && ad.category === category && (offers === null || offers.some((offer) => offer === ad.offerType))
}

/** What the filters of a search require of an ad that is on its list. */
export function adTestOf(query: SearchQuery): AdTest {
  const tests = [...vehicleTests(query), ...filterPredicatesOf(query).map(demandTest), ...placeTests(query)]
  return (ad, now) => tests.every((test) => test(ad, now))
}

function vehicleTests({ vehicles, excluded }: SearchQuery): AdTest[] {
  return [
    ...(vehicles.length > 0 ? [(ad: MatchedAd) => vehicles.some((vehicle) => isVehicle(ad, vehicle))] : []),
    ...(excluded.length > 0 ? [(ad: MatchedAd) => !excluded.some((vehicle) => isVehicle(ad, vehicle))] : []),
  ]
}

function isVehicle(ad: MatchedAd, { make, model }: VehicleChoice): boolean {
  return ad.make === make.slug && (model === null || ad.model === model.slug)
}

function placeTests({ place, radiusKm }: SearchQuery): AdTest[] {
  if (place === null || radiusKm === null) return []
  return [({ latitude, longitude }) => latitude !== null && longitude !== null && distanceKm(place, { latitude, longitude }) <= radiusKm]
}

/** What an ad declares under a column; null where it declares nothing. */
export function declared(ad: MatchedAd, column: SearchedColumn) {
  return column === 'adText' || column === 'seller' ? null : ad[column]
}

function demandTest(demand: FilterPredicate): AdTest {
  const { column } = demand
  switch (demand.kind) {
    case 'oneOf': {
      const values = new Set<unknown>(demand.values)
      return (ad) => values.has(declared(ad, column))
    }
    case 'equals':
      return (ad) => declared(ad, column) === demand.value
    case 'allOf':
      return (ad) => {
        const has: unknown = declared(ad, column)
        return Array.isArray(has) && demand.values.every((value) => has.includes(value))
      }
    case 'someOf':
      return (ad) => {
        const has: unknown = declared(ad, column)
        return Array.isArray(has) && demand.values.some((value) => has.includes(value))
      }
    case 'contains': {
      const words = demand.words.map((word) => word.toLowerCase())
      return (ad) => {
        const text = declared(ad, column)
        return typeof text === 'string' && words.every((word) => text.toLowerCase().includes(word))
      }
    }
    case 'words':
      return () => true
    case 'between':
      return (ad) => isBetween(declared(ad, column), demand)
    case 'turnkey':
      return (ad, now) => isBetween(turnkeyPriceCents(ad, ratesOf(demand.province, now)), demand)
    case 'since':
      return (ad, now) => {
        const moment = declared(ad, column)
        return moment instanceof Date && moment.getTime() >= now - demand.hours * msPerHour
      }
  }
}

let rates = { now: Number.NaN, byProvince: new Map<string, TransferRates | null>() }

/** Rates of a province, found once a moment: many searches of it look at an ad at the same one. */
function ratesOf(province: string, now: number): TransferRates | null {
  if (rates.now !== now) rates = { now, byProvince: new Map() }
  const known = rates.byProvince.get(province)
  if (known !== undefined) return known
  const found = transferRates(province, new Date(now))
  rates.byProvince.set(province, found)
  return found
}

function isBetween(value: unknown, { from, to }: { from: number | null; to: number | null }): boolean {
  return typeof value === 'number' && (from === null || value >= from) && (to === null || value <= to)
}
