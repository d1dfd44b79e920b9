import { expect, test } from 'vitest'
import { inventCars, plainCar } from '@/lib/market/price-rating/model/test-models/test-cars'
import { withoutFacts } from './facts'
import { narrowings } from './next-fact'
import { fitPriceModel, valueVehicle } from './price-model'

/** Automatic gearboxes are worth a third more, and all else of a model the same. */
const cars = inventCars(400).map(({ vehicle, priceEuro }) => ({
  vehicle: { ...vehicle, version: '1.2 Easy', powerKw: 51 },
  priceEuro: vehicle.gearbox === 'automatico' ? priceEuro * 1.35 : priceEuro,
}))
const model = fitPriceModel(cars)
const askable = ['gearbox', 'fuel', 'powerKw', 'version'] as const

function narrowingsOf(left: Parameters<typeof withoutFacts>[1]) {
  const vehicle = withoutFacts({ ...plainCar, version: '1.2 Easy' }, left)
  const estimate = valueVehicle(model, vehicle)
  if ('why' in estimate) throw new Error(estimate.why)
  return narrowings(model, vehicle, estimate, askable)
}

test('the fact that splits the prices of comparables most is asked for first, whatever else is open', () => {
  const [first] = narrowingsOf(['fuel', 'powerKw', 'version', 'gearbox'])
  expect(first?.fact).toBe('gearbox')
  expect(first?.share).toBeGreaterThan(0.15)
})

test('declared facts are not asked for, nor facts that all comparables share', () => {
  expect(narrowingsOf([])).toEqual([])
  expect(narrowingsOf(['fuel']).map(({ fact }) => fact)).toEqual([])
})

test('where the interval reaches too far for a value to be said, what would narrow it is said all the same', () => {
  const far = fitPriceModel(
    cars.map(({ vehicle, priceEuro }) => ({ vehicle, priceEuro: vehicle.gearbox === 'automatico' ? priceEuro * 3 : priceEuro })),
  )
  const vehicle = withoutFacts({ ...plainCar, version: '1.2 Easy' }, ['gearbox'])
  const valuation = valueVehicle(far, vehicle)
  if (!('why' in valuation) || valuation.tooWide === undefined) throw new Error('a value is said')
  const [first] = narrowings(far, vehicle, valuation.tooWide, askable)
  expect(first?.fact).toBe('gearbox')
  expect(first?.share).toBeGreaterThan(0.3)
})
