import { type AdStatus, adStatuses, type SaleState } from '@/lib/market/ads/ad'
import { isEmptyValue, normaliseText } from './parsed-cell'
import type { RowReader } from './row-reader'

type StockState = Exclude<SaleState, 'same'>
/** `unknown`: words that no list knows. */
export type SaidState = { state: StockState | 'unknown' | null; words: string }

/** The words of Italian, English and German programs as `normaliseText` writes them, and the values of Google, Meta and schema.org. */
const stateWords: Readonly<Record<StockState, RegExp>> = {
  sold: /^(?:(?:gia |appena )?vendut[oaie]|sold(?: out)?|soldout|verkauft|ausverkauft|consegnat[oaie]|delivered|ausgeliefert|ceduto|ceduta|rottamat[oa]|demolit[oa]|fatturat[oa])$/,
  reserved:
    /^(?:prenotat[oaie]|riservat[oaie]|opzionat[oaie]|impegnat[oaie]|bloccat[oaie]|in trattativa|trattativa in corso|sotto trattativa|reserved|on hold|hold|pending(?: sale)?|sale pending|under offer|deposit taken|deal pending|reserviert|angezahlt|vorgemerkt|caparra(?: versata)?|con caparra)$/,
  unavailable:
    /^(?:(?:al momento |attualmente |momentaneamente )?non (?:piu )?(?:disponibile|in vendita|in stock)|indisponibile|esaurit[oa]|ritirat[oa]|scadut[oa]|eliminat[oa]|cancellat[oa]|archiviat[oa]|dismess[oa]|rimoss[oa]|not available|unavailable|out of stock|outofstock|discontinued|expired|deleted|removed|archived|withdrawn|no longer available|nicht (?:mehr )?(?:verfugbar|lieferbar)|geloscht|abgelaufen|archiviert)$/,
  held: /^(?:in pausa|sospes[oaie]|paused?|in revisione|in review|rifiutat[oa]|rejected|inattiv[oa]|non attiv[oa]|disattivat[oa]|inactive|disabled|off ?line|non pubblicat[oa]|unpublished|nascost[oa]|hidden|non visibile|in preparazione|in officina|in lavorazione|inaktiv|deaktiviert|pausiert)$/,
  draft: /^(?:bozz[ae]|draft|entwurf|da completare|incomplet[oa])$/,
  available:
    /^(?:subito|immediata(?:mente)?|disponibil[ei](?: subito| da subito| in sede)?|subito disponibile|in (?:vendita|stock|sede|pronta consegna|negozio|esposizione|salone)|pronta consegna|a stock|pubblicat[oa]|attiv[oa]|visibile|on ?line|in arrivo|ordinabile|in ordine|available(?: now| for order)?|in ?stock|instock|for sale|on sale|active|published|live|listed|pre ?order|back ?order|instoreonly|onlineonly|limitedavailability|(?:sofort )?verfugbar|lieferbar|auf lager|zum verkauf|aktiv|libero|libera)$/,
}

const states: readonly StockState[] = ['sold', 'unavailable', 'reserved', 'held', 'draft', 'available']

/** «Venduta», «SOLD», «https://schema.org/OutOfStock»; undefined for words that say something else. */
export function stateOfWords(text: string): StockState | undefined {
  const words = normaliseText(text.replace(/^https?:\/\/(?:www\.)?schema\.org\//i, '')).slice(0, 60)
  const ofOurs = statusNamed(words)
  return ofOurs ? stateOfStatus[ofOurs] : states.find((state) => stateWords[state].test(words))
}

function statusNamed(words: string): AdStatus | undefined {
  return statusNames.find((status) => normaliseText(adStatuses[status]) === words)
}
const stateOfStatus: Readonly<Record<AdStatus, StockState>> = {
  draft: 'draft',
  in_review: 'held',
  published: 'available',
  paused: 'held',
  reserved: 'reserved',
  sold: 'sold',
  expired: 'unavailable',
  withdrawn: 'unavailable',
  rejected: 'held',
  deleted: 'unavailable',
}
const statusNames = Object.keys(adStatuses).filter((name): name is AdStatus => Object.hasOwn(stateOfStatus, name))

const yes = /^(?:s[iì]|yes|y|ja|j|true|vero|wahr|x|v|ok)$/i
const no = /^(?:no|n|nein|false|falso|falsch|f)$/i

/** Whether a cell says yes, or how many there are; undefined for words. */
function yesNoOf(text: string): boolean | undefined {
  if (yes.test(text)) return true
  if (no.test(text)) return false
  return /^-?\d{1,6}(?:[.,]0+)?$/.test(text) ? Number(text.replace(',', '.')) > 0 : undefined
}

type StateColumn = 'saleState' | 'availability' | 'sold' | 'reserved'
/** What yes and no mean in a column; null: nothing against the sale. */
const meaning: Readonly<Record<StateColumn, { yes: StockState; no: StockState | null }>> = {
  saleState: { yes: 'available', no: 'unavailable' },
  availability: { yes: 'available', no: 'unavailable' },
  sold: { yes: 'sold', no: null },
  reserved: { yes: 'reserved', no: null },
}
const stateColumns = ['saleState', 'availability', 'sold', 'reserved'] as const satisfies readonly StateColumn[]

/** What the cells of a row say of its sale: of several, what speaks most against it. */
export function readStockState(row: RowReader, words: readonly string[]): SaidState {
  const said: SaidState[] = [
    ...stateColumns.map((column) => stateIn(row.text(column), meaning[column])),
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

/** «Dal 15/12/2026»: when it can be had. */
const isFromDate = /^(?:disponibile\s+)?(?:d[ae]l|from|ab)?\s*\d{1,4}[/.-]\d{1,2}[/.-]\d{1,4}$/i

function stateIn(text: string, { yes, no }: { yes: StockState; no: StockState | null }): SaidState {
  const state = stateOfWords(text) // first: «non disponibile» is a placeholder elsewhere
  if (state !== undefined) return { state, words: text }
  if (isEmptyValue(text)) return { state: null, words: '' }
  const answer = yesNoOf(text.trim())
  if (answer !== undefined) return { state: answer ? yes : no, words: text }
  return { state: strongestPart(text) ?? (isFromDate.test(text) ? 'available' : 'unknown'), words: text }
}

/** «Usato – venduto»: a condition with a word about the sale behind it. */
function stateAmong(text: string): SaidState {
  return { state: stateOfWords(text) ?? strongestPart(text) ?? null, words: text }
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
