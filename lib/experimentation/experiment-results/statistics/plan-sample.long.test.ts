import { expect, test } from 'vitest'
import { planSample } from './plan-sample'
import { findsChange } from './test-simulation'

const plan = { rate: 0.1, lift: 0.2, shares: [0.5, 0.5], goals: 6, isPlanned: false }

test('a change of 10 % to 12 % is found in 80 to 95 % of experiments of the planned size', () => {
  const size = planSample(plan) ?? NaN
  const found = findsChange({ ...plan, size, runs: 300, hasPlan: false })
  expect(found).toBeGreaterThanOrEqual(0.8)
  expect(found).toBeLessThan(0.95)
})

test.each([
  { rate: 0.1, lift: 0.2, goals: 6 },
  { rate: 0.03, lift: 0.15, goals: 1 },
  { rate: 0.3, lift: -0.1, goals: 3 },
])('a plan asks for no more than a tenth above what its own reading needs: %o', (asked) => {
  const planned = planSample({ ...plan, ...asked, isPlanned: true }) ?? NaN
  const alone = (size: number) => findsChange({ ...asked, size, runs: 1_500, hasPlan: true, planAlone: true })
  expect(alone(planned)).toBeGreaterThan(0.77)
  expect(alone(planned / 1.1)).toBeLessThan(0.8)
  expect(planned).toBeLessThan(planSample({ ...plan, ...asked }) ?? NaN)
})
