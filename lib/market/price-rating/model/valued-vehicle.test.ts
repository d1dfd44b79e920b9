import { expect, test } from 'vitest'
import { categorySlugs } from '@/lib/market/catalogue/category'
import { plainCar } from '@/lib/market/price-rating/model/test-models/test-cars'
import { canTeach, type ValuedVehicle, whyUnreadable } from './valued-vehicle'

const isReadable = (facts: Partial<ValuedVehicle>) => whyUnreadable({ ...plainCar, ...facts }) === undefined

test('a vehicle can be looked at up to its fortieth birthday and 600,000 km, new ones as well', () => {
  expect([0, 40, 40.1].map((ageYears) => isReadable({ ageYears }))).toEqual([true, true, false])
  expect([0, 600_000, 600_001, -1].map((mileageKm) => isReadable({ mileageKm }))).toEqual([true, true, false, false])
})

test('the most power that is believed is that of the strongest of its kind', () => {
  const strongest = { auto: 900, 'moto-e-scooter': 230, 'caravan-e-camper': 250, 'veicoli-commerciali': 600 }
  for (const category of categorySlugs) {
    const powers = [0.5, strongest[category], strongest[category] + 1, 0, null]
    expect(powers.map((powerKw) => isReadable({ category, powerKw }))).toEqual([true, true, false, false, true])
  }
})

test('only a price above zero teaches', () => {
  expect([1, 0, -1, Number.NaN, Infinity].map((priceEuro) => canTeach({ vehicle: plainCar, priceEuro }))).toEqual([
    true,
    false,
    false,
    false,
    false,
  ])
})
