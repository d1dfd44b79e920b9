import { expect, test } from 'vitest'
import type { Column } from '@/lib/market/stock-import/columns/column'
import type { StatedFacts } from '@/lib/market/stock-import/rows/statement-table'
import { rowOf } from '@/lib/market/stock-import/rows/test-row'
import { readOfferType } from './offer-type'

type Known = {
  texts?: Partial<Record<Column, string>>
  km?: number
  year?: number
  isUnregistered?: boolean
  says?: StatedFacts['offerType']
}

function offerOf({ texts = {}, km, year, isUnregistered = false, says }: Known) {
  const row = rowOf(texts)
  const offer = readOfferType(row, {
    mileageKm: km ?? null,
    registration: year === undefined ? null : new Date(Date.UTC(year, 0, 1)),
    isUnregistered,
    seenAt: new Date('2026-11-21'),
    stated: says === undefined ? {} : { offerType: says },
  })
  return { offer, notes: row.notes.map(({ field, kind }) => `${kind} ${field}`) }
}

test.each<Known & { offer: string; notes?: string[] }>([
  { offer: 'usato' },
  { texts: { offerType: 'aziendale' }, offer: 'aziendale' },
  { texts: { offerType: 'aziendale', condition: 'new' }, offer: 'aziendale' },
  { texts: { offerType: 'epoca' }, offer: 'epoca' },
  { texts: { offerType: 'epoca' }, year: 2006, offer: 'epoca' },
  { texts: { offerType: 'epoca' }, year: 2007, offer: 'usato', notes: ['ignored offerType'] },
  { texts: { offerType: 'usato' }, year: 2020, offer: 'usato' },
  { texts: { condition: 'used' }, km: 5, offer: 'usato' },
  { texts: { condition: 'new' }, offer: 'km0' },
  { texts: { condition: 'new' }, km: 100, offer: 'km0' },
  { texts: { condition: 'new' }, km: 101, offer: 'usato' },
  { texts: { condition: 'new' }, km: 100, isUnregistered: true, offer: 'nuovo' },
  { km: 100, isUnregistered: true, offer: 'nuovo' },
  { km: 101, isUnregistered: true, offer: 'usato' },
  { isUnregistered: true, offer: 'nuovo' },
  { texts: { offerType: 'usato' }, says: 'noleggio', offer: 'noleggio' },
  { texts: { rentalFee: '299' }, offer: 'noleggio' },
  { texts: { rentalFee: '299', price: '0', condition: 'new' }, offer: 'noleggio' },
  { texts: { rentalFee: '299', price: 'su richiesta', offerType: 'nuovo' }, offer: 'noleggio' },
  { texts: { rentalFee: '299', price: '18.500' }, offer: 'usato' },
  { texts: { rentalFee: '299', discountedPrice: '18.500', offerType: 'nuovo' }, offer: 'nuovo' },
  { texts: { rentalFee: '0' }, offer: 'usato' },
  { texts: { offerType: 'km0' }, says: 'km0', km: 5_000, offer: 'km0' },
  { texts: { offerType: 'usato' }, says: 'km0', km: 1_000, offer: 'km0' },
  { texts: { offerType: 'nuovo' }, says: 'km0', offer: 'km0' },
  { says: 'km0', offer: 'km0' },
  { texts: { offerType: 'usato' }, says: 'km0', km: 1_001, offer: 'usato', notes: ['question mileage'] },
  { texts: { offerType: 'aziendale' }, says: 'km0', km: 100, offer: 'aziendale', notes: ['question offerType'] },
  { texts: { offerType: 'aziendale' }, says: 'km0', km: 101, offer: 'aziendale', notes: ['question mileage'] },
  { texts: { offerType: 'usato' }, says: 'nuovo', km: 100, offer: 'nuovo' },
  { texts: { offerType: 'km0' }, says: 'nuovo', offer: 'nuovo' },
  { texts: { offerType: 'usato' }, says: 'nuovo', km: 101, offer: 'usato', notes: ['question mileage'] },
  { texts: { condition: 'used' }, says: 'nuovo', year: 2026, offer: 'usato', notes: ['question condition'] },
  { texts: { registration: '01/2026' }, says: 'nuovo', year: 2026, offer: 'usato', notes: ['question registration'] },
  { says: 'nuovo', year: 2026, offer: 'usato', notes: ['question title'] },
])('$texts, $km km, of $year, unregistered: $isUnregistered, whose seller says $says, is $offer', ({ offer, notes = [], ...known }) => {
  expect(offerOf(known)).toEqual({ offer, notes })
})

test('the question names what the seller said', () => {
  const asked = (says: StatedFacts['offerType']) => {
    const row = rowOf({ mileage: '5000' })
    const known = { mileageKm: 5_000, registration: null, isUnregistered: false, seenAt: new Date(), stated: { offerType: says ?? 'km0' } }
    readOfferType(row, known)
    return row.notes.map(({ reason }) => reason)
  }
  expect([asked('km0'), asked('nuovo')]).toEqual([['il testo dice km 0: è giusto?'], ['il testo dice da immatricolare: è giusto?']])
})
