import type { PricedVehicle, ValuedVehicle } from '@/lib/market/price-rating/model/valued-vehicle'

/** A car of the invented market: a Panda with nothing special about it. */
export const plainCar: ValuedVehicle = {
  category: 'auto',
  make: 'fiat',
  model: 'panda',
  version: '1.2 Easy',
  body: 'city-car',
  fuel: 'benzina',
  gearbox: 'manuale',
  drive: 'anteriore',
  powerKw: 51,
  displacementCc: 1_242,
  doors: 5,
  seats: 5,
  equipment: [],
  ageYears: 4,
  mileageKm: 50_000,
  sellerType: 'concessionario',
  province: 'PI',
  month: '2026-03',
}

const models = [
  { make: 'fiat', model: 'panda', newEuro: 15_000, powers: [51, 63] },
  { make: 'fiat', model: '500x', newEuro: 24_000, powers: [88, 110] },
  { make: 'volkswagen', model: 'golf', newEuro: 31_000, powers: [81, 110] },
] as const
const trims = [
  { words: 'Easy', worth: 1 },
  { words: 'Lounge S&S', worth: 1.08 },
  { words: 'Cross 4x4', worth: 1.2 },
] as const

/** Cars whose prices follow a known rule, with a noise that grows with age: always the same ones. */
export function inventCars(count: number): PricedVehicle[] {
  const random = randomNumbers(20_261_122)
  return Array.from({ length: count }, () => {
    const model = pick(models, random)
    const trim = pick(trims, random)
    const powerKw = pick(model.powers, random)
    const ageYears = Math.round(random() * 120) / 12
    const mileageKm = Math.round(1_000 + ageYears * 15_000 * (0.5 + random()))
    const isAutomatic = random() < 0.3
    const noise = (random() + random() + random() - 1.5) * (0.06 + ageYears * 0.015)
    const worth = trim.worth * (isAutomatic ? 1.07 : 1) * (powerKw / 80) ** 0.3
    return {
      vehicle: {
        ...plainCar,
        make: model.make,
        model: model.model,
        version: `1.2 ${trim.words}`,
        powerKw,
        ageYears,
        mileageKm,
        gearbox: isAutomatic ? 'automatico' : 'manuale',
        province: pick(['PI', 'MI', 'NA'], random),
      },
      priceEuro: Math.round(model.newEuro * worth * Math.exp(-0.09 * ageYears - mileageKm / 500_000 + noise)),
    }
  })
}

function pick<One>(all: readonly One[], random: () => number): One {
  const one = all[Math.floor(random() * all.length)]
  if (one === undefined) throw new Error('nothing to pick from')
  return one
}

/** mulberry32: the same numbers on every run. */
export function randomNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
