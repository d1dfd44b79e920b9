import { expect, test } from 'vitest'
import { adsForDays, daysAt, daysAtPrice } from './days-at-price'
import type { LeftAd } from './days-online'

const band = { estimateEuro: 10_000, lowEuro: 9_000, highEuro: 11_000 }
const left = (count: number, euro: number, days: number): LeftAd[] =>
  Array.from({ length: count }, () => ({ days, priceCents: euro * 100, band }))

test('days at a price are the median of the ads that stood as far from their estimates', () => {
  const curve = daysAtPrice([...left(adsForDays, 8_800, 17), ...left(adsForDays, 10_000, 44)])
  expect([8_800, 9_100, 10_000, 10_400].map((euro) => daysAt(curve, euro * 100, 10_000))).toEqual([17, 17, 44, 44])
  expect(daysAt(curve, 6_000_00, 5_000)).toBeNull()
})

test('ads that stood further off speak for a price where too few stood near it', () => {
  const curve = daysAtPrice([...left(4, 9_300, 20), ...left(4, 10_700, 30), ...left(adsForDays, 12_500, 60)])
  expect([8_500, 10_000, 12_500].map((euro) => daysAt(curve, euro * 100, 10_000))).toEqual([null, 25, 60])
})

test('of fewer than eight ads at a price, and of ads without an estimate, no days are said', () => {
  const few = daysAtPrice(left(adsForDays - 1, 10_000, 20))
  expect(daysAt(few, 10_000_00, 10_000)).toBeNull()
  const unvalued = daysAtPrice(left(adsForDays, 10_000, 20).map((ad) => ({ ...ad, band: null })))
  expect(daysAt(unvalued, 10_000_00, 10_000)).toBeNull()
  expect(daysAt(daysAtPrice(left(20, 10_000, 20)), 20_000_00, 10_000)).toBeNull()
})
