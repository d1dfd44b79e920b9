import { expect, test } from 'vitest'
import { inventCars, plainCar } from '@/lib/market/price-rating/model/test-models/test-cars'
import { modelOfCars } from '@/lib/market/price-rating/model/test-models/test-models'
import { type Explanation, explainEstimate, indexOffers, type Offer } from './explanation'
import { valueVehicle } from './price-model'
import type { ValuedVehicle } from './valued-vehicle'

const cars: Offer[] = inventCars(900).map((car, id) => ({ ...car, id }))
const model = modelOfCars(cars.length)
const offers = indexOffers(model, cars)

function explain(vehicle: ValuedVehicle, id = -1, among = offers): Explanation {
  const estimate = valueVehicle(model, vehicle)
  const explanation = 'why' in estimate ? undefined : explainEstimate(among, vehicle, estimate, id)
  if (!explanation) throw new Error('nothing is explained')
  return explanation
}

const stepOf = (explanation: Explanation, reason: string) => explanation.steps.find((step) => step.reason === reason)?.euro

test('base and steps add up to the estimate, to the euro', () => {
  for (const { vehicle, id } of cars.slice(0, 400)) {
    const { baseEuro, steps, estimateEuro } = explain(vehicle, id)
    const estimate = valueVehicle(model, vehicle)
    expect(baseEuro + steps.reduce((sum, { euro }) => sum + euro, 0)).toBe(estimateEuro)
    expect(Math.abs(estimateEuro - ('euro' in estimate ? estimate.euro : 0))).toBeLessThanOrEqual(0.5 + 1e-6)
  }
})

test('the steps always come in one order', () => {
  expect(explain(plainCar).steps.map(({ reason }) => reason)).toEqual(['km', 'age', 'version', 'drivetrain', 'seller', 'place'])
})

test('at half its price an ad is explained by the same numbers: its own price is in none of them', () => {
  for (const ad of cars.slice(0, 4)) {
    const halved = indexOffers(
      model,
      cars.map((one) => (one.id === ad.id ? { ...one, priceEuro: one.priceEuro / 2 } : one)),
    )
    expect(explain(ad.vehicle, ad.id, halved)).toEqual(explain(ad.vehicle, ad.id))
  }
})

test('the comparables are at most twelve others of the model, at most three years older or younger', () => {
  for (const { vehicle, id } of cars.slice(0, 200)) {
    const { comparables } = explain(vehicle, id)
    expect(comparables.length).toBeLessThanOrEqual(12)
    for (const comparable of comparables) {
      const other = cars[comparable.id]?.vehicle
      expect(comparable.id).not.toBe(id)
      expect(other?.model).toBe(vehicle.model)
      expect(Math.abs((other?.ageYears ?? 99) - (vehicle.ageYears ?? 0))).toBeLessThanOrEqual(3)
    }
  }
})

test('exactly three years older or younger is comparable, a month more is not', () => {
  const month = 1 / 12
  const aged = [1 - month, 1, 7, 7 + month].map((ageYears, id) => ({ id, priceEuro: 9_000, vehicle: { ...plainCar, ageYears } }))
  expect(
    explain(plainCar, -1, indexOffers(model, aged))
      .comparables.map(({ id }) => id)
      .toSorted(),
  ).toEqual([1, 2])
})

test('the twelve comparables that differ least are shown, the nearest first', () => {
  const driven = [90, 80, 70, 60, 50, 60, 70, 80, 90, 100, 110, 120, 130, 140].map((thousand, id) => ({
    id,
    priceEuro: 9_000,
    vehicle: { ...plainCar, mileageKm: thousand * 1_000 },
  }))
  const shown = explain(plainCar, -1, indexOffers(model, driven)).comparables.map(({ id }) => id)
  expect(shown).toEqual([4, 3, 5, 2, 6, 1, 7, 0, 8, 9, 10, 11])
})

test('an offer that can teach nothing is no comparable', () => {
  const spoilt = [Number.NaN, -1].map((priceEuro, id) => ({ id, priceEuro, vehicle: plainCar }))
  expect(indexOffers(model, spoilt).size).toBe(0)
})

test('a comparable is adjusted up for more kilometres, down for a dearer trim', () => {
  const twins = indexOffers(model, [
    { id: 1, priceEuro: 9_000, vehicle: plainCar },
    { id: 2, priceEuro: 9_000, vehicle: { ...plainCar, mileageKm: 120_000 } },
    { id: 3, priceEuro: 9_000, vehicle: { ...plainCar, version: '1.2 Cross 4x4' } },
  ])
  const adjusted = new Map(explain(plainCar, -1, twins).comparables.map(({ id, adjustedEuro }) => [id, adjustedEuro]))
  expect(adjusted.get(1)).toBe(9_000)
  expect(adjusted.get(2)).toBeGreaterThan(9_500)
  expect(adjusted.get(3)).toBeLessThan(8_500)
})

test('more kilometres and years than the comparables take off, fewer add, and a better trim adds', () => {
  const one = indexOffers(model, [{ id: 1, priceEuro: 9_000, vehicle: plainCar }])
  expect(stepOf(explain({ ...plainCar, mileageKm: 100_000 }, -1, one), 'km')).toBeLessThan(-300)
  expect(stepOf(explain({ ...plainCar, mileageKm: 10_000 }, -1, one), 'km')).toBeGreaterThan(0)
  expect(stepOf(explain({ ...plainCar, ageYears: 6 }, -1, one), 'age')).toBeLessThan(-300)
  expect(stepOf(explain({ ...plainCar, version: '1.2 Cross 4x4' }, -1, one), 'version')).toBeGreaterThan(300)
  expect(explain(plainCar, -1, one).steps.map(({ euro }) => euro)).toEqual([0, 0, 0, 0, 0, 0])
})

test('where no other of the model is on offer nothing is explained', () => {
  const estimate = valueVehicle(model, plainCar)
  if ('why' in estimate) throw new Error(estimate.why)
  expect(explainEstimate(indexOffers(model, []), plainCar, estimate, -1)).toBeUndefined()
  expect(explainEstimate(indexOffers(model, [{ id: 1, priceEuro: 9_000, vehicle: plainCar }]), plainCar, estimate, 1)).toBeUndefined()
})
