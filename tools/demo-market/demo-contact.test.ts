import { expect, test } from 'vitest'
import { listPlaces } from '@/lib/market/places/places.server'
import { planDemoMarket } from './demo-ad'
import { vatCheckDigit } from './demo-contact'

const { dealers } = planDemoMarket({ seed: 1, today: new Date('2026-11-21T10:00:00Z'), dealers: 7_000, places: listPlaces() })

test.each(['00488410010', '00905811006', '00743110157'])('%s, which is given to somebody, ends with its check digit', (number) => {
  expect(vatCheckDigit(number.slice(0, 10))).toBe(Number(number.at(-1)))
})

test('every dealer has a partita IVA of their own, valid but of an office that never issued one', () => {
  for (const { vatNumber } of dealers) {
    expect(vatNumber).toMatch(/^\d{7}000\d$/)
    expect(Number(vatNumber?.at(-1))).toBe(vatCheckDigit(vatNumber?.slice(0, 10) ?? ''))
  }
  expect(new Set(dealers.map(({ vatNumber }) => vatNumber)).size).toBe(dealers.length)
})

test('every dealer can be called and visited: a number, a street in a comune, and hours by the day', () => {
  for (const { phone, street, placeIstat, openingHours } of dealers) {
    expect([phone, street, placeIstat].every(Boolean)).toBe(true)
    expect(openingHours?.length).toBeGreaterThan(0)
    for (const { days, hours } of openingHours ?? []) {
      expect(days).toMatch(/^(Lun|Mar|Sab|Dom)(–(Ven|Sab))?$/)
      expect(hours).toMatch(/^\d{1,2}:\d\d–\d\d:\d\d(, \d\d:\d\d–\d\d:\d\d)?$/)
    }
  }
})
