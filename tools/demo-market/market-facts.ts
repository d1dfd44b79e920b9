/** Facts of the Italian market in 2026 that the demo market is calibrated with: shares, medians, spreads; no listing. */

export const ages = [0.25, 1, 2, 3, 4, 5, 6, 7.5, 10, 13.5, 18, 25] as const

/** Price of a used car as a share of its price at one year, over models that have both. After seven years: our own extrapolation. */
export const depreciation = [1.09, 1, 0.919, 0.814, 0.747, 0.696, 0.628, 0.539, 0.4, 0.265, 0.165, 0.12] as const

export const mileageMedian = [3_500, 16_216, 25_086, 43_875, 58_810, 70_615, 84_008, 99_000, 124_000, 155_000, 175_000, 190_000] as const

/** Kilometres of a fuel as a share of all cars of that age. */
export const mileageByFuel: Readonly<Record<string, number>> = { petrol: 0.81, diesel: 1.22, hybrid: 0.96, electric: 0.7, gas: 1.1 }

export const mileageSpread = 0.4
export const priceSpread = 0.14

/** What moves the price within a model, in logarithms. */
export const priceEffects = {
  per10000Km: -0.0283,
  logKw: 0.2398,
  diesel: 0.0467,
  hybrid: -0.0121,
  electric: 0.029,
  automatic: 0.0611,
  allWheel: 0.0645,
}

/** The last three digits of asking prices, by how often they are seen. */
export const priceEndings: Readonly<Record<string, number>> = {
  900: 8783,
  500: 3023,
  990: 2278,
  800: 1254,
  0: 1125,
  950: 1110,
  400: 963,
  490: 798,
  700: 607,
  300: 522,
  890: 470,
  999: 466,
}

/** Price cuts: the share in per cent, its median and its spread. */
export const priceCut = { medianPercent: 3.1, spread: 0.75 }

/** Used cars by years since the first registration, dealers' and private sellers' together. */
export const usedCarsByYear = [
  40, 125, 105, 140, 130, 100, 75, 70, 62, 34, 31, 28, 24, 20, 18, 16, 14, 11, 10, 8, 6, 5, 4, 3, 2, 1,
] as const

export const colourShares = {
  grigio: 28,
  nero: 24,
  bianco: 20.5,
  blu: 9.5,
  azzurro: 2.2,
  argento: 5,
  rosso: 4.2,
  verde: 2.2,
  beige: 0.9,
  giallo: 0.7,
  arancione: 0.7,
  marrone: 0.8,
  bordeaux: 0.5,
  viola: 0.1,
}

/** Shares of our own choice: what stands in the demo market. */
export const categoryShares = { auto: 78, 'moto-e-scooter': 11, 'caravan-e-camper': 4, 'veicoli-commerciali': 7 }
export const carOffers = { usato: 78.5, km0: 7, nuovo: 5, aziendale: 3, dimostrativo: 1, noleggio: 3, epoca: 2.5 }
export const motorbikeOffers = { usato: 84, nuovo: 9, km0: 3, epoca: 4 }
export const camperOffers = { usato: 80, nuovo: 17, km0: 3 }
export const vanOffers = { usato: 79, nuovo: 10, km0: 6, noleggio: 5 }
export const statusShares = { published: 94.5, reserved: 1.5, sold: 2, withdrawn: 1, expired: 1 }

/** Linear between the points, flat beyond them. */
export function interpolate(points: readonly number[], values: readonly number[], at: number): number {
  const after = points.findIndex((point) => point >= at)
  if (after === 0) return values[0] ?? 0
  if (after === -1) return values[values.length - 1] ?? 0
  const from = points[after - 1] ?? 0
  const to = points[after] ?? 0
  const low = values[after - 1] ?? 0
  return low + (((values[after] ?? 0) - low) * (at - from)) / (to - from)
}
