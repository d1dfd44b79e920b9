import { expect, test } from 'vitest'
import { meanPlaceEffect } from './place-effect'
import { fitPriceModel, type PriceModel, valueVehicle } from './price-model'
import { inventCars, plainCar } from './test-cars'

function logOf(model: PriceModel, province: string | null): number {
  const valuation = valueVehicle(model, { ...plainCar, province })
  if ('why' in valuation) throw new Error(valuation.why)
  return Math.log(valuation.euro)
}

test('a car somewhere is worth what it is worth in the mean of the provinces that the model knows', () => {
  const model = fitPriceModel(inventCars(600))
  const known = ['PI', 'MI', 'NA'].map((province) => logOf(model, province))
  const mean = known.reduce((sum, one) => sum + one, 0) / known.length
  expect(logOf(model, null) + meanPlaceEffect(model)).toBeCloseTo(mean, 6)
})

test('a model that knows no province adds nothing', () => {
  const nowhere = inventCars(600).map(({ vehicle, ...car }) => ({ ...car, vehicle: { ...vehicle, province: null } }))
  expect(meanPlaceEffect(fitPriceModel(nowhere))).toBe(0)
})
