import { expect, test } from 'vitest'
import { analyseResults } from './analyse-results'
import type { ComparedVariation, ExperimentResults } from './results'

const variationOf = (id: string, share: number): ComparedVariation => ({ id, key: `variant ${id}`, share })
const halves = [variationOf('a', 0.5), variationOf('b', 0.5)]
const thirds = [variationOf('a', 1 / 3), variationOf('b', 1 / 3), variationOf('c', 1 / 3)]

/** Visitors and converted visitors of each variation, spread over two days. */
function resultsOf(arms: Record<string, [visitors: number, converted: number]>, mixed = 0): ExperimentResults {
  const days = Object.entries(arms).flatMap(([variationId, [visitors, converted]]) => [
    { day: '2026-03-01', phase: '', variationId, visitors: visitors - 1, converted: 0 },
    { day: '2026-03-02', phase: '', variationId, visitors: 1, converted },
  ])
  return {
    visitors: days.filter(({ visitors }) => visitors > 0),
    converted: days.filter(({ converted }) => converted > 0).map((row) => ({ ...row, key: 'contact', visitors: row.converted })),
    mixed,
    worth: [],
    earlier: [],
  }
}
const verdicts = (results: ExperimentResults, variations = halves) =>
  analyseResults(results, variations, ['contact']).goals[0]?.arms.map(({ verdict }) => verdict)

test.each([
  { why: 'clearly more', arms: { a: [1_000, 100], b: [1_000, 155] }, verdict: 'better' },
  { why: 'clearly fewer', arms: { a: [1_000, 155], b: [1_000, 100] }, verdict: 'worse' },
  { why: 'what one look alone would call clear', arms: { a: [1_000, 100], b: [1_000, 140] }, verdict: 'open' },
  { why: '99 visitors in an arm', arms: { a: [99, 20], b: [100, 90] }, verdict: 'tooFew' },
  { why: 'a hundred visitors in each', arms: { a: [100, 20], b: [100, 90] }, verdict: 'better' },
  { why: 'fewer than ten conversions to be expected', arms: { a: [10_000, 0], b: [10_000, 19] }, verdict: 'tooFew' },
  { why: 'ten of them', arms: { a: [10_000, 0], b: [10_000, 20] }, verdict: 'better' },
  { why: 'fewer than ten visitors without a conversion', arms: { a: [1_000, 999], b: [1_000, 982] }, verdict: 'tooFew' },
  { why: 'a split that is not the configured one', arms: { a: [1_000, 100], b: [1_300, 300] }, verdict: 'mismatch' },
] satisfies { why: string; arms: Record<string, [number, number]>; verdict: string }[])(
  'the verdict says no more than the numbers: $why is $verdict',
  ({ arms, verdict }) => {
    expect(verdicts(resultsOf(arms))).toEqual(['control', verdict])
  },
)

test('several variants or goals demand a clearer difference, with p-value and interval corrected alike', () => {
  const two = resultsOf({ a: [2_000, 200], b: [2_000, 266] })
  const three = resultsOf({ a: [2_000, 200], b: [2_000, 266], c: [2_000, 208] })
  expect(verdicts(two)).toEqual(['control', 'better'])
  expect(verdicts(three, thirds)).toEqual(['control', 'open', 'open'])
  const [, b] = analyseResults(three, thirds, ['contact']).goals[0]?.arms ?? []
  expect(b?.comparison?.adjustedPValue).toBeCloseTo(2 * (b?.comparison?.pValue ?? 0), 10)
  expect([b?.comparison && b.comparison.difference.low < 0, b?.comparison && b.comparison.adjustedPValue > 0.05]).toEqual([true, true])
})

test('the first goal is the primary one; the others have to be much clearer', () => {
  const results = resultsOf({ a: [2_000, 200], b: [2_000, 270] })
  const judge = (keys: string[]) => analyseResults(results, halves, keys).goals.map(({ key, role, arms }) => [key, role, arms[1]?.verdict])
  expect(judge(['contact', 'phone', 'login'])).toEqual([['contact', 'primary', 'better']])
  expect(judge(['phone', 'contact', 'login'])).toEqual([['contact', 'secondary', 'open']])
})

test('results of visitors of a later period have no verdict, however clear they are', () => {
  const results = resultsOf({ a: [1_000, 100], b: [1_000, 300] })
  expect(analyseResults(results, halves, ['contact'], { isPartial: true }).goals[0]?.arms.map(({ verdict }) => verdict)).toEqual([
    'control',
    'partial',
  ])
})

test('only conversions of the configuration count, and those without any are named', () => {
  const { goals, keysWithoutConversions } = analyseResults(resultsOf({ a: [10, 1], b: [10, 2] }), halves, ['registration', 'contact'])
  expect([goals.map(({ key }) => key), keysWithoutConversions]).toEqual([['contact'], ['registration']])
  expect(analyseResults(resultsOf({ a: [10, 1], b: [10, 2] }), halves, []).goals).toEqual([])
})

test('visitors of a variation that the configuration no longer has, and of several, are counted apart', () => {
  expect(analyseResults(resultsOf({ a: [500, 0], b: [490, 0], gone: [30, 3] }, 7), halves, ['contact'])).toMatchObject({
    total: 990,
    unknownVariationVisitors: 30,
    mixed: 7,
    split: { isMismatch: false },
  })
})

test('an analysis without visitors has no result', () => {
  expect(analyseResults({ visitors: [], converted: [], mixed: 0, worth: [], earlier: [] }, halves, ['contact'])).toMatchObject({
    total: 0,
    split: null,
    goals: [],
    keysWithoutConversions: ['contact'],
  })
  expect(analyseResults({ visitors: [], converted: [], mixed: 0, worth: [], earlier: [] }, [], [])).toMatchObject({
    visitors: [],
    goals: [],
  })
  expect(verdicts(resultsOf({ a: [300, 40] }))).toEqual(['control', 'tooFew'])
})
