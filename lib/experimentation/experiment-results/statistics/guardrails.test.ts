import { expect, test } from 'vitest'
import { analyseResults } from '@/lib/experimentation/experiment-results/analyse-results'
import { guardrailVerdict } from './guardrails'
import { randomNumbers, shareOf } from './test-simulation'

const variations = [
  { id: 'a', key: 'control', share: 0.5 },
  { id: 'b', key: 'variant', share: 0.5 },
]
type Counts = Record<string, [control: number, variant: number]>

/** What was counted of each key among so many visitors of each variation. */
function judge(each: number, counts: Counts, guardrails = [{ key: 'search', limit: 0.05 }], setting = {}) {
  const rowsOf = (pair: [number, number]) =>
    pair.map((visitors, place) => ({ day: '2026-03-01', phase: '', variationId: place === 0 ? 'a' : 'b', visitors }))
  const results = {
    visitors: rowsOf([each, each]),
    converted: Object.entries(counts).flatMap(([key, pair]) => rowsOf(pair).map((row) => ({ ...row, key }))),
    mixed: 0,
    worth: [],
    earlier: [],
  }
  const { goals } = analyseResults(results, variations, Object.keys(counts), { guardrails, ...setting })
  return Object.fromEntries(goals.map(({ key, role, arms }) => [key, [role, arms[1]?.verdict]]))
}

test.each([
  { why: 'a gain', lift: { low: 0.01, high: 0.2 }, verdict: 'safe' },
  { why: 'a loss within the limit', lift: { low: -0.049, high: -0.01 }, verdict: 'safe' },
  { why: 'the limit itself may be the truth', lift: { low: -0.05, high: 0.1 }, verdict: 'undecided' },
  { why: 'a loss that may be within it', lift: { low: -0.2, high: -0.05 }, verdict: 'undecided' },
  { why: 'a loss beyond it', lift: { low: -0.2, high: -0.051 }, verdict: 'harmed' },
  { why: 'no end of the interval', lift: { low: -0.2, high: null }, verdict: 'undecided' },
] as const)('what is said of a guardrail is what the interval excludes: $why', ({ lift, verdict }) => {
  const comparison = { difference: { estimate: 0, low: 0, high: 0 }, pValue: 1, lift: { estimate: 0, ...lift } }
  expect(guardrailVerdict(comparison, 0.05)).toBe(verdict)
})

test('a guardrail is undecided while the control has no conversions', () => {
  expect(guardrailVerdict({ difference: { estimate: 0, low: 0, high: 0 }, pValue: 1, lift: null }, 0.05)).toBe('undecided')
})

test('a win waits until each guardrail is safe, and a harmed guardrail overrules it', () => {
  const win = [1_000, 1_300] satisfies [number, number]
  expect(judge(10_000, { contact: win, search: [5_000, 4_000] })).toEqual({
    contact: ['primary', 'overruled'],
    search: ['guardrail', 'harmed'],
  })
  expect(judge(10_000, { contact: win, search: [5_000, 5_100] })).toEqual({ contact: ['primary', 'better'], search: ['guardrail', 'safe'] })
  expect(judge(10_000, { contact: win, search: [500, 480] })).toEqual({
    contact: ['primary', 'waiting'],
    search: ['guardrail', 'undecided'],
  })
  expect(judge(10_000, { contact: win, search: [0, 0] }), 'a guardrail that nobody reached').toMatchObject({
    contact: ['primary', 'waiting'],
  })
})

test('a guardrail leaves a loss unchanged, and has no verdict where nothing has one', () => {
  expect(judge(10_000, { contact: [1_300, 1_000], search: [5_000, 4_000] })).toMatchObject({ contact: ['primary', 'worse'] })
  expect(judge(90, { contact: [10, 20], search: [50, 10] })).toMatchObject({ search: ['guardrail', 'tooFew'] })
  expect(judge(10_000, { contact: [1_000, 1_300], search: [5_000, 4_000] }, undefined, { isPartial: true })).toMatchObject({
    search: ['guardrail', 'partial'],
  })
})

test('guardrails have their own error share: goals need no more visitors, and keep their roles', () => {
  const alone = judge(2_000, { contact: [200, 270], phone: [100, 100] }, [])
  const guarded = judge(2_000, { search: [900, 900], contact: [200, 270], phone: [100, 100], login: [50, 50] }, [
    { key: 'search', limit: 0.1 },
    { key: 'login', limit: 0.1 },
  ])
  expect([alone['contact'], guarded['contact']]).toEqual([
    ['primary', 'better'],
    ['primary', 'waiting'],
  ])
  expect(guarded['search']?.[0]).toBe('guardrail')
})

test('beside a guardrail that truly loses a quarter, read daily, at most 5 % of wins are ever plain', () => {
  const random = randomNumbers(43)
  const rates = { contact: [0.1, 0.13], search: [0.05, 0.0375] } as const
  const said = Array.from({ length: 100 }, () => {
    const counts: Record<keyof typeof rates, [number, number]> = { contact: [0, 0], search: [0, 0] }
    return Array.from({ length: 28 }, (_, day) => {
      for (const key of ['contact', 'search'] as const)
        for (const arm of [0, 1] as const)
          for (let count = 0; count < 200; count += 1) if (random() < rates[key][arm]) counts[key][arm] += 1
      return judge(200 * (day + 1), { contact: [...counts.contact], search: [...counts.search] })['contact']?.[1]
    })
  })
  expect(shareOf(said.map((verdicts) => verdicts.includes('better')))).toBeLessThanOrEqual(0.05)
  expect(shareOf(said.map((verdicts) => verdicts.some((verdict) => verdict === 'waiting' || verdict === 'overruled')))).toBeGreaterThan(0.8)
})

test('of experiments with a loss exactly at the limit, read daily, at most 5 % ever judge the harm', () => {
  const random = randomNumbers(41)
  const rates = [0.3, 0.3 * 0.95]
  const wrong = Array.from({ length: 100 }, () => {
    const converted: [number, number] = [0, 0]
    return Array.from({ length: 28 }, (_, day) => {
      for (const arm of [0, 1] as const) for (let count = 0; count < 200; count += 1) if (random() < (rates[arm] ?? 0)) converted[arm] += 1
      return judge(200 * (day + 1), { search: [...converted] })['search']?.[1]
    }).some((verdict) => verdict === 'safe' || verdict === 'harmed')
  })
  expect(shareOf(wrong)).toBeLessThanOrEqual(0.05)
})
