import { expect, test } from 'vitest'
import { offerGroupFor, ratePrice } from './price-rating'
import { explainPrice, gaugePosition, priceSentence } from './price-sentence'

test.each([
  { asked: 8_800, comparables: 8, expected: 1, why: 'exactly 12 % below' },
  { asked: 8_801, comparables: 8, expected: 2, why: 'a little less than 12 % below' },
  { asked: 9_500, comparables: 8, expected: 2, why: 'exactly 5 % below' },
  { asked: 9_501, comparables: 8, expected: null, why: 'a little less than 5 % below' },
  { asked: 10_000, comparables: 8, expected: null, why: 'the median itself' },
  { asked: 20_000, comparables: 8, expected: null, why: 'far above' },
  { asked: 7_000, comparables: 8, expected: 1, why: 'exactly 30 % below' },
  { asked: 6_999, comparables: 8, expected: null, why: 'more than 30 % below needs a check' },
  { asked: 0, comparables: 8, expected: null, why: 'a price of nothing' },
  { asked: 8_800, comparables: 7, expected: null, why: 'too few to compare with' },
])('a median of 10000 over $comparables ads and a price of $asked gives $expected: $why', ({ asked, comparables, expected }) => {
  expect(ratePrice(asked, { medianCents: 10_000, comparables })).toBe(expected)
})

const golf = { category: 'auto', year: 2021, mileageKm: 75_600 } as const
const market = { medianCents: 1_375_000, comparables: 23 }

test.each([
  {
    vehicle: golf,
    sentence:
      '1.850 € sotto la mediana di 23 annunci simili (stesso modello, 2020–2022, da 55.600 a 95.600 km), riportati alla sua età e ai suoi km',
  },
  {
    vehicle: { ...golf, mileageKm: 20_000 },
    sentence:
      '1.850 € sotto la mediana di 23 annunci simili (stesso modello, 2020–2022, fino a 40.000 km), riportati alla sua età e ai suoi km',
  },
  {
    vehicle: { ...golf, category: 'moto-e-scooter' } as const,
    sentence: '1.850 € sotto la mediana di 23 annunci simili (stesso modello, 2020–2022, da 70.600 a 80.600 km)',
  },
])('a label comes with the sentence that explains it: $sentence', ({ vehicle, sentence }) => {
  expect(priceSentence(1_190_000, vehicle, market).replaceAll('\u00a0', ' ')).toBe(sentence)
  expect(explainPrice(1_190_000, vehicle, market)).toMatchObject({ label: 1, labelText: 'Ottimo Prezzo', comparables: 23 })
})

test('without a label there is nothing to explain', () => {
  expect(explainPrice(1_400_000, golf, market)).toBeNull()
})

test.each([
  { asked: 7_000, position: 0, why: 'the cheapest that is labelled' },
  { asked: 8_800, position: 0.333, why: 'the end of the first segment' },
  { asked: 9_500, position: 0.667, why: 'the end of the second' },
  { asked: 10_000, position: 1, why: 'the median' },
  { asked: 50_000, position: 1, why: 'never beyond the bar' },
])('the pin of $asked against 10000 stands at $position: $why', ({ asked, position }) => {
  expect(gaugePosition(asked, 10_000)).toBe(position)
})

test.each([
  ['usato', 'used'],
  ['aziendale', 'used'],
  ['dimostrativo', 'used'],
  ['km0', 'fresh'],
  ['nuovo', 'fresh'],
  ['epoca', undefined],
  ['noleggio', undefined],
])('%s is compared among %s', (offerType, group) => {
  expect(offerGroupFor(offerType)).toBe(group)
})
