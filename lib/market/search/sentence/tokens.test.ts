import { expect, test } from 'vitest'
import { keyOf, maxSentenceLength, textOf, tokenise } from './tokens'

const texts = (sentence: string) => tokenise(sentence).map(({ text }) => text)

test.each([
  ['Fiat Panda, città!', ['fiat', 'panda', 'citta']],
  ['10.000 €', ['10000', 'euro']],
  ['10.000,50', ['10000']],
  ['1.234.567', ['1234567']],
  ['1.6 hdi', ['1.6', 'hdi']],
  ['1,6', ['1.6']],
  ['10.0000', ['10.0000']],
  ['120cv', ['120', 'cv']],
  ['max 25k', ['max', '25', 'k']],
  ['6posti', ['6', 'posti']],
  ['motore 4t', ['motore', '4t']],
  ['35t', ['35', 't']],
  ['furgone L2H1', ['furgone', 'l2', 'h1']],
  ['L6H1', ['l6h1']],
  ['<5 #auto', ['<', '5', '#', 'auto']],
  ['', []],
])('«%s» has the words %j', (sentence, words) => {
  expect(texts(sentence)).toEqual(words)
})

test('Each token has its typed form, what stood before, and its number', () => {
  expect(tokenise('Caffè  10.000-12')).toEqual([
    { text: 'caffe', raw: 'Caffè', gap: '' },
    { text: '10000', raw: '10.000', gap: ' ', value: 10_000 },
    { text: '12', raw: '12', gap: '-', value: 12 },
  ])
  expect(tokenise('120CV')).toEqual([
    { text: '120', raw: '120', gap: '', value: 120 },
    { text: 'cv', raw: 'CV', gap: '' },
  ])
  expect(tokenise('1234567890')[0]?.value).toBeUndefined()
  expect(tokenise('123456789')[0]?.value).toBe(123_456_789)
})

test('Tokens end after three hundred signs or sixty words', () => {
  expect(texts(`${'x'.repeat(maxSentenceLength - 1)} panda`)).toHaveLength(1)
  expect(texts('a '.repeat(70))).toHaveLength(60)
})

test('words stand together as they were written, or as one', () => {
  const tokens = tokenise('una Alfa-Romeo rossa')
  expect([textOf(tokens, 1, 2), keyOf(tokens, 1, 2), keyOf(tokens, 3, 5)]).toEqual(['alfa romeo', 'alfaromeo', 'rossa'])
})
