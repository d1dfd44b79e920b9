import { expect, test } from 'vitest'
import type { Category } from '@/lib/market/catalogue/category'
import { comparablesAtMost, comparePrices, type PricedAd } from './comparables'
import { ratePrice } from './price-rating'
import { worthLeft } from './worth'

const ad = (id: number, facts: Partial<PricedAd> = {}): PricedAd => ({
  id,
  year: 2021,
  ageYears: 5,
  mileageKm: 75_600,
  priceCents: 1_790_000,
  ...facts,
})
const others = (count: number, facts: Partial<PricedAd> = {}) => Array.from({ length: count }, (_, index) => ad(100 + index, facts))

/** What the ad of number 1 is compared with. */
function marketOf(one: Partial<PricedAd>, comparables: readonly PricedAd[], category: Category = 'auto') {
  return comparePrices(category, [ad(1, one), ...comparables]).find(({ id }) => id === 1)
}

test('a T-Roc with 317,000 km beside comparables of 75,600 km gets no label', () => {
  expect(marketOf({ mileageKm: 317_000, priceCents: 1_390_000 }, others(40))).toBeUndefined()
})

test.each([
  { km: 55_600, counted: true, why: 'exactly 20,000 km fewer' },
  { km: 55_599, counted: false, why: 'one kilometre further' },
  { km: 95_600, counted: true, why: 'exactly 20,000 km more' },
  { km: 95_601, counted: false, why: 'one kilometre further' },
])('a comparable of $km km beside a car of 75,600 km: $why', ({ km, counted }) => {
  expect(marketOf({}, others(8, { mileageKm: km }))?.comparables).toBe(counted ? 8 : undefined)
})

test.each<[Category, number]>([
  ['moto-e-scooter', 5_000],
  ['caravan-e-camper', 10_000],
  ['veicoli-commerciali', 10_000],
])('%s are compared within %i km, at the price that is asked', (category, band) => {
  const beyond = { mileageKm: 75_600 + band, ageYears: 4 }
  expect(marketOf({}, others(8, beyond), category)).toMatchObject({ comparables: 8, medianCents: 1_790_000 })
  expect(marketOf({}, others(8, { mileageKm: 75_601 + band }), category)).toBeUndefined()
})

test.each([
  { year: 2020, counted: true },
  { year: 2022, counted: true },
  { year: 2019, counted: false },
  { year: 2023, counted: false },
])('a comparable of $year beside a car of 2021 counts: $counted', ({ year, counted }) => {
  expect(marketOf({}, others(8, { year }))?.comparables).toBe(counted ? 8 : undefined)
})

test.each([
  [7, undefined],
  [8, 8],
  [comparablesAtMost, comparablesAtMost],
  [comparablesAtMost + 1, comparablesAtMost],
])('%i others are %s comparables', (count, comparables) => {
  expect(marketOf({}, others(count))?.comparables).toBe(comparables)
})

test('of very many others the nearest by mileage count', () => {
  const far = Array.from({ length: comparablesAtMost }, (_, index) => ad(1_000 + index, { mileageKm: 90_000, priceCents: 9_000_000 }))
  expect(marketOf({}, [...far, ...others(comparablesAtMost)])?.medianCents).toBe(1_790_000)
})

test('the ad itself is not in its median', () => {
  expect(marketOf({ priceCents: 100 }, others(8))?.medianCents).toBe(1_790_000)
  expect(comparePrices('auto', others(8))).toEqual([])
  const one = marketOf({ priceCents: 100 }, [...others(8), ad(2, { priceCents: 1_000_000 }), ad(3, { priceCents: 1_000_000 })])
  expect(one).toMatchObject({ comparables: 10, medianCents: 1_790_000 })
})

test('the median of an even number is the middle between both', () => {
  const prices = [1, 2, 3, 4, 6, 7, 8, 9].map((thousand, index) => ad(10 + index, { priceCents: thousand * 100_000 }))
  expect(marketOf({}, prices)?.medianCents).toBe(500_000)
  expect(marketOf({}, [...prices, ad(20, { priceCents: 600_000 })])?.medianCents).toBe(600_000)
  expect(marketOf({}, [...prices, ad(20, { priceCents: 500_000 })])?.medianCents).toBe(500_000)
})

test('comparables are brought to the mileage and the age of the ad', () => {
  const [older, younger] = [
    { ageYears: 5.8, mileageKm: 80_000 },
    { ageYears: 4.2, mileageKm: 60_000 },
  ]
  const market = marketOf(older, others(9, younger))
  expect(market?.medianCents).toBeCloseTo((1_790_000 * worthLeft(older)) / worthLeft(younger), -1)
})

test('more kilometres than the comparables are no bargain, fewer are no fault', () => {
  const label = (mileageKm: number, share: number) => {
    const market = marketOf({ mileageKm }, others(20))
    return market && ratePrice(Math.round(1_790_000 * share), market)
  }
  expect([label(95_000, 0.93), label(75_600, 0.93), label(56_000, 0.99)]).toEqual([null, 2, 2])
})

test('every order of the ads gives the same', () => {
  const ads = Array.from({ length: 300 }, (_, index) =>
    ad(index, { year: 2019 + (index % 4), mileageKm: (index * 7_919) % 90_000, priceCents: 1_000_000 + ((index * 104_729) % 900_000) }),
  )
  const byId = (given: readonly PricedAd[]) => comparePrices('auto', given).sort((a, b) => a.id - b.id)
  expect(byId([...ads].reverse())).toEqual(byId(ads))
  expect(byId(ads)).toHaveLength(300)
})
