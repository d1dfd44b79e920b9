import { expect, test } from 'vitest'
import { isLikelyPower, readPower, reconcilePower } from './power-text'

test.each([
  ['69 CV (51 kW)', 51],
  ['110kW (150CV) ', 110],
  ['149 CV (110 KW)', 110],
  ['51 kW', 51],
  ['150 CV', 110],
  ['85', 85],
])('%j in a column of kW is %d kW', (text, kw) => {
  expect(readPower(text, 'kw')).toEqual({ value: kw })
})

test('a bare number in a column of CV is turned into kW', () => {
  expect(readPower('218.0', 'cv')).toEqual({ value: 160 })
})

test.each(['', '0 CV (0 KW)', '0', '-'])('%j says nothing', (text) => {
  expect(readPower(text, 'kw')).toBeNull()
})

test.each([
  { kw: 110, cv: 150, fault: false },
  { kw: 110, cv: 149, fault: false },
  { kw: 110, cv: undefined, fault: false },
  { kw: 150, cv: 150, fault: true },
  { kw: 20_001, cv: undefined, fault: true },
])('$kw kW beside $cv CV is doubtful: $fault', ({ kw, cv, fault }) => {
  expect('fault' in (reconcilePower(kw, cv) ?? {})).toBe(fault)
})

const car = { category: 'auto', make: 'fiat', model: 'Panda', priceCents: 1_000_000 } as const
test.each([
  { why: 'an ordinary car', kw: 51, of: car, expected: true },
  { why: 'a decimal point lost', kw: 1_100, of: car, expected: false },
  { why: 'one kilowatt', kw: 1, of: car, expected: false },
  { why: 'a microcar', kw: 6, of: { ...car, make: 'aixam' }, expected: true },
  { why: 'a supercar with the power of a microcar', kw: 8, of: { ...car, make: 'lamborghini', priceCents: 63_000_000 }, expected: false },
  { why: 'a litre bike', kw: 148, of: { ...car, category: 'moto-e-scooter', model: 'CBR 1000' }, expected: true },
  {
    why: 'a litre bike with the power of a scooter',
    kw: 7,
    of: { ...car, category: 'moto-e-scooter', model: 'CBR 1000' },
    expected: false,
  },
  {
    why: 'a small scooter with the power of a car',
    kw: 90,
    of: { ...car, category: 'moto-e-scooter', model: 'Liberty 50' },
    expected: false,
  },
] as const)('$why with $kw kW is likely: $expected', ({ kw, of, expected }) => {
  expect(isLikelyPower(kw, of)).toBe(expected)
})

test.each([
  ['218.0', 160],
  ['1500', 1103],
])('the bare number %j in a column of CV is %d kW', (text, kw) => {
  expect(readPower(text, 'cv')).toEqual({ value: kw })
})

test.each(['tanti', '-5', '20001'])('%j is no power', (text) => {
  expect(readPower(text, 'kw')).toHaveProperty('fault')
})

test('kWh are no power', () => {
  expect(readPower('58 kWh 150 CV', 'kw')).toEqual({ value: 110 })
})

test.each([
  { kw: 50, cv: 64, fault: false },
  { kw: 50, cv: 63, fault: true },
  { kw: 50, cv: 72, fault: false },
  { kw: 50, cv: 73, fault: true },
  { kw: 100, cv: 131, fault: false },
  { kw: 100, cv: 130, fault: false },
  { kw: 100, cv: 129, fault: true },
  { kw: 100, cv: 0, fault: false },
  { kw: 0.4, cv: 90, fault: false },
  { kw: 1500, cv: undefined, fault: false },
  { kw: -1, cv: undefined, fault: true },
])('$kw kW and $cv CV, apart by 3 kW or 4 %, are doubtful: $fault', ({ kw, cv, fault }) => {
  expect('fault' in (reconcilePower(kw, cv) ?? {})).toBe(fault)
})

test.each([
  { category: 'auto', low: 15, high: 900 },
  { category: 'caravan-e-camper', low: 25, high: 250 },
  { category: 'veicoli-commerciali', low: 10, high: 600 },
  { category: 'moto-e-scooter', low: 1, high: 230 },
] as const)('a vehicle of $category has $low to $high kW', ({ category, low, high }) => {
  const of = { category, make: 'iveco', model: '', priceCents: 1_000_000 }
  expect([low - 1, low, high, high + 1].map((kw) => isLikelyPower(kw, of))).toEqual([false, true, true, false])
})

test('a microcar has 4 kW or more and costs less than 30,000 €', () => {
  const aixam = { ...car, make: 'aixam' }
  expect([3, 4, 14].map((kw) => isLikelyPower(kw, aixam))).toEqual([false, true, true])
  expect(isLikelyPower(6, { ...aixam, priceCents: null })).toBe(true)
  expect(isLikelyPower(6, { ...aixam, priceCents: 2_999_999 })).toBe(true)
  expect(isLikelyPower(6, { ...aixam, priceCents: 3_000_000 })).toBe(false)
  expect(isLikelyPower(6, { ...aixam, category: 'veicoli-commerciali' })).toBe(false)
})

test.each([
  { model: 'CBR 1000', low: 15, high: 206 },
  { model: 'Liberty 50', low: 1, high: 16 },
])('a $model has $low to $high kW', ({ model, low, high }) => {
  const bike = { ...car, category: 'moto-e-scooter', model } as const
  expect([low - 1, low, high, high + 1].map((kw) => isLikelyPower(kw, bike))).toEqual([false, true, true, false])
})
