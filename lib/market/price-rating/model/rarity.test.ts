import { expect, test } from 'vitest'
import { inventCars, plainCar } from '@/lib/market/price-rating/model/test-models/test-cars'
import { modelOfCars } from '@/lib/market/price-rating/model/test-models/test-models'
import { type Estimate, fitPriceModel, valueVehicle } from './price-model'
import { type Rarity, rarityOf } from './rarity'
import type { ValuedVehicle } from './valued-vehicle'

const model = modelOfCars(400)

function estimateOf(vehicle: ValuedVehicle): Estimate {
  const valuation = valueVehicle(model, vehicle)
  if ('why' in valuation) throw new Error(valuation.why)
  return valuation
}

/** `asked`: as parts of the estimate. */
function rarity(declared: Partial<ValuedVehicle>, asked = 1): Rarity | undefined {
  const vehicle = { ...plainCar, ...declared }
  const estimate = estimateOf(vehicle)
  return rarityOf(model, vehicle, estimate, estimate.euro * asked)
}

test.each([0.2, 0.5, 1, 1.7, 3])('with power and version declared and covered a price is compared at %s of its estimate', (asked) => {
  expect(rarity({}, asked)).toBeUndefined()
})

test('where neither power nor version is declared and versions differ, no price is compared', () => {
  expect(rarity({ powerKw: null, version: '' })).toEqual({ undeclared: ['powerKw', 'version'], odd: 'versions' })
})

test.each([
  { declared: { powerKw: null }, undeclared: ['powerKw'] },
  { declared: { version: '' }, undeclared: ['version'] },
])('without $undeclared a price is compared only where it is near', ({ declared, undeclared }) => {
  expect([0.41, 1, 1.59].map((asked) => rarity(declared, asked))).toEqual([undefined, undefined, undefined])
  expect([0.39, 1.61].map((asked) => rarity(declared, asked))).toEqual([
    { undeclared, odd: 'price' },
    { undeclared, odd: 'price' },
  ])
})

test('a power that no comparable comes near is not compared, nor is a sporting version among ordinary ones', () => {
  expect(rarity({ powerKw: 132 })).toEqual({ undeclared: [], odd: 'power' })
  expect(rarity({ powerKw: 20 })).toEqual({ undeclared: [], odd: 'power' })
  expect(rarity({ powerKw: 70 })).toBeUndefined()
  expect(rarity({ version: '1.4 Abarth', powerKw: null })).toEqual({ undeclared: ['powerKw'], odd: 'sport' })
})

test('a sporting version is compared where others are on offer', () => {
  const cars = inventCars(400).map((car, index) =>
    index % 5 > 0 ? car : { ...car, vehicle: { ...car.vehicle, version: '1.4 Abarth' }, priceEuro: car.priceEuro * 1.3 },
  )
  const withAbarths = fitPriceModel(cars)
  const vehicle = { ...plainCar, version: '1.4 Abarth' }
  const estimate = valueVehicle(withAbarths, vehicle)
  expect('euro' in estimate && rarityOf(withAbarths, vehicle, estimate, estimate.euro)).toBeUndefined()
})
