import { expect, test } from 'vitest'
import { firstMonthOf, lastMonthOf, monthText, parseMonth, typedMonth } from './registration-month'

test.each(['2019-03', '2019-3', '03/2019', '3/2019', '3.2019', '03,2019', '03-2019', '3 2019', 'marzo 2019', 'Mar 2019', ' marzo/2019 '])(
  '«%s» is March 2019',
  (text) => {
    expect(parseMonth(text, 2100)).toEqual({ year: 2019, month: 3 })
  },
)

test.each([
  { text: '2019', found: { year: 2019, month: null } },
  { text: '0', found: { year: 0, month: null } },
  { text: '12/2100', found: { year: 2100, month: 12 } },
  { text: '2101', found: undefined },
  { text: '01/2101', found: undefined },
  { text: '2019-00', found: undefined },
  { text: '13/2019', found: undefined },
  { text: '3/19', found: { year: 2019, month: 3 } },
  { text: '15/03/2019', found: { year: 2019, month: 3 } },
  { text: '3/85', found: { year: 1985, month: 3 } },
  { text: '43539', found: undefined },
  { text: 'marzio 2019', found: undefined },
  { text: '2019-03-01', found: { year: 2019, month: 3 } },
  { text: '', found: undefined },
])('«$text» is $found', ({ text, found }) => {
  expect(parseMonth(text, 2100)).toEqual(found)
})

test('a year from its January, or to its December, is written as the whole year', () => {
  const written = (month: number) => [monthText({ year: 2019, month }, 'da'), monthText({ year: 2019, month }, 'a')]
  expect([1, 5, 12].map(written)).toEqual([
    ['2019', '2019-01'],
    ['2019-05', '2019-05'],
    ['2019-12', '2019'],
  ])
})

test('a whole year begins with January and ends with December', () => {
  expect(lastMonthOf({ year: 2019, month: null }) - firstMonthOf({ year: 2019, month: null })).toBe(11)
  expect(firstMonthOf({ year: 2020, month: null })).toBe(lastMonthOf({ year: 2019, month: null }) + 1)
  expect([firstMonthOf, lastMonthOf].map((number) => number({ year: 2019, month: 3 }))).toEqual([2019 * 12 + 2, 2019 * 12 + 2])
})

test('the fields show a month as people write it', () => {
  expect(['2019-03', '2019', 'dal 2019-03', '2019-031'].map(typedMonth)).toEqual(['03/2019', '2019', 'dal 2019-03', '2019-031'])
})
