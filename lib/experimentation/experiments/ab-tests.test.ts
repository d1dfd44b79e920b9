import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pairsText, readPairs } from './ab-tests'

test.each([
  { text: undefined, pairs: [], why: 'no cookie' },
  { text: '', pairs: [], why: 'an empty one' },
  { text: '10001:20002', pairs: [['10001', '20002']], why: 'one assignment' },
  {
    text: '20001:1,10001:2',
    pairs: [
      ['20001', '1'],
      ['10001', '2'],
    ],
    why: 'two, in their order',
  },
  { text: 'srp_layout', pairs: [], why: 'no variation' },
  { text: ':griglia,srp_layout:', pairs: [], why: 'empty words' },
  { text: 'a:b:c,d:e', pairs: [['d', 'e']], why: 'one colon too many' },
  { text: '<script>:x,a:%22', pairs: [], why: 'signs that no key has' },
])('assignments are read from what a cookie may hold: $why', ({ text, pairs }) => {
  expect([...readPairs(text)]).toEqual(pairs)
})

const word = fc.stringMatching(/^[\w.-]{1,64}$/)

test('written assignments are read back in their order', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.tuple(word, word), { maxLength: 20, selector: ([first]) => first }), (pairs) => {
      expect([...readPairs(pairsText(pairs))]).toEqual(pairs)
    }),
  )
})

test('of too many assignments the last ones are written, no more than a cookie or a header can hold', () => {
  const pairs = (count: number, length: number) =>
    Array.from({ length: count }, (_, number) => [String(number).padStart(length, '0'), 'v'] as const)
  expect(pairsText(pairs(600, 5)).split(',')).toEqual(
    pairs(600, 5)
      .slice(-50)
      .map((pair) => pair.join(':')),
  )
  const long = pairsText(pairs(50, 64).map(([key]) => [key, key]))
  expect(encodeURIComponent(long).length).toBeLessThan(3_900)
  expect(long.split(',').at(-1)).toContain('49')
  expect([...readPairs(long)]).toHaveLength(long.split(',').length)
})

test('any text is read as assignments without an error', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 5_000 }), (text) => {
      expect(readPairs(text).size).toBeLessThanOrEqual(50)
    }),
  )
})
