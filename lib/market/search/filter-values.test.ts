import { expect, test } from 'vitest'
import { cpuMilliseconds } from '@/lib/kernel/validation/test-cpu-time'
import { normaliseSearchText, parseWhole } from './filter-values'

test.each(['15000', '15.000', '15 000', '15.000 €', '15000km '])('«%s» is fifteen thousand', (text) => {
  expect(parseWhole(text, 0, 99_999)).toBe(15_000)
})

test.each([' '.repeat(15_000), `1${' '.repeat(15_000)}1`, `${' '.repeat(15_000)}€`, '.000'.repeat(3_750), 'km'.repeat(7_500)])(
  'fifteen thousand characters are read at once',
  async (text) => {
    expect(await cpuMilliseconds(() => [parseWhole(text, 0, 1), normaliseSearchText(text)])).toBeLessThan(20)
  },
)
