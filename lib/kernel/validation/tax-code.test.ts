import { expect, test } from 'vitest'
import { readTaxCode } from './tax-code'

test.each([
  ['RSSMRA80A01H501U', 'RSSMRA80A01H501U'],
  ['rss mra 80a01 h501u', 'RSSMRA80A01H501U'],
  ['RSSMRA80A01H50MM', 'RSSMRA80A01H50MM'], // two people would have had the same: a letter for the last digit
])('«%s» is a tax code', (typed, taxCode) => {
  expect(readTaxCode(typed)).toEqual({ taxCode })
})

test.each([
  ['RSSMRA80A01H501X', 'L’ultima lettera non torna'],
  ['RSSMRA80A01H501', '16 caratteri, qui ce ne sono 15'],
  ['12345678901', '16 caratteri, qui ce ne sono 11'],
  ['RSSMRA80A35H501U', 'giorno di nascita'],
  ['RSSMRA80F01H501U', 'Non ha la forma'],
  ['RSSMRA8ÀA01H501U', 'Non ha la forma'],
])('«%s» is refused: %s', (typed, says) => {
  const read = readTaxCode(typed)
  expect('fault' in read ? read.fault : '').toContain(says)
})
