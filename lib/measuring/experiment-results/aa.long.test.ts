import { expect, test } from 'vitest'
import { analyseResults } from './analyse-results'
import { compareArms, sampleRatio } from './statistics'
import { rangesOf, resultsOf, shareOf, simulate, variations } from './test-simulation'

test('of a thousand experiments without a difference 4 to 6 % look like one, and hardly any like a wrong split', () => {
  const runs = Array.from({ length: 1_000 }, (_, number) => simulate(String(10_000 + number), rangesOf(5_000, 10_000)))
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
})

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
