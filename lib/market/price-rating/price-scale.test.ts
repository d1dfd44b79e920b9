import { expect, test } from 'vitest'
import { randomNumbers } from '@/lib/market/price-rating/model/test-models/test-cars'
import { scaleOf } from './price-scale'

const band = { estimateEuro: 26_750, lowEuro: 24_500, highEuro: 29_000 }

test('a price stands on the scale where it belongs, with the band, the estimate and a few round numbers', () => {
  const { placeOf, ticks, zones } = scaleOf(band, 24_900)
  expect(placeOf(24_500)).toBeLessThan(placeOf(24_900))
  expect(placeOf(24_900)).toBeLessThan(placeOf(26_750))
  expect([placeOf(0), placeOf(90_000)]).toEqual([0, 100])
  expect(ticks.map(({ euro }) => euro)).toEqual([25_000, 26_000, 27_000, 28_000, 29_000])
  expect(zones.filter(({ isHere }) => isHere).map(({ name }) => name)).toEqual(['Buono'])
})

test('the labels of both prices stay on the scale and never meet, whatever the prices', () => {
  const random = randomNumbers(11)
  for (let round = 0; round < 2_000; round++) {
    const estimateEuro = 500 + Math.floor(random() * random() * 150_000)
    const lowEuro = Math.round(estimateEuro * (0.6 + random() * 0.37))
    const highEuro = Math.round(estimateEuro * (1.03 + random() * 0.5))
    const asked = Math.round(estimateEuro * (0.2 + random() * 1.8))
    const { placeOf, ticks, zones, labels } = scaleOf({ estimateEuro, lowEuro, highEuro }, asked)
    for (const euro of [lowEuro, estimateEuro, highEuro, asked]) expect(Math.abs(placeOf(euro) - 50)).toBeLessThan(50)
    expect(ticks.length).toBeGreaterThan(1)
    expect(ticks.length).toBeLessThan(8)
    expect(Math.abs(labels.asked - labels.estimate)).toBeGreaterThanOrEqual(27.9)
    for (const place of Object.values(labels)) expect(Math.abs(place - 50)).toBeLessThanOrEqual(36.1)
    expect(zones.filter(({ isHere }) => isHere)).toHaveLength(1)
  }
})

test('labels of near prices are moved apart as far as they need, the lower first', () => {
  const narrow = { estimateEuro: 10_000, lowEuro: 9_000, highEuro: 11_000 }
  const far = scaleOf(narrow, 7_500)
  expect(far.labels.estimate).toBe(far.placeOf(10_000))
  for (const asked of [9_800, 10_000, 10_200]) {
    const { asked: own, estimate } = scaleOf(narrow, asked).labels
    expect(own < estimate).toBe(asked <= 10_000)
    expect((own + estimate) / 2).toBeCloseTo((scaleOf(narrow, asked).placeOf(asked) + scaleOf(narrow, asked).placeOf(10_000)) / 2)
  }
})
