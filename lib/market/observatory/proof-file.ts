import { stringify } from 'csv-stringify/sync'
import { dateText } from '@/lib/kernel/italian/date-text'
import type { PriceProof } from '@/lib/market/price-rating/proof/proof'
import { licence, licenceUrl } from './report-names'

const columns = ['category', 'basis', 'part', 'from', 'to', 'cases', 'median_error', 'difference', 'within_tenth', 'below'] as const

function citationOf({ asOf, isDemo }: PriceProof): string {
  return ['Ingrana, le stime alla prova', ...(asOf === null ? [] : [dateText(asOf)]), ...(isDemo ? ['mercato di prova'] : [])].join(', ')
}

function cellsOf({ category, basis, part, from, to, cases, median, difference, withinTenth, below }: PriceProof['rows'][number]) {
  return [category, basis, part, from, to, cases, ...[median, difference, withinTenth, below].map(rounded)]
}

function rounded(share: number | null): number | null {
  return share === null ? null : Math.round(share * 10_000) / 10_000
}

/** RFC 4180 with a header; the last line is the licence. Columns are described in docs/observatory.md. */
export function proofCsv(proof: PriceProof): string {
  const last = [`# ${citationOf(proof)}. Licenza ${licence}, ${licenceUrl}`]
  return stringify([columns, ...proof.rows.map(cellsOf), last], { record_delimiter: 'windows' })
}

export function proofJson(proof: PriceProof) {
  const data = proof.rows.map((row) => Object.fromEntries(cellsOf(row).map((cell, index) => [columns[index] ?? '', cell])))
  return { citation: citationOf(proof), licence: { name: licence, url: licenceUrl }, data }
}
