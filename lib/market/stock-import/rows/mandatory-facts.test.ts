import { expect, test } from 'vitest'
import type { NewAd } from '@/lib/market/ads/ad'
import { missingFacts } from './mandatory-facts'
import { rowOf } from './test-row'

const bare: NewAd = { category: 'auto', status: 'published', offerType: 'usato', make: 'fiat', model: 'panda' }
const registered = { firstRegistration: new Date('2021-03-01') }

test.each<{ ad: Partial<NewAd>; isUnclear?: boolean; missing: string[] }>([
  { ad: {}, missing: ['registration', 'mileage'] },
  { ad: { ...registered, mileageKm: 0 }, missing: [] },
  { ad: { ...registered, mileageKm: null }, missing: ['mileage'] },
  { ad: { mileageKm: 0, constructionYear: 1969 }, missing: ['registration'] },
  { ad: { offerType: 'epoca', mileageKm: 0, constructionYear: 1969 }, missing: [] },
  { ad: { offerType: 'epoca', mileageKm: 0 }, missing: ['registration'] },
  { ad: { offerType: 'km0', ...registered }, missing: [] },
  { ad: { offerType: 'km0' }, missing: ['registration'] },
  { ad: { offerType: 'nuovo' }, missing: [] },
  { ad: { offerType: 'noleggio' }, missing: ['price'] },
  { ad: { offerType: 'noleggio', rentalFeeCents: 19_900 }, missing: [] },
  { ad: { ...registered, body: 'roulotte' }, missing: [] },
  { ad: { ...registered, body: 'suv' }, missing: ['mileage'] },
  { ad: { ...registered, mileageKm: 0 }, isUnclear: true, missing: ['price'] },
])('an ad with $ad, its price unclear: $isUnclear, lacks $missing', ({ ad, isUnclear = false, missing }) => {
  expect(missingFacts(rowOf({}), { ...bare, ...ad }, isUnclear).map(({ field }) => field)).toEqual(missing)
})

test('a registration that has not come is named, instead of being called missing', () => {
  const [future] = missingFacts(rowOf({ registration: '05/2030' }), { ...bare, mileageKm: 10 }, false, true)
  expect(future?.what).toContain('«05/2030» è nel futuro')
})
