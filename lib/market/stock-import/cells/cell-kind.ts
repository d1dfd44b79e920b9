import type { Column } from '@/lib/market/stock-import/columns/column'
import { isEmptyValue } from './parsed-cell'
import { stateOfWords } from './state-words'

/** What a cell looks like by itself, whatever its column is called; null when it could be anything. */
export type CellKind = 'link' | 'price' | 'mileage' | 'power' | 'month' | 'emission' | 'fuel' | 'gearbox' | 'place' | 'offer' | 'state'

const kindPatterns: readonly [CellKind, RegExp][] = [
  ['link', /^https?:\/\/\S+$/i],
  ['price', /^(?:€|eur)\s*[\d.,' ]+(?:,-+)?$|^[\d.,'\s]+\s*(?:€|eur|euro)$/i],
  ['mileage', /^\d[\d.,' ]*\s*km$/i],
  ['power', /^\d+(?:[.,]\d+)?\s*(?:kw|cv|hp|ps)\b(?:\s*\(\s*\d+(?:[.,]\d+)?\s*(?:kw|cv|hp|ps)\s*\))?$/i],
  ['month', /^(?:0?[1-9]|1[0-2])[/-](?:19|20)\d{2}$|^(?:gen|feb|mar|apr|mag|giu|lug|ago|set|ott|nov|dic)[a-z]*[ ,]+(?:19|20)\d{2}$/i],
  ['emission', /^euro\s?[0-6](?:[a-e](?:-?temp)?)?$/i],
  [
    'fuel',
    /^(?:benzina|diesel|gasolio|gpl|metano|ibrid[ao]|elettric[ao]|petrol|gasoline|electric|hybrid|lpg|cng|plug-in)(?:\s*[-/]\s*(?:benzina|diesel|elettric[ao]|gpl|metano|euro\s?\d\w?))*$/i,
  ],
  ['gearbox', /^(?:manuale|automatico|semiautomatico|sequenziale|manual|automatic|semi-?automatic|(?:aut|man)\.(?:\s*\d+ marce)?)$/i],
  ['place', /^(?:\d{5} )?\p{Lu}[\p{L}'’.\s-]+ \([A-Z]{2}\)$|^IT-\d{5} \p{L}/u],
  [
    'offer',
    /^(?:usat[ao]|nuov[ao]|km\s?0|km\s?zero|chilometri zero|aziendale|dimostrativo|epoca|d'epoca|used|new|demonstration|pre-registered)$/i,
  ],
]

export function detectCellKind(text: string): CellKind | null {
  const trimmed = text.trim()
  if (trimmed.length > 300 || isEmptyValue(trimmed)) return null
  if (/^https?:\/\/(?:www\.)?schema\.org\//i.test(trimmed)) return saysState(trimmed) ? 'state' : null // an address that is a word
  return kindPatterns.find(([, look]) => look.test(trimmed))?.[0] ?? (saysState(trimmed) ? 'state' : null)
}

const longestState = 50

function saysState(text: string): boolean {
  return text.length <= longestState && /\p{L}/u.test(text) && stateOfWords(text) !== undefined
}

/** The column where a cell of this kind belongs. */
export const columnOfKind: Record<CellKind, Column> = {
  link: 'link',
  price: 'price',
  mileage: 'mileage',
  power: 'power',
  month: 'registration',
  emission: 'emission',
  fuel: 'fuel',
  gearbox: 'gearbox',
  place: 'place',
  offer: 'offerType',
  state: 'saleState',
}

/** The kinds a column may hold. Columns that are not listed hold free text, so nothing in them is out of place. */
const allowedKinds: Partial<Record<Column, readonly CellKind[]>> = {
  externalId: [],
  link: ['link'],
  photos: ['link'],
  makeModel: ['state'],
  make: [],
  model: ['state'],
  price: ['price'],
  discountedPrice: ['price'],
  year: ['month'],
  registration: ['month', 'offer'],
  mileage: ['mileage'],
  owners: [],
  condition: ['offer'],
  offerType: ['offer'],
  fuel: ['fuel'],
  powerKw: ['power'],
  powerCv: ['power'],
  power: ['power'],
  displacement: [],
  gearbox: ['gearbox'],
  gears: [],
  drive: [],
  body: [],
  doors: [],
  seats: [],
  colour: [],
  emission: ['emission', 'fuel'],
  sellerReference: [],
  email: [],
  phone: [],
  place: ['place'],
  province: [],
  saleState: ['state', 'month'],
  availability: ['state', 'month'],
  sold: ['state', 'month'],
  reserved: ['state', 'month'],
}

export function isAllowedIn(kind: CellKind | null, column: Column): boolean {
  return kind === null || (allowedKinds[column]?.includes(kind) ?? true)
}
