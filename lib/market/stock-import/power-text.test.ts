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
  { kw: 1501, cv: undefined, fault: true },
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
