import { expect, test } from 'vitest'
import { rowOf } from '@/lib/market/stock-import/rows/test-row'
import { readReportUrl } from './report-url'

function reportOf(text: string) {
  const row = rowOf({ report: text })
  return { url: readReportUrl(row), notes: row.notes.map(({ value }) => value) }
}

test.each([' https://perizie.example/r/1204.pdf ', 'http://perizie.example/r?n=1204'])('«%s» is where the report stands', (text) => {
  expect(reportOf(text)).toEqual({ url: text.trim(), notes: [] })
})

test.each(['', '-', 'n.d.'])('«%s» is no report, and nothing to note', (text) => {
  expect(reportOf(text)).toEqual({ url: null, notes: [] })
})

test.each(['sì', 'javascript:alert(1)', 'https://perizie.example', 'https://a.it/1 https://a.it/2'])(
  '«%s» is no address: it is noted and left out',
  (text) => {
    expect(reportOf(text)).toEqual({ url: null, notes: [text] })
  },
)
