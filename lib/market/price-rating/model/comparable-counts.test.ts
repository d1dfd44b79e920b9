import { expect, test } from 'vitest'
import { plainCar } from '@/lib/market/price-rating/model/test-models/test-cars'
import { comparablesOf, countComparables } from './comparable-counts'

const aged = (...years: (number | null)[]) => countComparables(years.map((ageYears) => ({ ...plainCar, ageYears })))

test('comparables are those of the model at most three whole years older or younger, itself among them', () => {
  const counts = aged(0, 1, 2, 4, 4, 7, 8, 12)
  expect([4, 0, 5, 11, 15, 16].map((ageYears) => comparablesOf(counts, { ...plainCar, ageYears }))).toEqual([5, 3, 5, 2, 1, 0])
})

test('a year counts as whole from its first to its last month', () => {
  const counts = aged(7.9)
  expect([4, 4.5, 3.9, 10.9, 11].map((ageYears) => comparablesOf(counts, { ...plainCar, ageYears }))).toEqual([1, 1, 0, 1, 0])
})

test('a vehicle of another model is no comparable', () => {
  expect(comparablesOf(aged(4, 4), { ...plainCar, model: '500x' })).toBe(0)
  expect(comparablesOf(aged(4, 4), { ...plainCar, make: 'volkswagen' })).toBe(0)
})
