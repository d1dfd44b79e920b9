import { expect, it } from 'vitest'
import { isMisspelling, typingDistance } from './spelling'

it.each([
  ['castelmella', 'castel mella', true],
  ['cvitavecchia', 'civitavecchia', true],
  ['cinisello balsano', 'cinisello balsamo', true],
  ['caserat', 'caserta', false], // two slips in seven letters
  ['castrta', 'caserta', true],
  ['roma', 'romo', false],
  ['lucca', 'lecco', false],
  ['san pietro', 'san pietro in casale', false],
])('takes %s for %s: %s', (written, meant, taken) => {
  expect(isMisspelling(written, meant)).toBe(taken)
})

it.each([
  ['milno', 'milano', 1],
  ['milanno', 'milano', 1],
  ['mulano', 'milano', 1],
  ['tornio', 'torino', 1],
  ['milano', 'milano', 0],
  ['', 'ab', 2],
  ['bolonia', 'bologna', 2],
  ['mln', 'milano', Number.POSITIVE_INFINITY],
  ['abcd', 'wxyz', Number.POSITIVE_INFINITY],
])('from %s to %s there are %s slips, of two at most', (written, meant, slips) => {
  expect(typingDistance(written, meant, 2)).toBe(slips)
  expect(typingDistance(meant, written, 2)).toBe(slips)
})

it.each([
  ['milono', 'milano', false], // six letters allow no slip
  ['tarantu', 'taranto', true],
  ['tarant', 'taranto', false], // the shorter one counts
  ['tarantoo', 'taranto', true],
  ['cortonabb', 'cortonaxx', false], // two slips in nine letters
  ['civitanobb', 'civitanoxx', true],
  ['civitanbbb', 'civitanxxx', false],
  ['cinisello balsa', 'cinisello balsamo', true],
])('takes %s for %s: %s', (written, meant, taken) => {
  expect(isMisspelling(written, meant)).toBe(taken)
})

it.each([
  ['a', 'abc', 2],
  ['a', 'abcd', Number.POSITIVE_INFINITY],
  ['ab', 'ba', 1],
  ['xab', 'xba', 1],
  ['abx', 'bax', 1],
  ['abcd', 'badc', 2],
  ['abc', 'xyc', 2],
  ['', '', 0],
])('from %s to %s there are %s slips, of two at most', (written, meant, slips) => {
  expect(typingDistance(written, meant, 2)).toBe(slips)
  expect(typingDistance(meant, written, 2)).toBe(slips)
})
