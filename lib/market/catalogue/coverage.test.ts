import { expect, test } from 'vitest'
import { measureCoverage } from './coverage.server'

test('a row counts by its weight, and only when make and model are both known', () => {
  const unknownModel = { make: 'Fiat', model: 'unknown', count: 3 }
  const unknownMake = { make: 'Altro', model: 'panda', count: 4 }
  expect(measureCoverage('auto', [{ make: 'FIAT', model: 'panda', count: 93 }, unknownModel, unknownMake])).toEqual({
    total: 100,
    covered: 93,
    share: 0.93,
    unmatched: [unknownMake, unknownModel],
  })
})

test('an empty table is covered by nothing', () => {
  expect(measureCoverage('auto', [])).toEqual({ total: 0, covered: 0, share: 0, unmatched: [] })
})
