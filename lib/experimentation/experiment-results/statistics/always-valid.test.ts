import { expect, test } from 'vitest'
import { boundaryInErrors } from './always-valid'
import { compareArms } from './compare'

/**
 * Computed by a separate Python script (standard library only) without the closed forms: it integrates the mixture likelihood ratio
 * ∫ N(θ; 0, ρ² t s²) exp(θ d / s² - θ² / 2 s²) dθ by Simpson's rule, with 4,000 steps over 12 deviations to both sides of the peak. Bisection to 1 / level gives the interval of the difference,
 * and each end of the ratios r with d = p₂ - r p₁, s² = v₂ + r² v₁. The p-value is one over the integral. ρ² = (-2 ln 0.05 + ln(1 - 2 ln 0.05)) / 2500, t = nm / (n + m).
 */
const integrated = [
  {
    control: [1000, 100],
    variant: [1000, 150],
    level: 0.05,
    low: 0.000389783,
    high: 0.0996102,
    lift: [0.00323343, 1.33693],
    pValue: 0.0473357,
  },
  {
    control: [8000, 800],
    variant: [8000, 960],
    level: 0.04,
    low: 0.00454587,
    high: 0.0354541,
    lift: [0.0424092, 0.384258],
    pValue: 0.00188436,
  },
  {
    control: [20000, 200],
    variant: [5000, 70],
    level: 0.002,
    low: -0.00326954,
    high: 0.0112695,
    lift: [-0.298336, 1.34296],
    pValue: 0.379405,
  },
  { control: [300, 3], variant: [320, 12], level: 0.01, low: -0.037704, high: 0.092704, lift: [-1, null], pValue: 0.519544 },
  { control: [150, 15], variant: [100, 12], level: 0.05, low: -0.232623, high: 0.272623, lift: [-1, null], pValue: 1 },
  {
    control: [500000, 25000],
    variant: [500000, 25600],
    level: 0.04,
    low: -0.000388532,
    high: 0.00278853,
    lift: [-0.0076507, 0.0566732],
    pValue: 0.668119,
  },
  {
    control: [1000, 150],
    variant: [1000, 100],
    level: 0.025,
    low: -0.104338,
    high: 0.00433837,
    lift: [-0.592343, 0.0367942],
    pValue: 0.0473357,
  },
  {
    control: [4000, 3000],
    variant: [4100, 2900],
    level: 0.05,
    low: -0.0726788,
    high: -0.012687,
    lift: [-0.0951209, -0.0172466],
    pValue: 0.000830691,
  },
] as const

const armOf = ([visitors, converted]: readonly [number, number]) => ({ visitors, converted })

test.each(integrated)(
  'the figures are those of a numeric integration: $control against $variant',
  ({ control, variant, level, low, high, lift, pValue }) => {
    const found = compareArms([{ control: armOf(control), variant: armOf(variant) }], level)
    expect(found?.difference.low).toBeCloseTo(low, 6)
    expect(found?.difference.high).toBeCloseTo(high, 6)
    expect(found?.pValue).toBeCloseTo(pValue, 5)
    expect(found?.lift?.estimate).toBeCloseTo(variant[1] / variant[0] / (control[1] / control[0]) - 1, 10)
    expect(found?.lift?.low).toBeCloseTo(lift[0], 5)
    if (lift[1] === null) expect(found?.lift?.high).toBeNull()
    else expect(found?.lift?.high).toBeCloseTo(lift[1], 4)
  },
)

test('interval, lift and p-value always agree about «no change»', () => {
  const counts = [0, 1, 7, 40, 90, 160, 400]
  let clear = 0
  for (const before of counts)
    for (const after of counts) {
      const found = compareArms([{ control: { visitors: 400, converted: before }, variant: { visitors: 700, converted: after } }], 0.05)
      const { difference, lift, pValue } = found ?? expect.fail()
      const isClear = difference.low > 0 || difference.high < 0
      if (isClear) clear += 1
      expect(pValue < 0.05).toBe(isClear)
      if (lift) expect(lift.low > 0 || (lift.high !== null && lift.high < 0)).toBe(isClear)
    }
  expect(clear).toBeGreaterThan(10)
})

test('no visitors, no conversions and only conversions have defined intervals', () => {
  expect(compareArms([{ control: { visitors: 0, converted: 0 }, variant: { visitors: 10, converted: 1 } }], 0.05)).toBeNull()
  expect(compareArms([{ control: { visitors: 500, converted: 0 }, variant: { visitors: 400, converted: 0 } }], 0.05)).toMatchObject({
    difference: { estimate: 0 },
    lift: null,
    pValue: 1,
  })
  expect(compareArms([{ control: { visitors: 500, converted: 500 }, variant: { visitors: 400, converted: 400 } }], 0.05)).toMatchObject({
    difference: { estimate: 0 },
    lift: { estimate: 0, low: 0, high: 0 },
    pValue: 1,
  })
})

test('the boundary is narrowest at the size it is tuned for, and widens slowly away from it', () => {
  const at = (each: number) => boundaryInErrors(each / 2, 0.05)
  const narrowest = at(5_000)
  for (const each of [2_500, 10_000, 1_000_000]) expect(at(each)).toBeGreaterThan(narrowest)
  expect(narrowest).toBeGreaterThan(2.9)
  expect(narrowest).toBeLessThan(3.2)
  for (const each of [1_000, 500_000]) expect(at(each) / narrowest).toBeLessThan(1.5)
})
