import { expect, test } from 'vitest'
import { cpuMilliseconds } from '@/lib/kernel/validation/test-cpu-time'
import { normaliseSearchText } from './filter-values'
import { parseWhole } from './whole-number'

test.each(['15000', '15.000', '15 000', '15.000 €', '15000km '])('«%s» is fifteen thousand', (text) => {
  expect(parseWhole(text, 0, 99_999)).toBe(15_000)
})

test.each([' '.repeat(15_000), `1${' '.repeat(15_000)}1`, `${' '.repeat(15_000)}€`, '.000'.repeat(3_750), 'km'.repeat(7_500)])(
  'fifteen thousand characters are read at once',
  async (text) => {
    expect(await cpuMilliseconds(() => [parseWhole(text, 0, 1), normaliseSearchText(text)])).toBeLessThan(20)
  },
)

test.each([
  { text: '0', min: 0, max: 5, value: 0 },
  { text: '0', min: 1, max: 5, value: undefined },
  { text: '5', min: 0, max: 5, value: 5 },
  { text: '6', min: 0, max: 5, value: undefined },
  { text: '999999999', min: 0, max: 1e12, value: 999_999_999 },
  { text: '9999999999', min: 0, max: 1e12, value: undefined },
  { text: '12cv', min: 0, max: 99, value: 12 },
  { text: '12 cv di troppo', min: 0, max: 99, value: undefined },
  { text: 'circa 12', min: 0, max: 99, value: 12 },
  { text: '1.00', min: 0, max: 999, value: undefined },
])('«$text» between $min and $max is $value', ({ text, min, max, value }) => {
  expect(parseWhole(text, min, max)).toBe(value)
})

test('A typed version counts with six words and sixty letters', () => {
  expect(normaliseSearchText(' Uno due;tre 4 5 6 7')).toBe('uno due tre 4 5 6')
  expect(normaliseSearchText('x'.repeat(61))).toBe('x'.repeat(60))
  expect(normaliseSearchText(`${'x'.repeat(59)} y`)).toBe('x'.repeat(59))
})
