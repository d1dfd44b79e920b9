import { expect, test } from 'vitest'
import { analyseResults } from '@/lib/experimentation/experiment-results/analyse-results'
import type { TrafficRange } from '@/lib/experimentation/experiments/datafile/datafile'
import { sampleRatio } from './statistics'
import { rangesOf, resultsOf, simulate, variations, wrongPages } from './test-simulation'

test.each([{ hasPlan: false }, { hasPlan: true }])(
  'of a hundred A/A experiments read daily, at most five are ever wrong about anything: plan $hasPlan',
  ({ hasPlan }) => {
    expect(wrongPages(100, hasPlan)).toBeLessThanOrEqual(0.05)
  },
)

test('a broken split is a mismatch, and a correct one is not', () => {
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
