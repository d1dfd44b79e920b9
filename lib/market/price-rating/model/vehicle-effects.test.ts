import { expect, test } from 'vitest'
import { fitPriceModel, type PriceModel, valueVehicle } from './price-model'
import { inventCars, plainCar } from './test-cars'

function logOf(model: PriceModel, province: string | null): number {
  const valuation = valueVehicle(model, { ...plainCar, province })
  if ('why' in valuation) throw new Error(valuation.why)
  return Math.log(valuation.euro)
}

test('a car of no province is worth what it is worth in the mean of the provinces that the model knows', () => {
  const model = fitPriceModel(inventCars(600))
  const known = ['PI', 'MI', 'NA'].map((province) => logOf(model, province))
  const mean = known.reduce((sum, one) => sum + one, 0) / known.length
  expect(logOf(model, null)).toBeCloseTo(mean, 6)
})

test('where the model has learnt from cars without a province, it says what it has learnt', () => {
  const cars = inventCars(600).map(({ vehicle, priceEuro, ...car }, index) => {
    const isNowhere = index % 2 === 0
    return { ...car, priceEuro: priceEuro * (isNowhere ? 0.8 : 1), vehicle: { ...vehicle, province: isNowhere ? null : vehicle.province } }
  })
  const model = fitPriceModel(cars)
  expect(Math.exp(logOf(model, null) - logOf(model, 'PI'))).toBeLessThan(0.9)
})
