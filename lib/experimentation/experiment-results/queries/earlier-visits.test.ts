import { expect, test } from 'vitest'
import { analyseResults } from '@/lib/experimentation/experiment-results/analyse-results'
import { randomNumbers, shareOf } from '@/lib/experimentation/experiment-results/statistics/test-simulation'

const random = randomNumbers(2_026)
const variations = [
  { id: 'a', key: 'control', share: 0.5 },
  { id: 'b', key: 'variant', share: 0.5 },
]
type Tally = { visitors: number; converted: number; known: number; both: number }
const nobody = (): Tally => ({ visitors: 0, converted: 0, known: 0, both: 0 })

/** Adds visitors: a third did it before and does it again with 60 %, the others do it with 10 %. The variant adds `effect` to both. */
function arrive(arms: [Tally, Tally], count: number, effect: number): void {
  for (let visitor = 0; visitor < count; visitor += 1) {
    const arm = random() < 0.5 ? 0 : 1
    const isKnown = random() < 1 / 3
    const isConverted = random() < (isKnown ? 0.6 : 0.1) + arm * effect
    const tally = arms[arm]
    tally.visitors += 1
    if (isKnown) tally.known += 1
    if (isConverted) tally.converted += 1
    if (isKnown && isConverted) tally.both += 1
  }
}

function read(arms: [Tally, Tally], isKnownOf = true) {
  const rows = (figure: (tally: Tally) => number) =>
    arms.map((tally, place) => ({ day: '2026-03-01', phase: '', variationId: place === 0 ? 'a' : 'b', visitors: figure(tally) }))
  const results = {
    visitors: rows(({ visitors }) => visitors),
    converted: rows(({ converted }) => converted).map((row) => ({ ...row, key: 'contact' })),
    mixed: 0,
    worth: [],
    earlier: isKnownOf
      ? arms.map(({ known, both }, place) => ({
          phase: '',
          variationId: 'ab'[place] ?? '',
          key: 'contact',
          visitors: known,
          converted: both,
        }))
      : [],
  }
  const arm = analyseResults(results, variations, ['contact']).goals[0]?.arms[1] ?? expect.fail()
  return { ...arm, difference: arm.comparison?.difference ?? expect.fail() }
}

test('earlier visits narrow the interval by what they explain, and leave the estimate unbiased', () => {
  const effect = 0.03
  const runs = Array.from({ length: 200 }, () => {
    const arms: [Tally, Tally] = [nobody(), nobody()]
    arrive(arms, 2_000, effect)
    return { plain: read(arms, false).difference.estimate, ...read(arms) }
  })
  const mean = (figures: number[]) => figures.reduce((total, each) => total + each, 0) / figures.length
  const spread = (figures: number[]) => Math.sqrt(mean(figures.map((each) => (each - mean(figures)) ** 2)))
  const estimates = runs.map(({ difference }) => difference.estimate)
  // The variance of one visitor is 0.267 × 0.733 = 0.196; whether they did it before explains 0.5² × 1/3 × 2/3 = 0.056 of it. √(1 - 0.284) = 0.846.
  expect(mean(runs.map(({ narrower }) => narrower))).toBeCloseTo(1 - 0.846, 1)
  expect(Math.abs(mean(estimates) - effect)).toBeLessThan((3 * spread(estimates)) / Math.sqrt(runs.length))
  expect(spread(estimates)).toBeLessThan(0.95 * spread(runs.map(({ plain }) => plain)))
})

test('of A/A experiments with earlier visits, read daily, at most 5 % ever show a difference', () => {
  const wrong = Array.from({ length: 100 }, () => {
    const arms: [Tally, Tally] = [nobody(), nobody()]
    return Array.from({ length: 28 }, () => {
      arrive(arms, 200, 0)
      return read(arms).verdict
    }).some((verdict) => verdict === 'better' || verdict === 'worse')
  })
  expect(shareOf(wrong)).toBeLessThanOrEqual(0.05)
})

test('without earlier visits nothing changes, and a chance imbalance of regulars is removed', () => {
  const plain: [Tally, Tally] = [
    { visitors: 1_000, converted: 100, known: 0, both: 0 },
    { visitors: 1_000, converted: 150, known: 0, both: 0 },
  ]
  expect(read(plain)).toEqual(read(plain, false))
  expect(read(plain).narrower).toBe(0)
  const lucky: [Tally, Tally] = [
    { visitors: 1_000, converted: 200, known: 200, both: 120 },
    { visitors: 1_000, converted: 230, known: 260, both: 156 },
  ]
  expect(read(lucky, false).difference.estimate).toBeCloseTo(0.03, 10)
  expect(Math.abs(read(lucky).difference.estimate)).toBeLessThan(0.002)
})
