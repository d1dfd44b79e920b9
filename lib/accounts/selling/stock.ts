import type { Refusal } from '@/lib/accounts/moderation/moderation-case'
import { type AdStatus, adStatuses, isAdStatus } from '@/lib/market/ads/ad'
import type { AdCard } from '@/lib/market/ads/ad-card'
import { numberText } from '@/lib/market/catalogue/number-text'
import type { PriceRating } from '@/lib/market/price-rating/price-words'
import { type OwnerAction, ownerActions } from './own-ad'

/** Vehicles on one page of the table; so many can be changed at once. */
export const stockPerPage = 50

export const stockSorts = {
  recenti: 'Cambiati di recente',
  giorni: 'Più giorni online',
  visite: 'Più visti',
  'prezzo-crescente': 'Prezzo crescente',
  'prezzo-decrescente': 'Prezzo decrescente',
} as const
export type StockSort = keyof typeof stockSorts

/** What stands online for so many days or more is called slow. */
export const slowDays = 90

/** The places of a price beside its estimate, as the page of an ad says them. */
export const stockPrices = {
  sotto: 'Ottimo o buono',
  media: 'Nella media',
  sopra: 'Sopra la media',
  verificare: 'Da verificare',
  senza: 'Senza stima',
} as const
export type StockPrice = keyof typeof stockPrices

export type StockQuery = {
  text: string
  status: AdStatus | null
  price: StockPrice | null
  isSlow: boolean
  sort: StockSort
  page: number
}

/** Which vehicles a change is about: those with these numbers, or all that a question to the table finds. */
export type Chosen = readonly number[] | StockQuery

export function isQuery(chosen: Chosen): chosen is StockQuery {
  return 'sort' in chosen && typeof chosen.sort === 'string'
}

type Asked = Partial<Record<string, string | string[]>>

/** What an address requests; what cannot be read is left out. */
export function readStockQuery({ cerca, stato, prezzi, fermi, ordina, pagina }: Asked): StockQuery {
  const text = typeof cerca === 'string' ? cerca.normalize('NFC').replaceAll('\0', '').trim().slice(0, 80) : ''
  return {
    text,
    status: isAdStatus(stato) ? stato : null,
    price: typeof prezzi === 'string' && isStockPrice(prezzi) ? prezzi : null,
    isSlow: fermi === 'si',
    sort: typeof ordina === 'string' && isSort(ordina) ? ordina : 'recenti',
    page: typeof pagina === 'string' && /^[1-9]\d{0,4}$/.test(pagina) ? Number(pagina) : 1,
  }
}

/** The parameters of a query, without what is as it is anyway. */
export function stockParams({ text, status, price, isSlow, sort, page }: StockQuery): URLSearchParams {
  return new URLSearchParams({
    ...(text !== '' && { cerca: text }),
    ...(status !== null && { stato: status }),
    ...(price !== null && { prezzi: price }),
    ...(isSlow && { fermi: 'si' }),
    ...(sort !== 'recenti' && { ordina: sort }),
    ...(page > 1 && { pagina: String(page) }),
  })
}

function isStockPrice(text: string): text is StockPrice {
  return Object.hasOwn(stockPrices, text)
}

function isSort(text: string): text is StockSort {
  return Object.hasOwn(stockSorts, text)
}

/** A vehicle in the table. JSON-serialisable. `daysOnline`: null for what is not online. */
export type StockVehicle = {
  card: Pick<AdCard, 'id' | 'href' | 'title' | 'version' | 'priceCents' | 'status' | 'photo' | 'illustration'>
  daysOnline: number | null
  views: number
  saves: number
  contacts: number
  rating: PriceRating | null
  /** Points of 100. */
  quality: number
  /** What was changed of it waits for a moderator. */
  isRevised: boolean
  /** Why it, or what was changed of it, may not be read. */
  refusal: Refusal | null
}

/** A price before and after a change of several. `afterCents`: null where it stays as it is. JSON-serialisable. */
export type PricePreview = { id: number; title: string; beforeCents: number | null; afterCents: number | null; rating: PriceRating | null }
/** A change of prices before it holds: the first of the vehicles, and all as figures. `seenAt`: as milliseconds. */
export type PricesPreview = { prices: PricePreview[]; found: number; changing: number; differenceCents: number; seenAt: number }

/** A status before a change of several, and after it. `unchangedBecause`: why this vehicle stays as it is; null where it changes. JSON-serialisable. */
export type StatusPreview = { id: number; title: string; before: AdStatus; after: AdStatus; unchangedBecause: string | null }
/** The same of statuses. */
export type StatusesPreview = { statuses: StatusPreview[]; found: number; changing: number; seenAt: number }

/** A description with placeholders, as the staff has saved it. JSON-serialisable. */
export type DescriptionTemplate = { id: number; name: string; body: string }
/** Descriptions before they are written: some of them, and how many of the chosen vehicles get one. */
export type TextsPreview = { found: number; changing: number; samples: { title: string; text: string }[] }

/** A vehicle that stays as it is because it was changed meanwhile; `who`: null where that was nobody of the staff. */
export type MovedVehicle = { title: string; who: string | null }

/** Seconds for which the page offers an undo while nobody rests on it; without a script it stays. */
export const undoSeconds = 20
/** Minutes for which the server accepts it: some need longer to reach a button. */
export const undoMinutes = 10

/** Names shown of vehicles that were changed meanwhile. */
const mostNamed = 3

/** «2 fatti, 1 no: BMW 118d: Matteo l’ha appena cambiata. Guarda e riprova.» */
export function partlyDoneText(done: number, moved: readonly MovedVehicle[]): string {
  const named = moved.slice(0, mostNamed).map(({ title, who }) => `${title}: ${who ?? 'qualcuno'} l’ha appena cambiata`)
  const more = moved.length > mostNamed ? `, e altre ${moved.length - mostNamed}` : ''
  return `${done === 1 ? '1 fatto' : `${done} fatti`}, ${moved.length} no: ${named.join('; ')}${more}. Guarda e riprova.`
}

export type StockPage = {
  vehicles: StockVehicle[]
  query: StockQuery
  /** The counts of all that the text and the box choose, whatever their status. */
  counts: Partial<Record<AdStatus, number>>
  found: number
  pages: number
}

/** What the staff does with several vehicles at once. */
export const bulkActions = [
  'pausa',
  'riprendi',
  'riserva',
  'libera',
  'venduto',
  'ritira',
  'ripubblica',
] as const satisfies readonly OwnerAction[]
export type BulkAction = (typeof bulkActions)[number]

/** What each does to vehicles, said before it is done. */
export const bulkEffects: Readonly<Record<BulkAction, string>> = {
  pausa: 'Nessuno li vedrà finché non li rimetti online.',
  riprendi: 'Chi cerca li vedrà di nuovo.',
  riserva: 'Chi li ha salvati vedrà che sono riservati.',
  libera: 'Non saranno più segnati come riservati.',
  venduto: 'I loro annunci diranno che sono venduti.',
  ritira: 'I loro annunci diranno che non sono più disponibili.',
  ripubblica: 'Saranno di nuovo online.',
}

const closedToStaff: Partial<Record<AdStatus, string>> = {
  draft: 'è una bozza: va prima completata',
  in_review: 'chi modera lo sta guardando',
  rejected: 'chi modera non lo ha accolto',
}

/** Why a status does not allow an action. */
export function unchangedReason(status: AdStatus, action: BulkAction): string {
  const { from, to } = ownerActions[action]
  if (status === to) return 'lo è già'
  return closedToStaff[status] ?? `si può solo da: ${from.map((name) => adStatuses[name].toLowerCase()).join(', ')}`
}

/** Whether one of the actions led from the one status to the other, so that it may be taken back. */
export function canGoBack(now: AdStatus, before: AdStatus): boolean {
  return bulkActions.some((name) => {
    const { from, to }: { from: readonly AdStatus[]; to: AdStatus } = ownerActions[name]
    return to === now && from.includes(before)
  })
}

export function isBulkAction(text: unknown): text is BulkAction {
  return bulkActions.some((name) => name === text)
}

/** The vehicles that an address names, «12.15.18»; none where it names too many, or something else. */
export function readChosen(text: unknown): number[] {
  const ids = typeof text === 'string' && /^[1-9]\d{0,15}(?:\.[1-9]\d{0,15})*$/.test(text) ? text.split('.').map(Number) : []
  return ids.length > stockPerPage ? [] : ids
}

/** What an address says of the chosen vehicles. */
export function chosenParams(chosen: Chosen): Record<string, string> {
  return isQuery(chosen) ? { tutte: 'si' } : { annunci: chosen.join('.') }
}

/** The vehicles that the address of a preview is about; none where it names nothing that can be read. */
export function chosenIn({ annunci, tutte, elenco }: Asked): Chosen {
  if (tutte !== 'si') return readChosen(annunci)
  return readStockQuery(Object.fromEntries(new URLSearchParams(typeof elenco === 'string' ? elenco : '')))
}

export function countedVehicles(count: number): string {
  return count === 1 ? '1 veicolo' : `${numberText(count)} veicoli`
}

/** Vehicles that the sell form changes; a row of a file that lacked something is completed so. */
export const changeableStatuses: readonly AdStatus[] = ['draft', 'published', 'paused', 'reserved']

export function isChangeable(status: AdStatus): boolean {
  return changeableStatuses.includes(status)
}

/** What may be mended in a stock, as questions to its table; how many each finds stands beside it. */
export const stockHealth = [
  { label: 'Bozze da completare', why: 'manca un dato obbligatorio: nessuno le vede', asked: { stato: 'draft' } },
  { label: `Online da oltre ${slowDays} giorni`, why: 'prezzo, foto o testo si possono rivedere', asked: { fermi: 'si' } },
  { label: 'Prezzo sopra la media', why: 'altri chiedono meno per veicoli così', asked: { stato: 'published', prezzi: 'sopra' } },
  {
    label: 'Prezzo da verificare',
    why: 'molto lontano dalla stima: forse manca una cifra',
    asked: { stato: 'published', prezzi: 'verificare' },
  },
] as const
