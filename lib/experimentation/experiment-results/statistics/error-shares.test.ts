import { expect, test } from 'vitest'
import { errorOf } from './error-shares'

test.each([
  { variants: 1, goals: 1 },
  { variants: 1, goals: 6 },
  { variants: 3, goals: 4 },
])('the errors of all comparisons together are 5 %: $variants variants, $goals goals', (given) => {
  const counts = { ...given, guardrails: 2 }
  const whole = counts.variants * (errorOf('primary', counts) + (counts.goals - 1) * errorOf('secondary', counts))
  expect(counts.goals === 1 ? counts.variants * errorOf('primary', counts) : whole).toBeCloseTo(0.05, 12)
  expect(counts.variants * counts.guardrails * errorOf('guardrail', counts)).toBeCloseTo(0.05, 12)
})

test('the primary goal has the largest share of the error', () => {
  expect(errorOf('primary', { variants: 1, goals: 6, guardrails: 0 })).toBeCloseTo(0.04, 12)
  expect(errorOf('secondary', { variants: 2, goals: 6, guardrails: 0 })).toBeCloseTo(0.001, 12)
})
