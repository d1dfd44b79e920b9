import { expect, test } from 'vitest'
import type { PriceRating } from '@/lib/market/price-rating/price-words'
import { priceTip, type TipFigures } from './price-tip'

const rating: PriceRating = { verdict: 'fair', estimateEuro: 12_000, lowEuro: 10_800, highEuro: 13_900, comparables: 30 }
const figures: TipFigures = { views: 200, contacts: 1, days: 30, others: { ads: 20, views: 4_000, contacts: 120 } }
const tip = (change: Partial<TipFigures> = {}, euro = 12_900, given: PriceRating | null = rating) =>
  priceTip({ ...figures, ...change }, euro * 100, given)

test('many visits and few contacts beside those of the model: the price that earns the next label', () => {
  const found = tip()
  expect(found).toMatchObject({ label: 2, euro: 11_400 })
  expect(found?.text.replaceAll('\u00a0', ' ')).toBe(
    '200 visite e un contatto in 30 giorni: da altrettante visite gli annunci di questo modello ne ricevono circa 6. A 11.400 € avresti l’etichetta Buon Prezzo.',
  )
  expect(tip({ contacts: 3 }), 'may be chance').toBeNull()
  expect(tip({ views: 60 }), 'two were to be expected').toBeNull()
})

test('without comparables only silence is few: a hundred visits and three weeks without a contact', () => {
  const alone = { others: { ads: 3, views: 90, contacts: 9 } }
  expect(tip({ ...alone, contacts: 0, days: 21 })?.text).toMatch(/^200 visite e nessun contatto in 21 giorni\. A /)
  for (const change of [{ contacts: 1 }, { contacts: 0, views: 99 }, { contacts: 0, days: 20 }])
    expect(tip({ ...alone, ...change })).toBeNull()
})

test('no price is advised where none is known, where no label is left, or before two weekends', () => {
  expect([tip({}, 12_900, null), tip({}, 10_000), tip({ days: 13, contacts: 0 })]).toEqual([null, null, null])
  expect(tip({}, 12_900, { verdict: 'unrated', why: 'dati insufficienti' })).toBeNull()
  expect(tip({}, 12_900, { ...rating, withheld: 'Versione rara.' })).toBeNull()
})
