import { expect, test } from 'vitest'
import { worthLeft } from './worth'

const left = (ageYears: number, mileageKm: number) => worthLeft({ ageYears, mileageKm })

test.each([
  { ageYears: 0, mileageKm: 0, share: 1, why: 'nothing is worn' },
  { ageYears: 0, mileageKm: 10_000, share: Math.exp(-0.0283), why: '10,000 km' },
  { ageYears: 3, mileageKm: 0, share: Math.exp(-0.2004), why: 'the end of the first slope' },
  { ageYears: 4, mileageKm: 0, share: Math.exp(-0.2004 - 0.0465), why: 'a year of the second' },
  { ageYears: 6, mileageKm: 0, share: Math.exp(-0.2004 - 3 * 0.0465), why: 'the end of the second' },
  { ageYears: 7, mileageKm: 0, share: Math.exp(-0.2004 - 3 * 0.0465 - 0.0771), why: 'a year of the third' },
  { ageYears: -0.5, mileageKm: 0, share: 1, why: 'a registration still to come' },
])('$ageYears years and $mileageKm km leave $share: $why', ({ ageYears, mileageKm, share }) => {
  expect(left(ageYears, mileageKm)).toBeCloseTo(share, 10)
})

test('20,000 km are worth 5.5 % of the price', () => {
  expect(1 - left(0, 20_000)).toBeCloseTo(0.055, 3)
})
