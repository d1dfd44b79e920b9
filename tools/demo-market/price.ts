import { priceCut, priceEndings } from './market-facts'
import { type Random, WeightedSampler } from './random'

const endings = new WeightedSampler(Object.entries(priceEndings).map(([ending, weight]) => [Number(ending), weight] as const))

/** The asking price near a value: people write 11.900 and 8.490, not 11.873. */
export function askingPrice(random: Random, value: number): number {
  if (value < 2_000) return Math.max(150, Math.round(value / 50) * 50)
  const tries = value < 6_000 ? 6 : 3
  let best = Math.round(value / 100) * 100
  let distance = Infinity
  for (let attempt = 0; attempt < tries; attempt++) {
    const ending = endings.sample(random)
    const candidate = Math.round((value - ending) / 1_000) * 1_000 + ending
    if (Math.abs(candidate - value) >= distance) continue
    best = candidate
    distance = Math.abs(candidate - value)
  }
  return best
}

/** What it was asked for before a cut to this price. */
export function priceBeforeCut(random: Random, price: number): number {
  const percent = Math.min(18, priceCut.medianPercent * Math.exp(priceCut.spread * random.normal()))
  const before = Math.round((price * (1 + percent / 100)) / 50) * 50
  return Math.max(before, price + 50)
}

/** Compresses mileages above 280,000 km to 30 % of the excess. */
export function lastingMileage(sampled: number): number {
  return sampled > 280_000 ? 280_000 + (sampled - 280_000) * 0.3 : sampled
}

/** Kilometres as sellers write them: most of them exact, many rounded. */
export function askedMileage(random: Random, value: number): number {
  const step = random.chance(0.55) ? 1 : value > 20_000 ? 1_000 : 100
  return Math.max(step, Math.round(value / step) * step)
}
