import { expect, test } from 'vitest'
import type { TrafficRange } from '@/lib/measuring/experiments/datafile/datafile'
import { bucketOf, ownerOf } from '@/lib/measuring/experiments/decision/bucketer'
import { analyseResults } from './analyse-results'
import { type Arm, compareArms, sampleRatio } from './statistics'

const experiments = 1_000
const visitorsEach = 1_000
const rate = 0.1

/** mulberry32: the same numbers on every run. */
function randomNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const random = randomNumbers(20_260_301)
const hex = (digits: number) =>
  Math.floor(random() * 16 ** digits)
    .toString(16)
    .padStart(digits, '0')
const newVisitor = () => `${hex(8)}-${hex(4)}-4${hex(3)}-a${hex(3)}-${hex(12)}`
const rangesOf = (...ends: number[]): TrafficRange[] => ends.map((endOfRange, place) => ({ entityId: String(place), endOfRange }))

/** Visitors with ids like real ones go where our bucketer sends them, and convert whatever they see. */
function simulate(experimentId: string, ranges: TrafficRange[], visitors = visitorsEach): Arm[] {
  const arms = ranges.map(() => ({ visitors: 0, converted: 0 }))
  for (let count = 0; count < visitors; count += 1) {
    const arm = arms[Number(ownerOf(bucketOf(newVisitor(), experimentId), ranges))]
    if (!arm) continue
    arm.visitors += 1
    if (random() < rate) arm.converted += 1
  }
  return arms
}

const shareOf = (isTrue: boolean[]) => isTrue.filter(Boolean).length / isTrue.length
const resultsOf = (arms: Arm[]) => ({
  visitors: arms.map(({ visitors }, place) => ({ day: '2026-03-01', variationId: String(place), visitors })),
  converted: arms.map(({ converted }, place) => ({ day: '2026-03-01', variationId: String(place), key: 'contact', visitors: converted })),
  mixed: 0,
  worth: [],
})
const variations = (count: number) =>
  Array.from({ length: count }, (_, place) => ({ id: String(place), key: String(place), share: 1 / count }))

test('of a thousand experiments without a difference 4 to 6 % look like one, and hardly any like a wrong split', () => {
  const runs = Array.from({ length: experiments }, (_, number) => simulate(String(10_000 + number), rangesOf(5_000, 10_000)))
  const pValues = runs.map(([control, variant]) => (control && variant && compareArms(control, variant)?.pValue) ?? NaN)
  const significant = shareOf(pValues.map((pValue) => pValue < 0.05))
  expect(significant).toBeGreaterThanOrEqual(0.04)
  expect(significant).toBeLessThanOrEqual(0.06)
  // The whole distribution is flat, not only its end.
  for (const tenth of [0.1, 0.25, 0.5, 0.75]) expect(Math.abs(shareOf(pValues.map((pValue) => pValue < tenth)) - tenth)).toBeLessThan(0.05)
  expect(
    shareOf(
      runs.map(
        (arms) =>
          sampleRatio(
            arms.map(({ visitors }) => visitors),
            [1, 1],
          )?.isMismatch ?? true,
      ),
    ),
  ).toBeLessThanOrEqual(0.005)
  const intervalsWithZero = runs
    .map(([control, variant]) => control && variant && compareArms(control, variant))
    .map((found) => !!found && found.low <= 0 && found.high >= 0)
  expect(shareOf(intervalsWithZero)).toBeGreaterThanOrEqual(0.94)
}, 20_000)

test('with three variants Holm’s correction keeps a wrong verdict about any of them at 5 % or less', () => {
  const wrong = Array.from({ length: 300 }, (_, number) => {
    const arms = simulate(String(50_000 + number), rangesOf(3_333, 6_666, 10_000))
    return (
      analyseResults(resultsOf(arms), variations(3), ['contact']).goals[0]?.arms.some(
        ({ verdict }) => verdict === 'better' || verdict === 'worse',
      ) ?? false
    )
  })
  expect(shareOf(wrong)).toBeLessThanOrEqual(0.07) // 5 % and two standard errors of 300 runs
})

test('a split that is broken is noticed, and the right one is not', () => {
  const judge = (ranges: TrafficRange[], id: string) => {
    const arms = simulate(id, ranges, 20_000)
    return analyseResults(resultsOf(arms), variations(2), ['contact'])
  }
  const right = judge(rangesOf(5_000, 10_000), '1')
  expect(right.split?.isMismatch).toBe(false)
  const broken = judge(rangesOf(5_300, 10_000), '2')
  expect(broken.split?.isMismatch).toBe(true)
  expect(broken.goals[0]?.arms.map(({ verdict }) => verdict)).toEqual(['control', 'mismatch'])
  const leaking = simulate('3', rangesOf(5_000, 10_000), 20_000).map((arm, place) => ({
    ...arm,
    visitors: Math.round(arm.visitors * (place === 1 ? 0.9 : 1)),
  }))
  expect(
    sampleRatio(
      leaking.map(({ visitors }) => visitors),
      [1, 1],
    )?.isMismatch,
  ).toBe(true)
})
