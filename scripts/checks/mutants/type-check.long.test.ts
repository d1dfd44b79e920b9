import { expect, test } from 'vitest'
import { mutantsOf } from './operators'
import { openTypeCheck } from './type-check'

test('a change that the types refuse needs no test, one that they let pass does', () => {
  const file = 'lib/market/catalogue/power.ts'
  const source = 'export const first = (all: readonly number[]): number => all[0] ?? 0\n'
  const passes = openTypeCheck(new Map([[file, source]]))
  expect(mutantsOf(file, source).map((mutant) => [mutant.operator, mutant.before, passes(mutant)])).toEqual([
    ['fallback', 'all[0] ?? 0', false],
    ['amount', '0', true],
  ])
})
