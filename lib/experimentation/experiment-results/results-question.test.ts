import { expect, test } from 'vitest'
import { rateSeries } from '@/lib/experimentation/experiment-results/statistics/rate-series'
import { daysOf, questionParams, rangeFault, readResultsQuestion } from './results-question'

const noDates = { from: { text: '' }, to: { text: '' } }
const nothing = { rate: null, lift: null }

test.each([
  ['', { period: 'tutto', goal: '', range: noDates, sample: nothing }],
  ['periodo=28&obiettivo=contact_sent', { period: '28', goal: 'contact_sent', range: noDates, sample: nothing }],
  ['periodo=9999&obiettivo=', { period: 'tutto', goal: '', range: noDates, sample: nothing }],
  ['periodo=constructor', { period: 'tutto', goal: '', range: noDates, sample: nothing }],
  ['periodo=7&periodo=14', { period: '7', goal: '', range: noDates, sample: nothing }],
  ['tasso=2,5&effetto=', { period: 'tutto', goal: '', range: noDates, sample: { rate: '2,5', lift: '' } }],
])('the address «%s» requests %o', (address, question) => {
  expect(readResultsQuestion(new URLSearchParams(address))).toEqual(question)
})

test.each([
  { period: 'tutto', now: '2026-03-10T12:00Z', from: null, why: 'everything has no beginning' },
  { period: '7', now: '2026-03-10T12:00Z', from: '2026-03-04', why: 'today is one of the seven' },
  { period: '7', now: '2026-03-10T22:59Z', from: '2026-03-04', why: 'still the tenth in Italy' },
  { period: '7', now: '2026-03-10T23:00Z', from: '2026-03-05', why: 'already the eleventh in Italy' },
  { period: '28', now: '2026-04-05T12:00Z', from: '2026-03-09', why: 'over the change of the clocks' },
] as const)('the period $period begins on $from: $why', ({ period, now, from }) => {
  expect(daysOf({ period, range: noDates }, new Date(now))).toEqual({ from, to: null })
})

test.each([
  { dal: '1/3/2026', al: '31.03.2026', days: { from: '2026-03-01', to: '2026-03-31' } },
  { dal: '2026-03-01', al: '', days: { from: '2026-03-01', to: null } },
  { dal: '', al: ' 01/03/2026 ', days: { from: null, to: '2026-03-01' } },
  { dal: '01/03/2026', al: '01/03/2026', days: { from: '2026-03-01', to: '2026-03-01' } },
])('given dates take precedence over the period: from «$dal» to «$al»', ({ dal, al, days }) => {
  const question = readResultsQuestion(new URLSearchParams({ periodo: '7', dal, al }))
  expect(daysOf(question, new Date('2026-05-01T12:00Z'))).toEqual(days)
  expect(rangeFault(question.range)).toBeUndefined()
})

test.each([
  { dal: '31/02/2026', al: '', fault: 'Scrivi un giorno che esiste come 01/03/2026.' },
  { dal: '', al: 'domani', fault: 'Scrivi un giorno che esiste come 01/03/2026.' },
  { dal: '02/03/2026', al: '01/03/2026', fault: 'La fine viene prima dell’inizio.' },
  { dal: '0001-01-01', al: '', fault: 'Scrivi un giorno che esiste come 01/03/2026.' },
  { dal: '9'.repeat(1_000), al: '', fault: 'Scrivi un giorno che esiste come 01/03/2026.' },
])('impossible dates get an error and stay as typed, and the period counts: «$dal», «$al»', ({ dal, al, fault }) => {
  const question = readResultsQuestion(new URLSearchParams({ periodo: '7', dal, al }))
  expect(rangeFault(question.range)).toBe(fault)
  expect(daysOf(question, new Date('2026-03-10T12:00Z'))).toEqual({ from: '2026-03-04', to: null })
  expect(questionParams(question)).toEqual({ periodo: '7', ...(dal && { dal: dal.slice(0, 20) }), ...(al && { al }) })
})

test('the daily series has no gaps, and its sums match the totals', () => {
  const day = (day: string, variationId: string, visitors: number) => ({ day, phase: '', variationId, visitors })
  const results = {
    visitors: [
      day('2026-02-27', 'a', 10),
      day('2026-03-02', 'a', 2),
      { ...day('2026-03-02', 'a', 3), phase: 'another' },
      day('2026-03-02', 'b', 8),
    ],
    converted: [
      { ...day('2026-03-03', 'a', 2), key: 'contact' },
      { ...day('2026-03-05', 'a', 9), key: 'phone' },
    ],
    mixed: 0,
    worth: [],
    earlier: [],
  }
  expect(rateSeries(results, ['a', 'b'], 'contact')).toEqual({
    days: ['2026-02-27', '2026-02-28', '2026-03-01', '2026-03-02', '2026-03-03'],
    arms: [
      { variationId: 'a', visitors: [10, 10, 10, 15, 15], converted: [0, 0, 0, 0, 2] },
      { variationId: 'b', visitors: [0, 0, 0, 8, 8], converted: [0, 0, 0, 0, 0] },
    ],
  })
  expect(rateSeries({ visitors: [], converted: [], mixed: 0, worth: [], earlier: [] }, ['a'], 'contact').days).toEqual([])
})
