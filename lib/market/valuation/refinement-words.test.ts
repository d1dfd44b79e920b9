import { expect, test } from 'vitest'
import { nextText, refinedText } from './refinement-words'

test('declared facts are named with their effect on the estimate', () => {
  const now = { lowEuro: 9_700, highEuro: 10_300 }
  expect(refinedText({ ...now, refined: { facts: ['versione', 'cambio'], estimateEuro: 9_750, lowEuro: 8_900, highEuro: 10_600 } })).toBe(
    'Con versione e cambio: da 8.900\u2060–\u206010.600\u00a0€ a 9.700\u2060–\u206010.300\u00a0€.',
  )
  expect(refinedText({ ...now, refined: { facts: ['potenza'], estimateEuro: 9_750, lowEuro: 8_900, highEuro: 10_600 } })).toMatch(
    /^Con potenza: da /,
  )
  expect(refinedText({ ...now, refined: null })).toBeUndefined()
})

test.each([
  [{ fact: 'cambio', narrows: 0.5 }, 'Il cambio stringe la stima della metà.'],
  [{ fact: 'versione', narrows: 0.33 }, 'La versione stringe la stima di un terzo.'],
  [{ fact: 'potenza', narrows: 0.12 }, 'La potenza stringe la stima del 12%.'],
  [null, undefined],
] as const)('%o is asked for as «%s»', (next, text) => {
  expect(nextText({ next })).toBe(text)
})
