import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { array, string } from 'yup'
import { analyseResults } from './analyse-results'
import { resultsCsv } from './results-csv'

const variations = [
  { id: '1', key: 'lista', share: 0.5 },
  { id: '2', key: 'griglia', share: 0.5 },
]
const sums = {
  phase: '',
  key: 'contact',
  times: 1,
  timesSquared: 1,
  value: null,
  valueSquared: null,
  revenueCents: null,
  revenueSquared: null,
  baseProduct: null,
}
const results = {
  visitors: [
    { day: '2026-03-01', phase: '', variationId: '1', visitors: 1_000 },
    { day: '2026-03-01', phase: '', variationId: '2', visitors: 1_000 },
  ],
  converted: [
    { day: '2026-03-01', phase: '', variationId: '1', key: 'contact', visitors: 100 },
    { day: '2026-03-01', phase: '', variationId: '2', key: 'contact', visitors: 155 },
  ],
  mixed: 0,
  earlier: [],
  worth: [
    { ...sums, variationId: '1', revenueCents: 1_250, revenueSquared: 1_562_500 },
    { ...sums, variationId: '2', value: 2.5, valueSquared: 6.25 },
  ],
}
const rowsSchema = array(array(string().defined()).defined()).required()
const origin = { experimentKey: 'srp_layout', experimentId: '10001', days: { from: '2026-03-01', to: null } }

test('the file has a header, and a line with CRLF for each variation and conversion', () => {
  const text = resultsCsv(origin, analyseResults(results, variations, ['contact', 'phone']))
  expect(text.endsWith('\r\n')).toBe(true)
  const lines = text.trimEnd().split('\r\n')
  expect(lines).toHaveLength(5)
  expect(lines[1]).toBe('srp_layout,10001,2026-03-01,lista,1,0.5,1000,contact,100,0.1,,,,,,,,,control,,1250,primary,,0.001,0.0125,,,')
  expect(lines[2]).toMatch(
    /^srp_layout,10001,2026-03-01,griglia,2,0\.5,1000,contact,155,0\.155,0\.55,0\.0\d+,1\.\d+,0\.055,0\.00\d+,0\.1\d+,0\.0\d+,0\.0\d+,better,2\.5,,primary,,0\.001,0,-0\.0125,-0\.\d+,0\.\d+$/,
  )
  expect(lines[3]).toBe('srp_layout,10001,2026-03-01,lista,1,0.5,1000,phone,0,0,,,,,,,,,,,,,,,,,,')
})

test('a file without goals still has the visitors', () => {
  expect(resultsCsv({ ...origin, days: { from: null, to: '2026-03-31' } }, analyseResults(results, variations, [])).split('\r\n')[1]).toBe(
    'srp_layout,10001,,lista,1,0.5,1000,,,,,,,,,,,,,,,,2026-03-31,,,,,',
  )
})

test.each([
  { name: '=HYPERLINK("http://x")', cell: '\'=HYPERLINK("http://x")' },
  { name: '+1', cell: "'+1" },
  { name: '-2', cell: "'-2" },
  { name: '@SUM(A1)', cell: "'@SUM(A1)" },
  { name: ' =1', cell: "' =1" },
  { name: '\t=1', cell: "'\t=1" },
  { name: '\r=1', cell: "'\r=1" },
  { name: 'a,b "c"\nd', cell: 'a,b "c"\nd' },
  { name: '|cmd', cell: "'|cmd" },
  { name: '＝1', cell: "'＝1" },
  { name: 'due\nrighe', cell: 'due\nrighe' },
  { name: 'solo\rritorno', cell: 'solo\rritorno' },
  { name: 'è così', cell: 'è così' },
])('a name cannot become a formula, and is read back whole: $name', ({ name, cell }) => {
  const text = resultsCsv({ ...origin, experimentKey: name }, analyseResults(results, [{ id: '1', key: name, share: 1 }], [name]))
  const rows: unknown = parse(text, { columns: true })
  expect(rows).toEqual([expect.objectContaining({ experiment: cell, variation: cell, conversion_key: cell })])
})

test('a number below zero stays a number', () => {
  const [, second] =
    analyseResults(
      { ...results, converted: [...results.converted].reverse().map((row, place) => ({ ...row, variationId: String(place + 1) })) },
      variations,
      ['contact'],
    ).goals[0]?.arms ?? []
  expect(second?.comparison?.difference.estimate).toBeLessThan(0)
  expect(
    resultsCsv(
      origin,
      analyseResults(
        { ...results, converted: [...results.converted].reverse().map((row, place) => ({ ...row, variationId: String(place + 1) })) },
        variations,
        ['contact'],
      ),
    ),
  ).toContain(',-0.055,')
})

test('the Italian style has a byte order mark, semicolons and decimal commas, and the same numbers', () => {
  const judged = analyseResults(results, variations, ['contact', 'phone'])
  const text = resultsCsv(origin, judged, 'italian')
  expect(text.startsWith('\ufeffexperiment;experiment_id;')).toBe(true)
  const rows = (csv: string, delimiter: string) => rowsSchema.validateSync(parse(csv, { delimiter, bom: true }))
  const comma = rows(text, ';').map((row) => row.map((cell) => (/^-?\d+,\d+$/.test(cell) ? cell.replace(',', '.') : cell)))
  expect(comma).toEqual(rows(resultsCsv(origin, judged), ','))
  expect(text).toContain(';0,155;0,55;')
  expect(text.replace(/[^.]/g, '')).toBe('')
})

test('a name with a semicolon stays in its cell', () => {
  const text = resultsCsv({ ...origin, experimentKey: 'a;b,c' }, analyseResults(results, variations, []), 'italian')
  expect(text.split('\r\n')[1]).toMatch(/^"a;b,c";10001;/)
})
