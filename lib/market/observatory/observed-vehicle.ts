import { type PriceModel, valueVehicle } from '@/lib/market/price-rating/model/price-model'
import type { ValuedVehicle } from '@/lib/market/price-rating/model/valued-vehicle'
import { versionWords } from '@/lib/market/price-rating/model/version-words'

/** Least number of ads of which a number is said, whatever it is of. */
export const adsNeeded = 30
/** A car drives so much a year where only its age is spoken of. */
export const kmPerYear = 12_000
/** Ages at which a model may be followed: the first of which there are enough ads. */
export const agesTried = [5, 3, 8, 1, 12]

/** The car of a model whose price is followed; always as old and as driven as this. */
export type ObservedVehicle = Pick<
  ValuedVehicle,
  'make' | 'version' | 'body' | 'fuel' | 'gearbox' | 'drive' | 'powerKw' | 'displacementCc' | 'doors' | 'seats'
> & { model: string; ageYears: number; mileageKm: number }

/** A price in euro, by tens: no estimate is closer. From low to high stand 8 prices of 10. */
export type PriceAt = { euro: number; lowEuro: number; highEuro: number }

/**
 * Chooses the car in the middle of those on offer: half would be worth more if all were of this age and as driven, half less. Undefined where too few ads
 * speak for this age. Of the words of sellers only those that the model knows are stored.
 */
export function chooseVehicle(
  model: PriceModel,
  { month, ageYears }: { month: string; ageYears: number },
  offered: readonly ValuedVehicle[],
): ObservedVehicle | undefined {
  const valued = offered.flatMap((vehicle) => {
    const observed = asObserved(model, vehicle, ageYears)
    const price = observed && priceOf(model, month, observed)
    return observed && price ? [{ observed, euro: price.euro }] : []
  })
  return valued.toSorted((a, b) => a.euro - b.euro)[Math.floor(valued.length / 2)]?.observed
}

/** Whether an age lies between those of the cars on offer, a tenth of them on each side: what does not exist is not priced. */
export function isBetween(offered: readonly ValuedVehicle[], ageYears: number): boolean {
  const share = (holds: (age: number) => boolean) =>
    offered.filter((one) => one.ageYears !== null && holds(one.ageYears)).length / offered.length
  return share((age) => age >= ageYears) >= 0.1 && share((age) => age <= ageYears) >= 0.1
}

/** The province of an offer, and how far prices asked there for its model stand from the estimates, 1.02 for 2 % above. */
export type Place = { province: string | null; askedOfEstimate: number }

/** Place in no province in particular. The same provinces always count alike, wherever the ads are. */
export const allItaly: Place = { province: null, askedOfEstimate: 1 }

/** What it is offered for by a model of prices, with other wear where some is given. Undefined where fewer ads than needed speak for it. */
export function priceOf(
  model: PriceModel,
  month: string,
  observed: ObservedVehicle,
  { province, askedOfEstimate }: Place = allItaly,
  wear: Partial<Pick<ObservedVehicle, 'ageYears' | 'mileageKm'>> = {},
): PriceAt | undefined {
  const valuation = valueVehicle(model, { ...valuedOf(observed, month), ...wear, province })
  if ('why' in valuation || valuation.comparables < adsNeeded) return undefined
  const byTens = (euro: number) => Math.round((euro * askedOfEstimate) / 10) * 10
  return { euro: byTens(valuation.euro), lowEuro: byTens(valuation.lowEuro), highEuro: byTens(valuation.highEuro) }
}

function asObserved({ prices }: PriceModel, vehicle: ValuedVehicle, ageYears: number): ObservedVehicle | undefined {
  const { make, model, body, fuel, gearbox, drive, powerKw, displacementCc, doors, seats } = vehicle
  if (model === null) return undefined
  const version = versionWords(vehicle.version)
    .filter((word) => prices.table.numbers.has(`says ${word}`))
    .join(' ')
  return {
    make,
    model,
    version,
    body,
    fuel,
    gearbox,
    drive,
    powerKw,
    displacementCc,
    doors,
    seats,
    ageYears,
    mileageKm: ageYears * kmPerYear,
  }
}

function valuedOf(observed: ObservedVehicle, month: string): ValuedVehicle {
  return { ...observed, category: 'auto', equipment: [], sellerType: 'concessionario', province: null, month }
}
