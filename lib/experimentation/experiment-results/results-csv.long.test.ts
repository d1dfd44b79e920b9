import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { array, string } from 'yup'
import { analyseResults } from './analyse-results'
import { resultsCsv } from './results-csv'
import { openInSpreadsheet } from './test-spreadsheet'

const variations = [
  { id: '20001', key: 'lista', share: 0.5 },
  { id: '20002', key: 'più = meglio; «griglia»', share: 0.5 },
]
const day = { day: '2026-03-01', phase: '' }
const sums = { phase: '', key: 'contact', value: null, valueSquared: null, baseProduct: null }
const results = {
  visitors: variations.map(({ id }) => ({ ...day, variationId: id, visitors: 12_000 })),
  converted: [1_234, 1_711].map((visitors, place) => ({ ...day, variationId: variations[place]?.id ?? '', key: 'contact', visitors })),
  mixed: 0,
  earlier: [],
  worth: [1_300, 1_900].map((times, place) => ({
    ...sums,
    ...{ variationId: variations[place]?.id ?? '', times, timesSquared: times * 2 },
    ...{ revenueCents: times * 250, revenueSquared: times * 250 ** 2 * 2 },
  })),
}
const origin = { experimentKey: '=SOMMA(1;2)', experimentId: '10001', days: { from: '2026-03-01', to: null } }
const judged = analyseResults(results, variations, ['contact', 'phone'])
const rowsSchema = array(array(string().defined()).defined()).required()
/** What the file says, as programs read it. */
const [header = [], ...expected] = rowsSchema.validateSync(parse(resultsCsv(origin, judged)))
const textColumns = ['experiment', 'from_day', 'variation', 'conversion_key', 'verdict', 'goal_role', 'to_day']
/** A date is a number to a spreadsheet. */
const dateColumns = ['from_day', 'to_day']

test('an Italian spreadsheet opens the Italian file with equal numbers, plain texts and no formula', async () => {
  const rows = await openInSpreadsheet(resultsCsv(origin, judged, 'italian'))
  expect(rows).toHaveLength(expected.length)
  let numbers = 0
  for (const [place, row] of rows.entries())
    for (const [at, value] of (expected[place] ?? []).entries()) {
      const column = header[at] ?? ''
      const cell = row.get(column)
      const where = `${column}, line ${place + 2}`
      if (value === '' || dateColumns.includes(column)) expect(value === '', where).toBe(cell === undefined)
      else if (textColumns.includes(column)) expect(cell, where).toEqual({ kind: 'text', text: value.replace(/^'/, '') })
      else {
        expect(cell?.kind, where).toBe('number')
        expect(Number(cell?.text), where).toBeCloseTo(Number(value), 10)
        numbers += 1
      }
    }
  expect(numbers).toBeGreaterThan(40)
})

test('a spreadsheet with no language finds no column of rates in the Italian file', async () => {
  const rows = await openInSpreadsheet(resultsCsv(origin, judged, 'italian'), 'C')
  expect(rows.map((row) => row.get('rate'))).toEqual(rows.map(() => undefined))
})
