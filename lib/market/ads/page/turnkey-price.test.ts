import fc from 'fast-check'
import { expect, inject, test } from 'vitest'
import { provinces } from '@/lib/market/places/place'
import { purchaseCosts } from '@/lib/market/running-costs/purchase-costs'
import { registrationTaxCents } from '@/lib/market/running-costs/transfer-cost'
import { type TurnkeyPriced, transferRates, turnkeyPriceCents } from './turnkey-price'

const now = new Date('2026-11-22T12:00:00Z')
const panda: TurnkeyPriced = {
  category: 'auto',
  offerType: 'usato',
  priceCents: 1_000_000,
  powerKw: 51,
  firstRegistration: new Date('2021-11-01'),
}
const turnkey = (ad: Partial<TurnkeyPriced>, province = 'MI', on = now) =>
  turnkeyPriceCents({ ...panda, ...ad }, transferRates(province, on))

test.each([
  { kw: 51, province: 'MI', tax: 196.05 },
  { kw: 53, province: 'MI', tax: 196.05 },
  { kw: 54, province: 'MI', tax: 246.54 },
  { kw: 66, province: 'MI', tax: 301.32 },
  { kw: 81, province: 'RM', tax: 369.8 },
  { kw: 110, province: 'TO', tax: 502.2 },
  { kw: 81, province: 'BZ', tax: 284.46 },
])('a car of $kw kW for 10,000 € costs $tax € of tax and 101.20 € of fees more in $province', ({ kw, province, tax }) => {
  expect(turnkey({ powerKw: kw }, province)).toBe(1_000_000 + Math.round(tax * 100) + 101_20)
})

test('half a cent is rounded up, whatever a decimal fraction looks like to a computer', () => {
  const tax = { flatUpToKw: 53, flat: 1_508_100, perKw: 35_119, percent: 125 }
  expect([registrationTaxCents(tax, 53), registrationTaxCents(tax, 60)]).toEqual([188_51, 263_39])
  expect(registrationTaxCents({ ...tax, flat: 100, percent: 150 }, 53)).toBe(2)
  expect(registrationTaxCents({ ...tax, flat: 100, percent: 149 }, 53)).toBe(1)
})

test.each<[string, Partial<TurnkeyPriced>]>([
  ['no price', { priceCents: null }],
  ['no power', { powerKw: null }],
  ['a rental', { offerType: 'noleggio' }],
  ['a new car', { offerType: 'nuovo' }],
  ['a motorbike', { category: 'moto-e-scooter' }],
  ['a van', { category: 'veicoli-commerciali' }],
  ['thirty years old today', { firstRegistration: new Date('1996-11-22') }],
])('is not known, and not guessed: %s', (_why, ad) => {
  expect(turnkey(ad)).toBeNull()
})

test('is known up to the day before thirty years, by the day it is in Italy, and without a registration', () => {
  expect(turnkey({ firstRegistration: new Date('1996-11-23') })).not.toBeNull()
  expect(turnkey({ firstRegistration: new Date('1996-11-23') }, 'MI', new Date('2026-11-22T23:30:00Z'))).toBeNull()
  expect(turnkey({ firstRegistration: null })).not.toBeNull()
})

test('is not known on a day for which no tariff is', () => {
  expect(turnkey({}, 'MI', new Date('2001-01-01'))).toBeNull()
})

test('is what the page of the ad says, without the road tax', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 2_000_000_000 }),
      fc.option(fc.integer({ min: 0, max: 32_767 })),
      fc.option(fc.date({ min: new Date('1960-01-01'), max: new Date('2026-11-01'), noInvalidDate: true })),
      fc.constantFrom(...Object.keys(provinces)),
      fc.date({ min: new Date('2025-01-02'), max: new Date('2040-12-31'), noInvalidDate: true }),
      (priceCents, powerKw, moment, province, on) => {
        const day = on.toISOString().slice(0, 10)
        const registered = moment && moment.toISOString().slice(0, 10)
        const vehicle = { category: 'auto', emissionClass: null, fuel: null, displacementCc: null, kerbMassKg: null } as const
        const { transfer } = purchaseCosts({ ...vehicle, powerKw, firstRegistration: registered }, priceCents, province, day)
        const known = transfer.every(({ cents }) => cents !== null)
        const expected = known ? transfer.reduce((sum, { cents }) => sum + (cents ?? 0), priceCents) : null
        const ad = { priceCents, powerKw, firstRegistration: registered === null ? null : new Date(registered) }
        expect(turnkey(ad, province, new Date(`${day}T12:00:00Z`))).toBe(expected)
      },
    ),
    { numRuns: 1_000 * inject('shareOfRuns') },
  )
})
