import { expect, test } from 'vitest'
import { type Declared, type IdentityFacts, identityQuestion } from './identity-questions'
import { monthOf } from './month'

const plate = { kind: 'plate', form: 'series', from: monthOf(2010, 1), to: monthOf(2011, 6), isConfirmed: false } as const
const chassis = { kind: 'chassis', form: 'iso', makers: ['volkswagen'], isConfirmed: false } as const
const month = (year: number, month: number) => ({ first: monthOf(year, month), last: monthOf(year, month) })
const said = (given: Partial<Declared>): Declared => ({ make: 'audi', registration: null, nameOf: (slug) => slug.toUpperCase(), ...given })

test.each<{ name: string; facts: IdentityFacts; declared: Declared; question: string | null }>([
  {
    name: 'a younger plate is asked about with its honest reasons',
    facts: plate,
    declared: said({ registration: month(2006, 3) }),
    question:
      'La targa è di una serie usata da gennaio 2010 in poi, la prima immatricolazione è di marzo 2006. Capita con un’auto reimmatricolata o importata: è così?',
  },
  {
    name: 'a plate older than the declared registration is asked about',
    facts: plate,
    declared: said({ registration: month(2012, 1) }),
    question: 'La targa è di una serie usata fino a giugno 2011, ma la prima immatricolazione è di gennaio 2012: è così?',
  },
  { name: 'a month within the window is asked nothing', facts: plate, declared: said({ registration: month(2010, 1) }), question: null },
  {
    name: 'a year that reaches into the window is asked nothing',
    facts: plate,
    declared: said({ registration: { first: monthOf(2011, 1), last: monthOf(2011, 12) } }),
    question: null,
  },
  { name: 'without a registration there is nothing to ask', facts: plate, declared: said({}), question: null },
  {
    name: 'the chassis of another maker is asked about',
    facts: chassis,
    declared: said({}),
    question: 'Il telaio comincia come quelli di VOLKSWAGEN, l’annuncio dice AUDI: è così?',
  },
  { name: 'the chassis of the same maker is asked nothing', facts: chassis, declared: said({ make: 'volkswagen' }), question: null },
  { name: 'a maker that is not known is asked nothing', facts: { ...chassis, makers: null }, declared: said({}), question: null },
  { name: 'what was confirmed is asked once', facts: { ...chassis, isConfirmed: true }, declared: said({}), question: null },
])('$name', ({ facts, declared, question }) => {
  expect(identityQuestion(facts, declared)).toBe(question)
})
