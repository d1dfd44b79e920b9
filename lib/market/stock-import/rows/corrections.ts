import { asRecord } from '@/lib/kernel/validation/plain-object'
import { colours } from '@/lib/market/catalogue/vocabulary'
import { normaliseText } from '@/lib/market/stock-import/cells/parsed-cell'
import { isColumn } from '@/lib/market/stock-import/columns/column'
import type { Codes } from '@/lib/market/stock-import/columns/formats'
import type { ColumnMap } from '@/lib/market/stock-import/columns/map-columns'
import type { ReportLine } from '@/lib/market/stock-import/report-line'
import { type OfferedVersion, readOfferedVersions } from '@/lib/market/versions/version'
import { assignCells, type RowCells } from './row-cells'

/** What a person said of cells that could not be used: prices by the line of the file, colours by its words, kilometres that are metres, versions. */
export type Corrections = {
  prices: Readonly<Record<string, string>>
  colours: Readonly<Record<string, string>>
  isInMetres: boolean
  /** Versions that a person chose, by `versionKey`. */
  versions: Readonly<Record<string, OfferedVersion>>
}

export const noCorrections: Corrections = { prices: {}, colours: {}, isInMetres: false, versions: {} }

export function isColour(code: unknown): code is keyof typeof colours {
  return typeof code === 'string' && Object.hasOwn(colours, code)
}

/** How a word of a file is remembered. */
export function wordKey(text: string): string {
  return normaliseText(text).slice(0, 120)
}

/** Rows of a model («auto/fiat/panda») that call their version so; without a name all others. */
export function versionKey(model: string, name = ''): string {
  return `${model}|${wordKey(name)}`
}

/** Reads what is stored. */
export function parseCorrections(given: unknown): Corrections {
  const { prices, colours: words, isInMetres, versions } = asRecord(given)
  const texts = (value: unknown) =>
    Object.fromEntries(Object.entries(asRecord(value)).filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
  return { prices: texts(prices), colours: texts(words), isInMetres: isInMetres === true, versions: readVersions(versions) }
}

function readVersions(given: unknown): Record<string, OfferedVersion> {
  return Object.fromEntries(
    Object.entries(asRecord(given)).flatMap(([key, version]) => readOfferedVersions([version]).map((read) => [key, read] as const)),
  )
}

/** What can be said of a whole group of remarks at once; `column`: which column of the file has it. */
export const fixes = ['price', 'metres', 'colour', 'version', 'column'] as const
export type Fix = (typeof fixes)[number]

/** Kilometres beyond these are no vehicle's. */
const mostKm = 999_999
const plainNumber = /^\d[\d.' ]*(?:\s*km)?$/i

type Context = { map: ColumnMap; header: readonly string[]; codes: Codes; corrections: Corrections }

/** The cells of a row by what they mean, as a person has corrected them. */
export function correctedCells({ map, header, codes, corrections }: Context, row: readonly string[], line: number): RowCells {
  const { prices, colours: words, isInMetres } = corrections
  const cells = assignCells(map, header, row, codes)
  const texts = new Map(cells.texts)
  const price = prices[line]
  if (price !== undefined) {
    texts.set('price', price)
    texts.delete('discountedPrice')
  }
  const colour = words[wordKey(texts.get('colour') ?? '')]
  if (colour !== undefined) texts.set('colour', colour)
  const mileage = texts.get('mileage')?.trim() ?? ''
  const metres = plainNumber.test(mileage) ? Number(mileage.replace(/\D/g, '')) : 0
  if (isInMetres && metres > mostKm) texts.set('mileage', String(Math.round(metres / 1000)))
  return { ...cells, texts }
}

/** The fix that a remark may have; `isAbsent`: no column of the file says it. */
export function fixOf({
  column,
  isAbsent,
  kind,
  reason,
  model,
}: Pick<ReportLine, 'column' | 'isAbsent' | 'kind' | 'reason' | 'model'>): Fix | null {
  if (model !== undefined) return 'version'
  if (column !== undefined && (isAbsent === true || reason.startsWith('manca il mese'))) return 'column'
  if (column === 'price' || column === 'discountedPrice')
    return ['refused', 'draft', 'question'].includes(kind) || reason.startsWith('prezzo non indicato') ? 'price' : null
  if (column === 'mileage' && reason.startsWith('fuori dai valori possibili')) return 'metres'
  return column === 'colour' && reason === 'valore non riconosciuto' ? 'colour' : null
}

/** A remark with the column that it calls as the file does. */
export function withColumn(line: ReportLine, { header, map }: { header: readonly string[]; map: ColumnMap }): ReportLine {
  const found = map[header.findIndex((name) => name.trim() === line.field)]
  const column = found ?? (isColumn(line.field) ? line.field : undefined)
  return column ? { ...line, column, isAbsent: !map.includes(column) } : line
}
