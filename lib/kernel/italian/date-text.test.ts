import { expect, test } from 'vitest'
import { dateText, dayText, momentText, numericDateText, numericMomentText, shortDateText } from './date-text'

test.each([
  { moment: '2026-03-29T00:59:00Z', shown: '29 mar, 01:59', why: 'a minute before the clocks go forward' },
  { moment: '2026-03-29T01:00:00Z', shown: '29 mar, 03:00', why: 'after it' },
  { moment: '2026-10-25T00:30:00Z', shown: '25 ott, 02:30', why: 'the hour that comes twice' },
  { moment: '2026-10-25T01:30:00Z', shown: '25 ott, 02:30', why: 'its second time' },
  { moment: '2028-02-28T23:30:00Z', shown: '29 feb, 00:30', why: 'a leap day, which begins earlier in Italy' },
])('a moment is written as clocks in Italy show it: $why', ({ moment, shown }) => {
  expect(momentText(moment)).toBe(shown)
})

test('a day is written out, whatever the clock of the machine', () => {
  expect(dayText('2026-01-01')).toBe('1 gennaio 2026')
  expect(dayText('2026-12-31')).toBe('31 dicembre 2026')
})

test('the day of a moment is that of Italy, where a new year begins an hour earlier', () => {
  const moment = '2026-12-31T23:30:00Z'
  expect([dateText(moment), shortDateText(moment), numericDateText(moment)]).toEqual(['1 gennaio 2027', '1 gennaio', '01/01/2027'])
  expect(numericMomentText(moment)).toBe('01/01/27, 00:30')
})
