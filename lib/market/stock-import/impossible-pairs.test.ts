import { expect, test } from 'vitest'
import type { NewAd } from '@/lib/market/ads/ad'
import { impossiblePairs } from './impossible-pairs'
import { rowOf } from './test-row'

const now = new Date('2026-11-27T00:00:00Z')
const car: NewAd = { category: 'auto', status: 'published', offerType: 'usato', make: 'fiat' }
const asked = (facts: Partial<NewAd>) => impossiblePairs(rowOf({}), { ...car, ...facts }, now).map(({ what }) => what)

test('kilometres that nobody can have driven since the registration are asked about, many are not', () => {
  const firstRegistration = new Date('2026-10-01')
  expect(asked({ firstRegistration, mileageKm: 250_000 })).toEqual(['250.000 km in 57 giorni: quale dato è sbagliato?'])
  expect(asked({ firstRegistration, mileageKm: 20_000 })).toEqual([])
  expect(asked({ firstRegistration: new Date('2016-10-01'), mileageKm: 900_000 })).toEqual([])
})

test('an electric car has no gearbox of its driver', () => {
  expect(asked({ fuel: 'elettrica', gearbox: 'manuale' })).toEqual(['elettrica con il cambio manuale: quale dato è sbagliato?'])
  expect(asked({ fuel: 'benzina', gearbox: 'manuale' })).toEqual([])
})

test('a Tesla that burns something is asked about; an electric one, or one of which nothing is known, is not', () => {
  expect(asked({ make: 'tesla', fuel: 'diesel' })).toEqual(['una Tesla è elettrica: quale dato è sbagliato?'])
  for (const fuel of ['elettrica', 'altro', null]) expect(asked({ make: 'tesla', fuel })).toEqual([])
  expect(asked({ make: 'fiat', fuel: 'diesel' })).toEqual([])
})
