import { expect, test } from 'vitest'
import { numberInWords } from './number-in-words'

test.each([
  [1, 'uno'],
  [18, 'diciotto'],
  [21, 'ventuno'],
  [38, 'trentotto'],
  [1_000, 'mille'],
  [2_180, 'duemilacentoottanta'],
  [26_700, 'ventiseimilasettecento'],
  [101_001, 'centounomilauno'],
  [1_250_000, 'unmilioneduecentocinquantamila'],
])('%i in words is «%s»', (number, words) => {
  expect(numberInWords(number)).toBe(words)
})
