import { expect, test } from 'vitest'
import type { DealView } from '@/lib/accounts/deals/deal-view'
import { dealTools, saleHint } from './deal-tools'

type Given = Pick<DealView, 'questions' | 'offer' | 'sale' | 'visits' | 'minimum' | 'cards' | 'over'>

const nothing: Given = {
  questions: null,
  offer: null,
  sale: { open: null },
  visits: { ask: null, hours: null, reserve: null, buyer: null },
  minimum: null,
  cards: [],
  over: null,
}

test('each side has the tools of what it may do now, with what each means', () => {
  expect(dealTools(nothing)).toEqual([])
  const buyer = dealTools({
    ...nothing,
    questions: { blanks: [{ name: 'garanzia', question: 'C’è la garanzia?' }], known: null },
    offer: { hint: 'Te ne restano 3 per quest’auto.', valuations: [] },
    visits: { ...nothing.visits, ask: { days: [], isAtOnce: false, revision: null, wantsAddress: false, title: 'Visita e prova' } },
  })
  expect(buyer.map(({ chip }) => chip)).toEqual(['Proponi un giorno', 'Proponi un prezzo', 'Chiedi i dati'])
  expect(buyer.map(({ hint }) => hint)).toContain('1 che l’annuncio non dice')
  const seller = dealTools({ ...nothing, minimum: 'none', visits: { ...nothing.visits, hours: [], reserve: { fault: null } } })
  expect(seller.map(({ name }) => name)).toEqual(['reserve', 'hours', 'minimum'])
})

test('«Affare fatto» is announced until it can be pressed', () => {
  expect(saleHint(nothing)).toMatch(/^Si apre/)
  expect(saleHint({ ...nothing, sale: { open: 'Sì, la prendo' } })).toBeNull()
  expect(saleHint({ ...nothing, over: 'L’auto non è più in vendita.' })).toBeNull()
})
