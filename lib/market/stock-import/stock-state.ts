import { monthIn } from '@/lib/kernel/italian/written-month'
import type { ColumnMap } from './map-columns'
import { isEmptyValue } from './parsed-cell'
import type { RowReader } from './row-reader'
import { isUnclearState, type StockState, stateOfWords, states, stateWithin } from './state-words'
import { readYesNo } from './yes-no'

/** `unknown`: words that no list knows. */
export type SaidState = { state: StockState | 'unknown' | null; words: string }

/** Whether a cell says yes, or how many there are; undefined for words. */
function yesNoOf(text: string): boolean | undefined {
  const said = readYesNo(text)
  if (said !== null) return said
  return /^-?\d{1,6}(?:[.,]0+)?$/.test(text) ? Number(text.replace(',', '.')) > 0 : undefined
}

type StateColumn = 'saleState' | 'availability' | 'sold' | 'reserved'
type Meaning = { yes: StockState | null; no: StockState | null }
/** What yes and no mean in a column; null: nothing against the sale. */
const meaning: Readonly<Record<StateColumn, Meaning>> = {
  saleState: { yes: 'available', no: 'unavailable' },
  availability: { yes: 'available', no: 'unavailable' },
  sold: { yes: 'sold', no: null },
  reserved: { yes: 'reserved', no: null },
}
const stateColumns = ['saleState', 'availability', 'sold', 'reserved'] as const satisfies readonly StateColumn[]

/** What the cells of a row say of its sale: of several, what speaks most against it. */
export function readStockState(row: RowReader, words: readonly string[], now: Date): SaidState {
  const said: SaidState[] = [
    ...stateColumns.map((column) => stateIn(row.text(column), meaningIn(row, column), now)),
    ...(['condition', 'offerType'] as const).map((column) => stateAmong(row.text(column))),
    ...words.map(stateInTitle),
  ]
  return (
    said.find(({ state }) => state === 'sold') ??
    said.find(({ state }) => state === 'unavailable') ??
    said.find(({ state }) => state === 'unknown') ??
    states.map((wanted) => said.find(({ state }) => state === wanted)).find((found) => found !== undefined) ?? { state: null, words: '' }
  )
}

function meaningIn(row: RowReader, column: StateColumn): Meaning {
  const { yes, no } = meaning[column]
  return row.reading(column, 'yesNo')?.value === 'swapped' ? { yes: no, no: yes } : { yes, no }
}

function stateIn(text: string, { yes, no }: Meaning, now: Date): SaidState {
  const state = stateOfWords(text) // first: «non disponibile» is a placeholder elsewhere
  if (state !== undefined) return { state, words: text }
  if (isEmptyValue(text)) return { state: null, words: '' }
  const answer = yesNoOf(text.trim())
  if (answer !== undefined) return { state: answer ? yes : no, words: text }
  return { state: strongestPart(text) ?? stateWithin(text) ?? stateOfDay(text, yes, now) ?? 'unknown', words: text }
}

/** «Dal 15/12/2026»: the day on which it was sold or reserved; or from which it can be had: nobody knows whether before that it can be bought. */
function stateOfDay(text: string, yes: StockState | null, now: Date): StockState | 'unknown' | undefined {
  const day = text.replace(/^(?:disponibile\s+)?(?:d[ae]l|from|ab)\s+/i, '')
  const month = monthIn(day, { latestYear: now.getUTCFullYear() + 9, isFromProgram: true })
  if (month === undefined || month.year < 1990) return undefined
  if (yes !== 'available') return yes ?? undefined
  const [, dayOfMonth = '1'] = /^(\d{1,2})[/.-]\d{1,2}[/.-]\d/.exec(day) ?? /^\d{4}-\d{2}-(\d{2})/.exec(day) ?? []
  return Date.UTC(month.year, (month.month ?? 1) - 1, Number(dayOfMonth)) > now.getTime() ? 'unknown' : 'available'
}

/** «Usato – venduto», «venduto il 12/11/2026»: a condition with a word about the sale. */
function stateAmong(text: string): SaidState {
  const state = stateOfWords(text) ?? strongestPart(text) ?? (isUnclearState(text) ? 'unknown' : undefined)
  return { state: state ?? (noSale.test(text) ? undefined : stateWithin(text)) ?? null, words: text }
}

function strongestPart(text: string): StockState | undefined {
  const parts = text.slice(0, 200).split(/[,;/|()[\]+–—-]+|\s-\s|\se\s/)
  const found = parts.length < 2 ? [] : parts.map(stateOfWords)
  return states.find((state) => found.includes(state))
}

/** A word about the sale that stands apart from the name of a vehicle: in capitals, in brackets or stars, or alone at an end. */
const apart =
  /(?:^|[*([{«"!¦|–—-]\s*)(?:gi[aà]\s+)?(vendut[oa]|prenotat[oa]|riservat[oa]|opzionat[oa]|sold|reserved|verkauft|reserviert)(?=\s*(?:$|[*)\]}»"!¦|–—-]))/iu
const inCapitals = /(?<![\p{L}])(VENDUT[OA]|PRENOTAT[OA]|RISERVAT[OA]|OPZIONAT[OA]|SOLD|RESERVED|VERKAUFT|RESERVIERT)(?![\p{L}])/u
/** «Trattativa riservata», «mai venduta», «venduta con garanzia»: words of an offer. */
const noSale =
  /(?:mai|non|trattativa|viene|prezzo)\s+(?:stat[oa]\s+)?(?:vendut|riservat|prenotat)[oa]|vendut[oa]\s+(?:con|da|dal|dalla|a|come|solo|senza|nuov)(?![\p{L}])/iu

function stateInTitle(text: string): SaidState {
  const title = text.slice(0, 500)
  const isShouted = /\p{Ll}/u.test(title)
  const word = noSale.test(title) ? undefined : (apart.exec(title)?.[1] ?? (isShouted ? inCapitals.exec(title)?.[1] : undefined))
  return { state: word === undefined ? null : (stateOfWords(word) ?? null), words: word ?? '' }
}

/** What a row without a word means. A file without a column about the sale offers what it has: what a title called reserved is free when it says so no more. */
export function unsaidState(map: ColumnMap): 'available' | null {
  return [...stateColumns, 'condition' as const].some((column) => map.includes(column)) ? null : 'available'
}
