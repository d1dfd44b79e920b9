import { recogniseOfferType } from '@/lib/market/catalogue/recognise-values'
import { isEmptyValue, normaliseText } from '@/lib/market/stock-import/cells/parsed-cell'
import { isUnclearState, type StockState, stateOfWords, states, stateWithin } from '@/lib/market/stock-import/cells/state-words'
import { hasSellersWords, stateInTitle } from '@/lib/market/stock-import/cells/title-state'
import { readYesNo } from '@/lib/market/stock-import/cells/yes-no'
import type { ColumnMap } from '@/lib/market/stock-import/columns/map-columns'
import type { RowReader } from './row-reader'
import { type SaidState, stateOfDay } from './said-state'

/** Beginnings of the words that tell the condition of a vehicle, in Italian, English and German. */
const stems =
  /\b(?:usat|nuov|km ?0|km zero|chilometri zero|aziendal|semestral|dimostra|demo|test drive|epoca|storic|restaur|ottim|buon|perfett|discret|mediocr|scars|pessim|sufficien|eccellent|eccezional|impeccabil|pari al|seminuov|quasi|incident|sinistr|danneggi|ripar|sistemare|rivedere|guast|rott|marciante|ricambi|demoliz|garan|certific|conserv|origin|intatt|intonso|pulit|curat|bell|graffi|ammacc|revision|taglian|proprietari|uniproprietari|cosmetic|noleggi|nlt|ex|import|immatricol|condizion|rodagg|normale|accettabil|vissut|rigenera|ricondizion|regolare|funzion|integr|matching|tenut|maniac|sempre|garage|box|mai|vedere|used|new|good|very good|excellent|fair|poor|mint|like|average|damaged|accident|salvage|rebuilt|certified|cpo|pre owned|preowned|refurbished|restored|nuovissim|vettura|veicolo|auto|gebraucht|neu|neuwagen|unfall|vorfuhr|jahreswagen|oldtimer|tageszulassung|dienstwagen|gepflegt|scheckheft)/
const grade = /^(?:[a-e][+-]?|\d{1,2}(?:[.,]\d)?(?: (?:su|di|of) \d{1,2})?|\d{1,2} (?:5|10|100)|\d stelle)$/

/** Whether a text tells in what condition a vehicle is, and nothing else that is known. */
function tellsCondition(text: string): boolean {
  const words = normaliseText(text)
  return (recogniseOfferType(text) ?? null) !== null || stems.test(words) || grade.test(words)
}

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
    stateAmong(row.text('offerType')),
    stateInCondition(row),
    ...words.map((text) => stateInTitle(text, now)),
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

/** «Usato – venduto», «venduto il 12/11/2026»: a condition with a word about the sale. */
function stateAmong(text: string): SaidState {
  const state = stateOfWords(text) ?? strongestPart(text) ?? (isUnclearState(text) ? 'unknown' : undefined)
  return { state: state ?? (hasSellersWords(text) ? undefined : stateWithin(text)) ?? null, words: text }
}

/** A header that may mean the condition or the sale. */
const ofEither = /^(?:stato|stato (?:del )?(?:veicolo|auto|vettura|mezzo)|status|state|zustand)$/

/** «Impegnata» or «da sentire Rossi» under «Stato», where the others say «usato»: of either nobody knows whether the vehicle is for sale. */
function stateInCondition(row: RowReader): SaidState {
  const text = row.text('condition')
  const said = stateAmong(text)
  if (said.state !== null || isEmptyValue(text) || !ofEither.test(normaliseText(row.nameOf('condition')))) return said
  return /\p{L}{3}/u.test(text) && !hasSellersWords(text) && !tellsCondition(text) ? { state: 'unknown', words: text } : said
}

function strongestPart(text: string): StockState | undefined {
  const parts = text.slice(0, 200).split(/[,;/|()[\]+–—-]+|\s-\s|\se\s/)
  const found = parts.length < 2 ? [] : parts.map(stateOfWords)
  return states.find((state) => found.includes(state))
}

/** What a row without a word means. A file without a column about the sale offers what it has: what a title called reserved is free when it says so no more. */
export function unsaidState(map: ColumnMap): 'available' | null {
  return [...stateColumns, 'condition' as const].some((column) => map.includes(column)) ? null : 'available'
}
