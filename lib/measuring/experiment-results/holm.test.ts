import { expect, test } from 'vitest'
import { holm } from './holm'

// The second row is the example of R's p.adjust(c(0.01, 0.04, 0.03, 0.005), "holm").
test.each([
  { given: [], adjusted: [] },
  { given: [0.03], adjusted: [0.03] },
  { given: [0.01, 0.04, 0.03, 0.005], adjusted: [0.03, 0.06, 0.06, 0.02] },
  { given: [0.4, 0.6], adjusted: [0.8, 0.8] },
  { given: [0.9, 0.9, 0.001], adjusted: [1, 1, 0.003] },
])('$given becomes $adjusted', ({ given, adjusted }) => {
  const found = holm(given)
  expect(found).toHaveLength(adjusted.length)
  for (const [place, pValue] of adjusted.entries()) expect(found[place]).toBeCloseTo(pValue, 10)
})
