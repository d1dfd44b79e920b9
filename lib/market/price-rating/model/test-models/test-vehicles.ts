import type { Category } from '@/lib/market/catalogue/category'
import type { PricedVehicle, ValuedVehicle } from '@/lib/market/price-rating/model/valued-vehicle'
import { plainCar, randomNumbers } from './test-cars'

type Kind = {
  models: readonly { make: string; model: string; newEuro: number; powers: readonly number[] }[]
  trims: readonly string[]
  gearboxes: readonly string[]
  bodies: readonly string[]
  fuel: string
  kmAYear: number
  doors: number | null
}

const kinds: Readonly<Record<Exclude<Category, 'auto'>, Kind>> = {
  'moto-e-scooter': {
    models: [
      { make: 'honda', model: 'sh', newEuro: 4_200, powers: [9, 11, 18] },
      { make: 'ducati', model: 'monster', newEuro: 11_900, powers: [64, 82] },
    ],
    trims: ['125 ABS', '150 Sport', 'Plus'],
    gearboxes: ['manuale', 'cvt'],
    bodies: ['naked', 'scooter'],
    fuel: 'benzina',
    kmAYear: 4_000,
    doors: null,
  },
  'caravan-e-camper': {
    models: [
      { make: 'laika', model: 'kreos', newEuro: 88_000, powers: [103, 132] },
      { make: 'adria', model: 'coral', newEuro: 69_000, powers: [88, 103] },
    ],
    trims: ['5009', 'Plus 670', 'Axess'],
    gearboxes: ['manuale', 'automatico'],
    bodies: ['motorhome', 'semintegrale'],
    fuel: 'diesel',
    kmAYear: 9_000,
    doors: null,
  },
  'veicoli-commerciali': {
    models: [
      { make: 'fiat', model: 'ducato', newEuro: 32_000, powers: [88, 103, 130] },
      { make: 'renault', model: 'kangoo', newEuro: 19_000, powers: [55, 70] },
    ],
    trims: ['30 L2H2', '35 MH2 Plus', 'Ice'],
    gearboxes: ['manuale', 'automatico'],
    bodies: ['furgone', 'cassone'],
    fuel: 'diesel',
    kmAYear: 25_000,
    doors: 4,
  },
}

/** Vehicles of a category whose prices follow a known rule, with a noise; as their ads do, some leave out the gearbox, the power or the version. */
export function inventVehicles(category: Exclude<Category, 'auto'>, count: number): PricedVehicle[] {
  const { models, trims, gearboxes, bodies, fuel, kmAYear, doors } = kinds[category]
  const random = randomNumbers(20_261_128)
  const pick = <One>(all: readonly One[]): One => {
    const one = all[Math.floor(random() * all.length)]
    if (one === undefined) throw new Error('nothing to pick from')
    return one
  }
  return Array.from({ length: count }, () => {
    const { make, model, newEuro, powers } = pick(models)
    const [trim, gearbox, body, powerKw] = [pick(trims), pick(gearboxes), pick(bodies), pick(powers)]
    const ageYears = Math.round(random() * 120) / 12
    const mileageKm = Math.round(500 + ageYears * kmAYear * (0.5 + random()))
    const worth = (1 + 0.08 * trims.indexOf(trim)) * (1 + 0.07 * gearboxes.indexOf(gearbox)) * (powerKw / (powers[0] ?? 1)) ** 0.3
    const noise = (random() + random() + random() - 1.5) * 0.14
    const isDeclared = () => random() < 0.85
    const vehicle: ValuedVehicle = {
      ...{ ...plainCar, category, make, model, body, fuel, ageYears, mileageKm, doors, drive: null, displacementCc: null, seats: null },
      gearbox: isDeclared() ? gearbox : null,
      powerKw: isDeclared() ? powerKw : null,
      version: isDeclared() ? trim : '',
    }
    return { vehicle, priceEuro: Math.round(newEuro * worth * Math.exp(-0.08 * ageYears - mileageKm / (kmAYear * 40) + noise)) }
  })
}
