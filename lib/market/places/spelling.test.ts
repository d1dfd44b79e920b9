import { expect, it } from 'vitest'
import { isMisspelling } from './spelling'

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
