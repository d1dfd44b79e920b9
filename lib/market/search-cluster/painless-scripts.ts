import { offersWithoutTransfer } from '@/lib/market/ads/ad'
import { microsPerMillimetre } from '@/lib/market/ads/order/earned-time'
import type { TransferRates } from '@/lib/market/ads/page/turnkey-price'
import { earthRadiusKm } from '@/lib/market/places/distance'
import type { SearchPlace } from '@/lib/market/search/query/search-query'

/** Number behind every one that is declared or computed: unknown values sort there. */
export const beyondAll = Number.MAX_SAFE_INTEGER

/** Scripts with which the cluster computes values of an ad. What differs from search to search is a parameter, so that each text is compiled once. */
export type Script = { source: string; params: Record<string, unknown> }

/** Kilometres as `distanceKm` computes them, step by step. */
const kilometres = `
  double here = doc['latitude'].value;
  double north = Math.sin(Math.toRadians(here - params.latitude) / 2);
  double east = Math.sin(Math.toRadians(doc['longitude'].value - params.longitude) / 2);
  double chord = north * north + Math.cos(Math.toRadians(params.latitude)) * Math.cos(Math.toRadians(here)) * east * east;
  double km = 2.0 * params.earthRadiusKm * Math.asin(Math.min(1.0, Math.sqrt(chord)));`
const isUnplaced = "doc['latitude'].size() == 0 || doc['longitude'].size() == 0"

export function isWithin({ latitude, longitude }: SearchPlace, radiusKm: number): Script {
  return {
    source: `if (${isUnplaced}) return false; ${kilometres} return km <= params.radiusKm;`,
    params: { latitude, longitude, earthRadiusKm, radiusKm },
  }
}

/** Whole millimetres, as every engine rounds them. */
export function millimetres({ latitude, longitude }: SearchPlace): Script {
  return {
    source: `if (${isUnplaced}) return params.beyondAll; ${kilometres} return Math.floor(km * 1000000 + 0.5);`,
    params: { latitude, longitude, earthRadiusKm, beyondAll },
  }
}

/** Moment by which an ad is recommended to somebody at a place; behind everything where it or the ad's place is unknown. */
export function delayedMoment({ latitude, longitude }: SearchPlace): Script {
  return {
    source: `if (${isUnplaced} || doc['number.recommendedAt'].size() == 0) return -params.beyondAll; ${kilometres}
  return doc['number.recommendedAt'].value - params.microsPerMillimetre * Math.floor(km * 1000000 + 0.5);`,
    params: { latitude, longitude, earthRadiusKm, beyondAll, microsPerMillimetre },
  }
}

/** Price as `turnkeyPriceCents` computes it. Amounts are real numbers there: products of whole ones would run over. */
const turnkeyPrice = `
  double kw = doc['number.powerKw'].value;
  double flat = params.flat;
  double perKw = params.perKw;
  double percent = params.percent;
  double tax = Math.floor(((kw <= params.flatUpToKw ? flat : kw * perKw) * percent + 5000) / 10000);
  double cents = doc['number.priceCents'].value + params.feesCents + tax;`
const hasNone = `doc['number.priceCents'].size() == 0 || doc['number.powerKw'].size() == 0
  || params.offersWithoutTransfer.contains(doc['code.offerType'].value)
  || doc['number.firstRegistration'].size() > 0 && doc['number.firstRegistration'].value <= params.historicUntil`

function ratesOf({ tax, feesCents, historicUntil }: TransferRates) {
  return { ...tax, feesCents, historicUntil, offersWithoutTransfer }
}

export function turnkeyCents(rates: TransferRates): Script {
  return { source: `if (${hasNone}) return params.beyondAll; ${turnkeyPrice} return cents;`, params: { ...ratesOf(rates), beyondAll } }
}

export function isTurnkeyWithin(rates: TransferRates, { from, to }: { from: number | null; to: number | null }): Script {
  return {
    source: `if (${hasNone}) return false; ${turnkeyPrice} return cents >= params.from && cents <= params.to;`,
    params: { ...ratesOf(rates), from: from ?? 0, to: to ?? beyondAll },
  }
}
