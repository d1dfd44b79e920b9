import { expect, test } from 'vitest'
import { analyseResults } from '@/lib/experimentation/experiment-results/analyse-results'
import { compareArms } from './compare'
import { planSample } from './plan-sample'
import { sampleRatio } from './statistics'
import { findsChange, rangesOf, resultsOf, shareOf, simulate, variations, wrongPages } from './test-simulation'

test.each([{ hasPlan: false }, { hasPlan: true }])(
  'of 1000 A/A experiments read daily, at most 5 % are ever wrong about one of six goals: plan $hasPlan',
  ({ hasPlan }) => {
    expect(wrongPages(1_000, hasPlan)).toBeLessThanOrEqual(0.05)
  },
)

test.each([
  { rate: 0.1, lift: 0.2, goals: 6 },
  { rate: 0.1, lift: -0.2, goals: 1 },
  { rate: 0.03, lift: 0.3, goals: 3 },
])('at the size of the calculator at least 80 % of runs find the change: $rate by $lift, $goals goals', (change) => {
  const size = planSample({ ...change, shares: [0.5, 0.5], isPlanned: false }) ?? NaN
  const found = findsChange({ ...change, size, runs: 500, hasPlan: false })
  expect(found).toBeGreaterThanOrEqual(0.8)
  expect(found).toBeLessThan(0.95)
  expect(findsChange({ ...change, size, runs: 500, hasPlan: true }), 'a plan of that size finds it more often').toBeGreaterThan(found)
})

test('our bucketer splits 1000 experiments as configured, and their intervals cover the true effect', () => {
  const runs = Array.from({ length: 1_000 }, (_, number) => simulate(String(10_000 + number), rangesOf(5_000, 10_000)))
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
    .map(([control, variant]) => control && variant && compareArms([{ control, variant }], 0.05))
    .map((found) => !!found && found.difference.low <= 0 && found.difference.high >= 0)
  expect(shareOf(intervalsWithZero)).toBeGreaterThanOrEqual(0.95)
})

test('with three variants at most 5 % of experiments have a wrong verdict about any of them', () => {
  const wrong = Array.from({ length: 300 }, (_, number) => {
    const arms = simulate(String(50_000 + number), rangesOf(3_333, 6_666, 10_000))
    return (
      analyseResults(resultsOf(arms), variations(3), ['contact']).goals[0]?.arms.some(
        ({ verdict }) => verdict === 'better' || verdict === 'worse',
      ) ?? false
    )
  })
  expect(shareOf(wrong)).toBeLessThanOrEqual(0.05)
})
