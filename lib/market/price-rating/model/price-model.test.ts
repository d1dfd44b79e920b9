import { expect, test } from 'vitest'
import { inventCars, plainCar, randomNumbers } from '@/lib/market/price-rating/model/test-models/test-cars'
import { modelOfCars } from '@/lib/market/price-rating/model/test-models/test-models'
import { foldsOf } from './folds'
import { type Estimate, fitPriceModel, type PriceModel, valueOffer, valueVehicle } from './price-model'
import type { PricedVehicle, ValuedVehicle } from './valued-vehicle'

const cars = inventCars(3_000)
const [seen, unseen] = [cars.slice(0, 2_000), cars.slice(2_000)]
const model = modelOfCars(seen.length)
/** Vehicles enough where it does not matter how close estimates come. */
const some = seen.slice(0, 400)

function estimateOf(vehicle: ValuedVehicle, by: PriceModel = model): Estimate {
  const valuation = valueVehicle(by, vehicle)
  if ('why' in valuation) throw new Error(valuation.why)
  return valuation
}

const quantile = (values: readonly number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN
const medianError = (by: PriceModel) =>
  quantile(
    unseen.map(({ vehicle, priceEuro }) => Math.abs(estimateOf(vehicle, by).euro / priceEuro - 1)),
    0.5,
  )

test('cars that were not fitted on are estimated as closely as their noise allows', () => {
  expect(medianError(model)).toBeLessThan(0.06)
})

test('more kilometres or more years never raise the estimate of the same car', () => {
  const random = randomNumbers(7)
  const rises = Array.from({ length: 2_000 }, (_, index) => {
    const { vehicle } = cars[index] ?? { vehicle: plainCar }
    const [ageYears, mileageKm] = [random() * 9, random() * 250_000]
    const worn = { ageYears: ageYears + random() * 2 * (index % 2), mileageKm: mileageKm + random() * 60_000 * ((index + 1) % 2) }
    return estimateOf({ ...vehicle, ...worn }).euro / estimateOf({ ...vehicle, ageYears, mileageKm }).euro
  })
  expect(Math.max(...rises)).toBeLessThanOrEqual(1 + 1e-12)
})

test('where the market itself says that older is dearer, the estimate stays level', () => {
  const dearer = some.map(({ vehicle, priceEuro }) => ({ vehicle, priceEuro: priceEuro * Math.exp(0.14 * (vehicle.ageYears ?? 0)) }))
  const odd = fitPriceModel(dearer)
  const byAge = [0, 1, 2.5, 4, 6, 9].map((ageYears) => estimateOf({ ...plainCar, ageYears }, odd).euro)
  expect(byAge).toEqual(byAge.toSorted((a, b) => b - a))
})

test('an 80 % interval holds 76 to 84 % of unseen prices, whatever the age', () => {
  const many = inventCars(9_000).slice(2_000)
  const held = (from: number, to: number) => {
    const part = many.filter(({ vehicle: { ageYears } }) => ageYears !== null && ageYears >= from && ageYears < to)
    const inside = part.filter(({ vehicle, priceEuro }) => {
      const { lowEuro, highEuro } = estimateOf(vehicle)
      return lowEuro <= priceEuro && priceEuro <= highEuro
    })
    return inside.length / part.length
  }
  expect(held(0, 20)).toBeGreaterThan(0.76)
  expect(held(0, 20)).toBeLessThan(0.84)
  for (const from of [0, 2.5, 5, 7.5]) expect(Math.abs(held(from, from + 2.5) - 0.8)).toBeLessThan(0.065)
})

test('the interval of an old car is wider than that of a young one, and the estimate lies in both', () => {
  const [young, old] = [1, 9].map((ageYears) => estimateOf({ ...plainCar, ageYears, mileageKm: ageYears * 15_000 }))
  const width = (one: Estimate | undefined) => (one ? Math.log(one.highEuro / one.lowEuro) : 0)
  expect(width(old)).toBeGreaterThan(width(young) * 1.5)
  for (const one of [young, old]) expect(one && one.lowEuro < one.euro && one.euro < one.highEuro).toBe(true)
})

test('words of the version, power and gearbox are worth what the market pays for them', () => {
  const base = estimateOf(plainCar).euro
  expect(estimateOf({ ...plainCar, version: '1.2 Cross 4x4' }).euro / base).toBeCloseTo(1.2, 1)
  expect(estimateOf({ ...plainCar, gearbox: 'automatico' }).euro / base).toBeCloseTo(1.07, 1)
  expect(estimateOf({ ...plainCar, powerKw: 63 }).euro).toBeGreaterThan(base)
})

test('absurd prices, one car in fifty at ten times or a tenth, hardly move the estimates', () => {
  const factor = (index: number) => (index % 50 === 0 ? (index % 100 === 0 ? 10 : 0.1) : 1)
  const spoilt = fitPriceModel(some.map(({ vehicle, priceEuro }, index) => ({ vehicle, priceEuro: priceEuro * factor(index) })))
  expect(medianError(spoilt)).toBeLessThan(medianError(modelOfCars(some.length)) * 1.1)
})

test('a car that is offered twice stands in one fold', () => {
  const twice = seen.flatMap((car) => [
    car,
    { ...car, priceEuro: car.priceEuro - 500, vehicle: { ...car.vehicle, version: 'Altre parole' } },
  ])
  const folds = foldsOf(twice, 5)
  expect(twice.filter((_, index) => index % 2 === 1 && folds[index] !== folds[index - 1])).toEqual([])
  const sizes = [0, 1, 2, 3, 4].map((fold) => folds.filter((one) => one === fold).length / twice.length)
  expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThan(0.04)
})

test.each<[string, Partial<ValuedVehicle>]>([
  ['il modello non è riconosciuto', { model: null }],
  ['dati insufficienti: 0 veicoli simili', { model: 'multipla' }],
  ['manca la prima immatricolazione', { ageYears: null }],
  ['la prima immatricolazione è nel futuro', { ageYears: -1 }],
  ['ha più di 40 anni', { ageYears: 90 }],
  ['mancano i chilometri', { mileageKm: null }],
  ['mancano i chilometri', { mileageKm: Number.NaN }],
  ['i chilometri non sono credibili', { mileageKm: 1_410_003 }],
  ['la potenza non è credibile', { powerKw: 0 }],
  ['la potenza non è credibile', { powerKw: 51_000 }],
  ['la potenza non è credibile', { powerKw: Number.NaN }],
])('nothing is said of a car: %s', (why, facts) => {
  expect(valueVehicle(model, { ...plainCar, ...facts })).toEqual({ why })
})

test('an ad needs two others of its model: it is none of its own comparables', () => {
  const rare = { ...plainCar, model: 'multipla' }
  const [withTwo, withThree] = [2, 3].map((count) =>
    fitPriceModel([...seen.slice(0, 200), ...Array.from({ length: count }, () => ({ vehicle: rare, priceEuro: 9_000 }))]),
  )
  expect(withTwo && valueOffer(withTwo, rare)).toEqual({ why: 'dati insufficienti: 1 veicolo simile' })
  expect(withThree && valueOffer(withThree, rare)).toMatchObject({ comparables: 2 })
  expect(withTwo && valueVehicle(withTwo, rare)).toMatchObject({ comparables: 2 })
})

test('a car 20 years older than any that was fitted on is not valued', () => {
  expect(valueVehicle(model, { ...plainCar, ageYears: 30 })).toEqual({ why: 'dati insufficienti: 0 veicoli simili' })
})

test('facts that a seller left out leave an estimate', () => {
  const bare = {
    ...plainCar,
    version: '',
    body: null,
    fuel: null,
    gearbox: null,
    drive: null,
    powerKw: null,
    displacementCc: null,
    province: null,
  }
  expect(estimateOf(bare).euro / estimateOf(plainCar).euro).toBeGreaterThan(0.7)
  expect(estimateOf(bare).euro / estimateOf(plainCar).euro).toBeLessThan(1.4)
})

test('rows with an impossible price, power or registration are left out of what is fitted', () => {
  const spoils: ((car: PricedVehicle) => PricedVehicle)[] = [
    (car) => ({ ...car, priceEuro: Number.NaN }),
    (car) => ({ ...car, priceEuro: -1 }),
    ({ vehicle, ...car }) => ({ ...car, vehicle: { ...vehicle, powerKw: Number.NaN } }),
    ({ vehicle, ...car }) => ({ ...car, vehicle: { ...vehicle, ageYears: -3 } }),
  ]
  const spoilt = spoils.flatMap((spoil, index) => some.slice(index * 100, index * 100 + 100).map(spoil)) // one fit for all four kinds
  expect(estimateOf(plainCar, fitPriceModel([...some, ...spoilt])).euro).toBe(estimateOf(plainCar, modelOfCars(some.length)).euro)
})

test('too little to learn from is said in a sentence', () => {
  expect(() => fitPriceModel(seen.slice(0, 3))).toThrow('servono almeno 50 veicoli con modello, anno, km e prezzo; ce ne sono 3')
  expect(() => fitPriceModel(seen.map((car) => ({ ...car, priceEuro: Number.NaN })))).toThrow('ce ne sono 0')
  expect(() => fitPriceModel(seen.map((car) => ({ ...car, priceEuro: 9_900 })))).toThrow('tutti i prezzi sono uguali')
})

test('a model keeps no word that only one or two ads say', () => {
  const [first, ...rest] = some
  if (!first) throw new Error('no car')
  const named = fitPriceModel([{ ...first, vehicle: { ...first.vehicle, version: '1.2 Easy Rossi 3331234567' } }, ...rest])
  const stored = [...named.prices.table.numbers.keys(), ...named.spread.distances.table.numbers.keys(), ...named.counts.keys()].join('\n')
  expect(stored).toContain('says easy')
  expect(stored).not.toMatch(/rossi|333/)
})

test('a fit on the same cars always gives the same model', () => {
  expect(fitPriceModel(some)).toEqual(modelOfCars(some.length))
})
