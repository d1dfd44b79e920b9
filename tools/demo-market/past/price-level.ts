import { Random } from '../random'

const dayMs = 86_400_000
const yearMs = 365.25 * dayMs
/** Models whose prices move so that everybody sees it, by the change of a year in logarithms. */
const knownTrends: Readonly<Record<string, number>> = { 'fiat/panda': 0.062, 'volkswagen/tiguan': -0.115 }

type Vehicle = { category: string; make: string; model?: string | null | undefined; region?: string | null | undefined }

/** A number for a name, the same everywhere. */
export function numberOf(text: string): number {
  let number = 0
  for (const letter of text) number = (Math.imul(number, 31) + letter.charCodeAt(0)) | 0
  return number
}

/** The change of a model's prices in a year, in logarithms: most lose a little, some nothing. */
export function trendOf({ make, model }: Vehicle): number {
  const key = `${make}/${model ?? ''}`
  return knownTrends[key] ?? -0.024 + 0.018 * new Random(103, numberOf(key)).normal()
}

/** By how much prices of a region rise faster than those of Italy, in logarithms a year; nothing where no region is known. */
export function driftOf(region: string | null | undefined): number {
  return region === null || region === undefined ? 0 : 0.009 * new Random(104, numberOf(region)).normal()
}

/** Strength of the season of prices: what is used in summer costs most in spring. */
const seasonStrength: Readonly<Record<string, number>> = { auto: 0.008, 'moto-e-scooter': 0.03, 'caravan-e-camper': 0.035 }

/** The level of asked prices of a model at a moment; only the relation of two moments means something. */
export function priceLevel(vehicle: Vehicle, at: Date): number {
  const years = (at.getTime() - Date.UTC(2026, 0, 1)) / yearMs
  const season = (seasonStrength[vehicle.category] ?? 0.005) * Math.cos(2 * Math.PI * (years - 0.29))
  return Math.exp((trendOf(vehicle) + driftOf(vehicle.region)) * years + season)
}

/** How prices of a model at one moment stand to those at another: 0.97 for 3 % below. */
export function levelBetween(vehicle: Vehicle, at: Date, reference: Date): number {
  return priceLevel(vehicle, at) / priceLevel(vehicle, reference)
}

/** Ads by month of the year beside the mean of all: spring and October are busy, August and Christmas are not. */
const monthlyFlow = [0.95, 0.98, 1.12, 1.12, 1.1, 1.03, 0.95, 0.62, 1.05, 1.1, 1.02, 0.78] as const

export function flowOf(at: Date): number {
  return monthlyFlow[at.getUTCMonth()] ?? 1
}
