import { expect, test } from 'vitest'
import { nearestWord } from './settings'

test.each([
  { typed: 'port', words: ['PORT'], meant: 'PORT' },
  { typed: 'PRT', words: ['PORT'], meant: 'PORT' },
  { typed: 'PROT', words: ['PORT'], meant: 'PORT' },
  { typed: 'XXRT', words: ['PORT'], meant: 'PORT' },
  { typed: 'XXXT', words: ['PORT'], meant: undefined },
  { typed: 'ABX', words: ['ABC'], meant: 'ABC' },
  { typed: 'AXX', words: ['ABC'], meant: undefined },
  { typed: 'ABCDEFGHIXXX', words: ['ABCDEFGHIJKL'], meant: 'ABCDEFGHIJKL' },
  { typed: 'ABCDEFGHXXXX', words: ['ABCDEFGHIJKL'], meant: undefined },
  { typed: 'ABCDEFGHIJKLMNO', words: ['ABCDEFGHIJKL'], meant: 'ABCDEFGHIJKL' },
  { typed: 'PORTS', words: ['SPORT', 'PORT', 'PORTAL'], meant: 'PORT' },
  { typed: 'PORT', words: [], meant: undefined },
])('the nearest of $words to «$typed» is $meant', ({ typed, words, meant }) => {
  expect(nearestWord(typed, words)).toBe(meant)
})
