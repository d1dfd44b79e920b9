import { expect, test } from 'vitest'
import { momentText } from './moment-text'

test.each([
  { moment: '2026-03-29T00:59:00Z', shown: '29 mar, 01:59', why: 'a minute before the clocks go forward' },
  { moment: '2026-03-29T01:00:00Z', shown: '29 mar, 03:00', why: 'after it' },
  { moment: '2026-10-25T00:30:00Z', shown: '25 ott, 02:30', why: 'the hour that comes twice' },
  { moment: '2026-10-25T01:30:00Z', shown: '25 ott, 02:30', why: 'its second time' },
  { moment: '2028-02-28T23:30:00Z', shown: '29 feb, 00:30', why: 'a leap day, which begins earlier in Italy' },
])('a moment is told as clocks in Italy show it: $why', ({ moment, shown }) => {
  expect(momentText(moment)).toBe(shown)
})
