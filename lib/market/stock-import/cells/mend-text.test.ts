import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CodePage, codePages, decodePage } from '@/lib/market/stock-import/files/code-pages'
import { mendText } from './mend-text'

const misread = (text: string, page: CodePage) => decodePage(new TextEncoder().encode(text), page)

test.each([
  ['CitroÃ«n', 'Citroën'],
  ['â€œtopâ€ € 300', '“top” € 300'],
  ['Å\u00a0koda', 'Škoda'],
  ['Å koda Fabia', 'Škoda Fabia'],
  ['Lâ€™auto Ã¨ perfetta â€“ unicitÃ\u00a0 â€œtopâ€\u009d â‚¬ 300', 'L’auto è perfetta – unicità “top” € 300'],
  ['GiÃ\u00a0 in sede â\u0080\u0093 piÃ¹', 'Già in sede – più'],
  ['qualitÃ  e novitÃ ', 'qualità e novità'],
  ['Â° Â®', '° ®'],
  ['già € 300 Ã¨ giÃ\u00a0 cosÃ¬', 'già € 300 è già così'],
  ['ÃƒÂ¨', 'è'],
  ['Citro├½n', 'Citroën'],
  ['Citro√´n', 'Citroën'],
])('«%s» is «%s»', (text, right) => {
  expect(mendText(text)).toBe(right)
})

test.each([
  'SÃO PAULO',
  'Â',
  'Ã',
  'è già così, perché no: l’auto “top” – € 300…',
  'Škoda',
  'Citroën',
  'Größe',
  'façade',
  '√2',
  'Å',
  '30 °C',
  'João',
  '½ «x»',
])('the right text «%s» stays as it is', (text) => {
  expect(mendText(text)).toBe(text)
})

const letters = fc.constantFrom(...Array.from('abcdefgmnoprstuvz ABCR 0123456789,.-àèéìòùÀÈÉ’“”–€°'))
const italian = fc.array(letters, { maxLength: 40 }).map((all) => all.join(''))

test('every Italian text that was read as one of the old code pages is mended, and a right one stays', () => {
  fc.assert(
    fc.property(italian, fc.constantFrom(...codePages), (text, page) => {
      expect(mendText(text)).toBe(text)
      expect(mendText(misread(text, page))).toBe(text)
    }),
    { seed: 33, numRuns: 400 },
  )
})
