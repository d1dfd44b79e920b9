import { type Aspect, aspects, type ColumnReading, type ColumnReadings, type Reading, type ReadingChoices } from './aspects'
import type { Column } from './column'
import { headerWords } from './header-words'
import type { ColumnMap } from './map-columns'
import { type Counts, countersOf } from './reading-proofs'

type Hint = (header: string) => Reading | undefined

/** What one of two patterns says; nothing where both or none do. */
function oneOf(first: readonly [RegExp, Reading], second: readonly [RegExp, Reading]): Hint {
  return (header) => {
    const words = headerWords(header)
    const said = [first, second].filter(([pattern]) => pattern.test(words))
    return said.length === 1 ? said[0]?.[1] : undefined
  }
}

const word = (source: string) => new RegExp(String.raw`(?<![\p{L}])(?:${source})(?![\p{L}])`, 'iu')

/** What the name of a column says of all its cells: «Price (USD)», «Mileage mi», «Potenza (CV)», «Data gg/mm/aaaa». */
const columnHints: Readonly<Record<Aspect, Hint>> = {
  dateOrder: oneOf([word('(?:gg?|dd?|tt?) mm? (?:aa|yy|jj)\\p{L}*'), 'dmy'], [word('mm? (?:gg?|dd?|tt?) (?:aa|yy|jj)\\p{L}*'), 'mdy']),
  decimalSign: () => undefined,
  currency: oneOf(
    [/€|(?<![\p{L}])euros?(?![\p{L}])|(?<![\p{L}])eur(?![\p{L}])/iu, 'eur'],
    [/[$£]|(?<![\p{L}])(?:usd|gbp|chf|pln|czk|huf|ron|bgn|sek|dkk|nok|jpy|dollari|sterline|franchi)(?![\p{L}])/iu, 'other'],
  ),
  distanceUnit: oneOf([word('kms?|chilometri|kilometri|kilometers?|kilometres?'), 'km'], [word('mi|miles?|miglia|mls'), 'miles']),
  powerUnit: oneOf([word('k ?w|kilowatt'), 'kw'], [word('cv|hp|ps|bhp|cavalli'), 'cv']),
  yesNo: () => undefined,
}

const money = ['decimalSign', 'currency'] as const
const aspectsOf: Partial<Record<Column, readonly Aspect[]>> = {
  registration: ['dateOrder'],
  year: ['dateOrder'],
  price: money,
  discountedPrice: money,
  rentalFee: money,
  rentalDeposit: money,
  mileage: ['decimalSign', 'distanceUnit'],
  consumption: ['decimalSign'],
  power: ['powerUnit'],
  vatDeductible: ['yesNo'],
  financeRequired: ['yesNo'],
  cashPrice: money,
  rentalVatIncluded: ['yesNo'],
  sold: ['yesNo'],
  reserved: ['yesNo'],
  availability: ['yesNo'],
}

type Rows = readonly (readonly string[])[]

/** The readings of every column that needs some, from its name and from what its rows prove. */
export function readColumns(map: ColumnMap, header: readonly string[], rows: Rows, choices: ReadingChoices = {}): ColumnReadings {
  const chosen = new Map(Object.entries(choices).map(([name, readings]) => [plainName(name), readings]))
  return new Map(
    map.flatMap((column, index): [Column, readonly ColumnReading[]][] => {
      const name = header[index] ?? ''
      const wanted = column === null ? undefined : aspectsOf[column]
      if (column === null || wanted === undefined) return []
      const texts = rows.map((cells) => cells[index]?.trim() ?? '').filter((text) => text !== '')
      const choice = chosen.get(plainName(name)) ?? {}
      return [[column, wanted.flatMap((aspect) => readingOf(aspect, column, { name, texts, choice: choice[aspect] }) ?? [])]]
    }),
  )
}

type Around = { name: string; texts: readonly string[]; choice: Reading | undefined }

/** The reading of a column; undefined where the cells have nothing to decide. */
function readingOf(aspect: Aspect, column: Column, { name, texts, choice }: Around): ColumnReading | undefined {
  const { first, second, open, words = [], ...rest }: Counts = countersOf[aspect](texts, column)
  const [usual, other] = aspects[aspect]
  const value = second > first ? other : usual
  const proofs = { aspect, rows: Math.max(first, second), against: Math.min(first, second), words, ...rest }
  if (choice !== undefined) return { ...proofs, value: choice, source: 'chosen' }
  const hint = columnHints[aspect](name)
  if (hint !== undefined && proofs.against === 0 && (proofs.rows === 0 || value === hint))
    return { ...proofs, value: hint, source: 'header' }
  if (proofs.against > 0) return { ...proofs, value, source: 'contrary' }
  if (proofs.rows > 0) return { ...proofs, value, source: 'rows' }
  return open > 0 ? { ...proofs, value: hint ?? usual, source: 'none' } : undefined
}

function plainName(name: string): string {
  return name.trim().toLowerCase()
}
