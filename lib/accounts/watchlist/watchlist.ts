import { routes } from '@/lib/kernel/routes/routes'
import type { AdCard } from '@/lib/market/ads/ad-card'

/** How many ads one person may have on the watchlist, the table `saved_ad`. */
export const maxSavedAds = 500
export const maxNoteLength = 500
/** How long a removal can be taken back. */
export const undoMinutes = 60

/** What a write has made of a saved ad. Of two answers about one ad, the one with the higher revision was written last. */
export type SavedState = { ad: number; saved: boolean; revision: number }

/** What became of the ads that a browser had saved without an account: on the list, nowhere any more, or without room on it. */
export type MergedAds = { saved: number[]; gone: number[]; waiting: number[] }

/** A saved ad as its owner was shown it. */
export type SeenAd = { ad: number; priceCents: number | null; isSold: boolean }

/** What every page knows of the watchlist of the logged-in user. */
export type WatchlistSummary = {
  /** The saved ads, by id. */
  ads: number[]
  /** Something got cheaper or was sold since its owner last looked. */
  hasNews: boolean
}

export const watchlistSorts = {
  salvati: 'Ultimi salvati',
  ribasso: 'Ribasso maggiore',
  prezzo: 'Prezzo più basso',
  'prezzo-alto': 'Prezzo più alto',
} as const
export type WatchlistSort = keyof typeof watchlistSorts

export function isWatchlistSort(text: unknown): text is WatchlistSort {
  return typeof text === 'string' && Object.hasOwn(watchlistSorts, text)
}

/** The part of the list that an address requests; invalid values are left out. */
export function readWatchlistQuery({ ordina, pagina }: Partial<Record<string, string | string[]>>): { sort: WatchlistSort; page: number } {
  const isPage = typeof pagina === 'string' && /^[1-9]\d{0,4}$/.test(pagina)
  return { sort: isWatchlistSort(ordina) ? ordina : 'salvati', page: isPage ? Number(pagina) : 1 }
}

export type PriceChange = { cents: number; percent: number }

/** One saved ad as the page and the API show it. JSON-serialisable. */
export type WatchlistEntry = {
  card: AdCard
  /** Whether the ad still has a page of its own. */
  isLinked: boolean
  /** When it was sold, withdrawn …; null as long as it can be had. */
  closedAt: string | null
  savedAt: string
  /** The price, per month for a rental; null: on request. */
  savedPriceCents: number | null
  /** What it costs now, or cost last. */
  priceCents: number | null
  change: PriceChange | null
  /** Sold, or cheaper than when its owner last looked. */
  isNews: boolean
  note: string
  vehicle: { make: string; makeName: string; model: string | null; modelName: string | null }
}

export type WatchlistPage = {
  entries: WatchlistEntry[]
  total: number
  /** The number of ads that can be had for less than when they were saved. */
  cheaper: number
  page: number
  pages: number
  sort: WatchlistSort
}

/** The change of a price, in cents and in tenths of a per cent; null when it is the same, or one of them is not known. */
export function priceChange(before: number | null, now: number | null): PriceChange | null {
  if (before === null || now === null || before === now) return null
  return { cents: now - before, percent: before === 0 ? 0 : Math.round(((now - before) / before) * 1000) / 10 || 0 }
}

/** Address of a page of the list; default values are left out. */
export function watchlistHref(sort: WatchlistSort, page: number): string {
  const query = new URLSearchParams({
    ...(sort === 'salvati' ? {} : { ordina: sort }),
    ...(page === 1 ? {} : { pagina: String(page) }),
  }).toString()
  return query === '' ? routes.watchlist : `${routes.watchlist}?${query}`
}
