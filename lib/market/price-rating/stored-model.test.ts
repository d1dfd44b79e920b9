import { expect, test } from 'vitest'
import { inventCars, plainCar } from '@/lib/market/price-rating/model/test-models/test-cars'
import { modelOfCars } from '@/lib/market/price-rating/model/test-models/test-models'
import { type PriceModel, valueOffer, valueVehicle } from './model/price-model'
import type { ValuedVehicle } from './model/valued-vehicle'
import { readModel, storeModel } from './stored-model'

const cars = inventCars(400)
const model = modelOfCars(cars.length)
const read = readModel(storeModel(model))

test('a model that was stored values vehicles as before, to a ten-thousandth', () => {
  const euroOf = (value: (model: PriceModel, vehicle: ValuedVehicle) => ReturnType<typeof valueVehicle>, by: PriceModel) =>
    cars.slice(0, 100).map(({ vehicle }) => {
      const valuation = value(by, vehicle)
      return 'euro' in valuation ? [valuation.euro, valuation.lowEuro, valuation.highEuro] : []
    })
  for (const value of [valueVehicle, valueOffer]) {
    const [before, after] = [euroOf(value, model).flat(), euroOf(value, read).flat()]
    expect(before.length).toBeGreaterThan(200)
    expect(Math.max(...before.map((euro, index) => Math.abs(euro / (after[index] ?? 0) - 1)))).toBeLessThan(1e-4)
  }
})

test('what is read is stored again as it was', () => {
  expect(storeModel(read)).toEqual(storeModel(model))
  expect(valueVehicle(read, { ...plainCar, model: 'multipla' })).toEqual({ why: 'dati insufficienti: 0 veicoli simili' })
})
