import { expect, test } from 'vitest'
import { readLoan } from './read-loan'

test('without an address the figures are those of an example over 48 months', () => {
  const { loan, cost, isExample, form } = readLoan({}, 22_000)
  expect(loan).toEqual({ credit: 22_000, months: 48, tan: 0.075, balloon: 0, setupFee: 300, collectionFee: 3.5 })
  expect([isExample, form.errors, cost?.instalment]).toEqual([true, {}, 531.94])
})

test('what is typed counts, in Italian numbers, and an empty cost is none', () => {
  const { loan, isExample } = readLoan(
    { anticipo: '5.800', mesi: '36', tan: '6.95', maxirata: '9000', istruttoria: '', incasso: '' },
    27_800,
  )
  expect([loan, isExample]).toEqual([{ credit: 22_000, months: 36, tan: 0.0695, balloon: 9_000, setupFee: 0, collectionFee: 0 }, false])
})

test.each([
  { field: 'anticipo', text: '29.000', error: 'L’anticipo supera il prezzo. Con 27.800\u00a0€ la paghi tutta: niente rata.' },
  { field: 'anticipo', text: '27800', error: 'Con 27.800\u00a0€ la paghi tutta: niente rata.' },
  { field: 'anticipo', text: '-5', error: 'Scrivi un numero fra 0 e 9.999.999' },
  { field: 'mesi', text: '0', error: 'Scrivi un numero fra 2 e 120' },
  { field: 'mesi', text: '', error: 'Scrivi in quanti mesi' },
  { field: 'tan', text: '900', error: 'Scrivi un numero fra 0,00 e 50,00' },
  { field: 'tan', text: 'sette', error: 'Scrivi un numero fra 0,00 e 50,00' },
  { field: 'maxirata', text: '27800', error: 'Deve essere meno del credito, 27.800 €' },
  { field: 'incasso', text: '3,5,0', error: 'Scrivi un numero fra 0,00 e 50,00' },
])('a wrong $field («$text») is said at its field, stays there, and no figure is given', ({ field, text, error }) => {
  const { form, loan, cost } = readLoan({ [field]: text }, 27_800)
  expect([form.errors, new Map(Object.entries(form.values)).get(field), loan, cost]).toEqual([{ [field]: error }, text, null, null])
})
