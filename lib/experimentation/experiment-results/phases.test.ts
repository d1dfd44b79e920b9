import { expect, test } from 'vitest'
import { compareArms, compareStrata } from '@/lib/experimentation/experiment-results/statistics/compare'
import { randomNumbers } from '@/lib/experimentation/experiment-results/statistics/test-simulation'
import { analyseResults } from './analyse-results'
import { cohortsOf, ownedRanges, type Phase, phaseShares } from './phases'

/**
 * Computed by the script of `always-valid.test.ts`, with t = Σ nm / (n + m) over the phases, and means and variances added with weights of nm / (n + m) / t and their squares. `values` are visitors, mean and variance of one.
 */
const integrated = [
  {
    phases: [
      [5000, 1000, 5000, 1050],
      [1000, 60, 9000, 620],
    ],
    level: 0.05,
    expected: { estimate: 0.00970588, low: -0.0094476, high: 0.0288594, lift: [0.0595668, -0.0545905, 0.18952], pValue: 1 },
  },
  {
    phases: [
      [4000, 400, 4000, 470],
      [2000, 190, 8000, 960],
      [300, 9, 2700, 110],
    ],
    level: 0.02,
    expected: { estimate: 0.0201292, low: 0.00400988, high: 0.0362485, lift: [0.216329, 0.0390137, 0.438189], pValue: 0.00108743 },
  },
] as const

test.each(integrated)('the figures over phases are those of a numeric integration: $phases', ({ phases, level, expected }) => {
  const pairs = phases.map(([n, a, m, b]) => ({ control: { visitors: n, converted: a }, variant: { visitors: m, converted: b } }))
  const { difference, lift, pValue } = compareArms(pairs, level) ?? expect.fail()
  expect(difference.estimate).toBeCloseTo(expected.estimate, 7)
  expect(difference.low).toBeCloseTo(expected.low, 6)
  expect(difference.high).toBeCloseTo(expected.high, 6)
  expect([lift?.estimate, lift?.low, lift?.high].map((each) => each?.toFixed(4))).toEqual(expected.lift.map((each) => each.toFixed(4)))
  expect(pValue).toBeCloseTo(expected.pValue, 6)
})

test('means of values over phases are compared as shares are, without a limit of one', () => {
  const side = (visitors: number, mean: number, variance: number) => ({ visitors, mean, variance })
  const phases = [
    { control: side(4_000, 3.2, 410), variant: side(4_100, 3.9, 520) },
    { control: side(1_000, 2.1, 300), variant: side(5_000, 2.6, 350) },
  ]
  const { difference, lift } = compareStrata(phases, 0.05) ?? expect.fail()
  expect(difference.estimate).toBeCloseTo(0.641685, 6)
  expect(difference.low).toBeCloseTo(-0.520481, 5)
  expect(difference.high).toBeCloseTo(1.80385, 5)
  expect(lift?.high).toBeCloseTo(0.824683, 4)
})

const variations = [
  { id: 'a', key: 'control', share: 0.2 },
  { id: 'b', key: 'variant', share: 0.8 },
]
const phase = (number: number, control: number, status: string | null = 'Running'): Phase => ({
  startedAt: `2026-03-${String(number).padStart(2, '0')}T00:00:00.000Z`,
  revision: String(number),
  status,
  allocation: ownedRanges([
    { entityId: 'a', endOfRange: control * 10_000 },
    { entityId: 'b', endOfRange: 10_000 },
  ]),
})
type Counts = [visitors: number, converted: number]

/** What was counted in each phase, of the control and the variant. */
function judge(phases: Phase[], counts: [control: Counts, variant: Counts][]) {
  const rows = counts.flatMap((arms, place) =>
    arms.map(([visitors, converted], arm) => ({
      day: '2026-03-01',
      phase: phases[place]?.startedAt ?? '',
      variationId: variations[arm]?.id ?? '',
      visitors,
      converted,
    })),
  )
  const results = {
    visitors: rows,
    converted: rows.map((row) => ({ ...row, key: 'contact', visitors: row.converted })),
    mixed: 0,
    worth: [],
    earlier: [],
  }
  const judgement = analyseResults(results, variations, ['contact'], { cohorts: cohortsOf(phases, variations) })
  const [control, variant] = judgement.goals[0]?.arms ?? []
  return { ...judgement, control: control ?? expect.fail(), variant: variant ?? expect.fail() }
}

test('a variant that gets more visitors while all rates fall looks worse in sums, and equal by phases', () => {
  const phases = [phase(1, 0.5), phase(8, 0.1)]
  const { control, variant, split } = judge(phases, [
    [
      [5_000, 1_000],
      [5_000, 1_000],
    ],
    [
      [1_000, 50],
      [9_000, 450],
    ],
  ])
  expect([control.rate, variant.rate].map((rate) => rate?.toFixed(3))).toEqual(['0.175', '0.104'])
  expect([variant.verdict, variant.comparison?.difference.estimate.toFixed(6), variant.comparison?.lift?.estimate.toFixed(6)]).toEqual([
    'open',
    '0.000000',
    '0.000000',
  ])
  expect(split?.isMismatch).toBe(false)
  const pooled = compareArms([{ control, variant }], 0.05)
  expect(pooled?.difference.high, 'all together, as it was read before').toBeLessThan(0)
})

test('a gain within phases that sums turn into a loss is found', () => {
  const { control, variant } = judge(
    [phase(1, 0.5), phase(8, 0.2)],
    [
      [
        [5_000, 1_000],
        [5_000, 1_200],
      ],
      [
        [2_000, 100],
        [8_000, 480],
      ],
    ],
  )
  expect(variant.rate ?? 1).toBeLessThan(control.rate ?? 0)
  expect([variant.verdict, variant.comparison?.lift?.estimate.toFixed(2)]).toEqual(['better', '0.20'])
})

test('all traffic to the winner, an empty arm, and a pause leave earlier results unchanged', () => {
  const first: [Counts, Counts] = [
    [5_000, 500],
    [5_000, 650],
  ]
  const before = judge([phase(1, 0.5)], [first])
  const after = judge(
    [phase(1, 0.5), phase(8, 0.5, 'Paused'), phase(9, 0)],
    [
      first,
      [
        [0, 0],
        [0, 0],
      ],
      [
        [0, 0],
        [20_000, 200],
      ],
    ],
  )
  expect([after.variant.verdict, after.split?.isMismatch]).toEqual(['better', false])
  expect(after.variant.comparison).toEqual(before.variant.comparison)
  expect(after.visitors.map(({ expected }) => expected?.toFixed(3))).toEqual(['0.167', '0.833'])
})

test('the split is checked within each phase, so only a wrong one of a single phase is a mismatch', () => {
  const phases = [phase(1, 0.5), phase(8, 0.2)]
  const right: [Counts, Counts] = [
    [1_000, 100],
    [1_000, 150],
  ]
  const second = (control: number): [Counts, Counts] => [
    [control, 0],
    [1_600, 0],
  ]
  expect(judge(phases, [right, second(400)]).split).toMatchObject({ isMismatch: false })
  const wrong = judge(phases, [right, second(520)])
  expect([wrong.split?.isMismatch, wrong.variant.verdict, wrong.phases.map(({ split }) => split?.isMismatch)]).toEqual([
    true,
    'mismatch',
    [false, true],
  ])
})

test('visitors from before the first record belong to the first phase', () => {
  expect(
    judge(
      [phase(1, 0.5)],
      [
        [
          [100, 10],
          [100, 10],
        ],
      ],
    ).phases,
  ).toMatchObject([{ visitors: [100, 100] }])
  expect(
    analyseResults(
      { visitors: [{ day: '2026-02-01', phase: '', variationId: 'a', visitors: 7 }], converted: [], mixed: 0, worth: [], earlier: [] },
      variations,
      [],
      { cohorts: cohortsOf([phase(1, 0.5)], variations) },
    ).phases,
  ).toMatchObject([{ visitors: [7, 0] }])
})

test('while shares and rates change, at most 5 % of A/A experiments ever show a difference', () => {
  const random = randomNumbers(18_02)
  const setting = [
    { shares: 0.5, rate: 0.2 },
    { shares: 0.8, rate: 0.05 },
    { shares: 0.2, rate: 0.12 },
  ]
  const runs = 400
  let wrong = 0
  for (let run = 0; run < runs; run += 1) {
    const phases = setting.map(() => ({ control: { visitors: 0, converted: 0 }, variant: { visitors: 0, converted: 0 } }))
    let isWrong = false
    for (const [place, { shares, rate }] of setting.entries())
      for (let look = 0; look < 6; look += 1) {
        for (let visitor = 0; visitor < 150; visitor += 1) {
          const arm = phases[place]?.[random() < shares ? 'control' : 'variant'] ?? expect.fail()
          arm.visitors += 1
          if (random() < rate) arm.converted += 1
        }
        const { low, high } = compareArms(phases, 0.05)?.difference ?? { low: 0, high: 0 }
        isWrong ||= low > 0 || high < 0
      }
    if (isWrong) wrong += 1
  }
  expect(wrong / runs).toBeLessThanOrEqual(0.05)
})

test('ranges that own no bucket are left out, and the shares are of all visitors', () => {
  const ranges = [
    { entityId: 'a', endOfRange: 0 },
    { entityId: 'a', endOfRange: 2_000 },
    { entityId: 'b', endOfRange: 1_000 },
    { entityId: '', endOfRange: 6_000 },
    { entityId: 'b', endOfRange: 8_000 },
  ]
  expect(ownedRanges(ranges)).toEqual([ranges[1], ranges[3], ranges[4]])
  expect(phaseShares({ allocation: ranges }, variations)).toEqual([0.2, 0.2])
  expect(cohortsOf([{ ...phase(1, 0.5), allocation: ranges }], variations)[0]?.shares).toEqual([0.5, 0.5])
})
