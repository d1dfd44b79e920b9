import { expect, test } from 'vitest'
import { rateSeries } from './rate-series'
import { firstDayOf, readResultsQuestion } from './results-question'

const nothing = { rate: null, lift: null }

test.each([
  ['', { period: 'tutto', goal: '', sample: nothing }],
  ['periodo=28&obiettivo=contact_sent', { period: '28', goal: 'contact_sent', sample: nothing }],
  ['periodo=9999&obiettivo=', { period: 'tutto', goal: '', sample: nothing }],
  ['periodo=constructor', { period: 'tutto', goal: '', sample: nothing }],
  ['periodo=7&periodo=14', { period: '7', goal: '', sample: nothing }],
  ['tasso=2,5&effetto=', { period: 'tutto', goal: '', sample: { rate: '2,5', lift: '' } }],
])('the address «%s» asks for %o', (address, question) => {
  expect(readResultsQuestion(new URLSearchParams(address))).toEqual(question)
})

test.each([
  { period: 'tutto', now: '2026-03-10T12:00Z', from: undefined, why: 'everything has no beginning' },
  { period: '7', now: '2026-03-10T12:00Z', from: '2026-03-04', why: 'today is one of the seven' },
  { period: '7', now: '2026-03-10T22:59Z', from: '2026-03-04', why: 'still the tenth in Italy' },
  { period: '7', now: '2026-03-10T23:00Z', from: '2026-03-05', why: 'already the eleventh in Italy' },
  { period: '28', now: '2026-04-05T12:00Z', from: '2026-03-09', why: 'over the change of the clocks' },
] as const)('the period $period begins on $from: $why', ({ period, now, from }) => {
  expect(firstDayOf(period, new Date(now))).toBe(from)
})

test('the series runs from the first day to the last without gaps and adds up', () => {
  const day = (day: string, variationId: string, visitors: number) => ({ day, variationId, visitors })
  const results = {
    visitors: [day('2026-02-27', 'a', 10), day('2026-03-02', 'a', 5), day('2026-03-02', 'b', 8)],
    converted: [
      { ...day('2026-03-03', 'a', 2), key: 'contact' },
      { ...day('2026-03-05', 'a', 9), key: 'phone' },
    ],
    mixed: 0,
    worth: [],
  }
  expect(rateSeries(results, ['a', 'b'], 'contact')).toEqual({
    days: ['2026-02-27', '2026-02-28', '2026-03-01', '2026-03-02', '2026-03-03'],
    arms: [
      { variationId: 'a', visitors: [10, 10, 10, 15, 15], converted: [0, 0, 0, 0, 2] },
      { variationId: 'b', visitors: [0, 0, 0, 8, 8], converted: [0, 0, 0, 0, 0] },
    ],
  })
  expect(rateSeries({ visitors: [], converted: [], mixed: 0, worth: [] }, ['a'], 'contact').days).toEqual([])
})
