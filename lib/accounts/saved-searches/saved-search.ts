import { routes } from '@/lib/kernel/routes/routes'
import type { AdCard } from '@/lib/market/ads/ad-card'
import { listPageOf } from '@/lib/market/search/page/list-pages'
import { searchHeading } from '@/lib/market/search/page/search-heading'
import { asksTurnkeyPrice } from '@/lib/market/search/query/filter-predicates'
import { searchChips } from '@/lib/market/search/query/search-chips'
import { withoutFilter, withoutWords, withSort, withView } from '@/lib/market/search/query/search-edit'
import { searchHref } from '@/lib/market/search/query/search-href'
import { type SearchQuery, usualSort } from '@/lib/market/search/query/search-query'
import type { AlertFrequency } from './alert-frequency'
import { maxSearchNameLength } from './saved-search-limits'

/** A saved search as the page and the API show it. JSON-serialisable. */
export type SavedSearch = {
  id: number
  name: string
  savedAt: string
  /** How often its owner is written to about it. */
  frequency: AlertFrequency
  /** The time since which nobody is written to about it. */
  pausedAt: string | null
  /** The last mail about it. */
  mailedAt: string | null
  /** What it looks for: its list and its filters in words; null when its make or model is no longer in the catalogue. */
  search: { href: string; filters: string[] } | null
  /** What it finds; null when it finds nothing any more, or counting takes too long. */
  found: { total: number; fresh: number; cards: AdCard[] } | null
}

/** An alert of somebody without an account, as they see it. JSON-serialisable. */
export type OwnAlert = {
  id: number
  name: string
  frequency: AlertFrequency
  isPaused: boolean
  /** Removed, and can be taken back. */
  isRemoved: boolean
  /** Null when its make or model is no longer in the catalogue. */
  search: { href: string; filters: string[] } | null
}
/** The alerts that an address is written to about. */
export type OwnAlerts = { maskedEmail: string; alerts: OwnAlert[] }

export type SavedSearchPage = { searches: SavedSearch[]; total: number; page: number; pages: number }

/** A search that somebody is about to save, with the name it would get. `total`: its ads, null where not counted. `mailsAWeek`: of «Subito», null where the market is too young. */
export type SearchToSave = { address: string; name: string; filters: string[]; total: number | null; mailsAWeek: number | null }

/** A saved search whose owner is about to change it, with the filters it would have then, each with the address without it. */
export type SearchToEdit = SearchToSave & {
  id: number
  frequency: AlertFrequency
  list: string
  chips: { label: string; address: string }[]
}

/** What is saved of a search: neither its order nor its page nor its map, no words that only put ads first, no place that nobody knows, and no province of a buyer, or price there, that filters nothing. Of equal searches it is the same. */
export function addressToSave(query: SearchQuery): string {
  const facts = withoutWords(withView(query, undefined))
  const placed = facts.unknownPlace ? withoutFilter(facts, 'dove') : facts
  return searchHref(withSort(asksTurnkeyPrice(query) ? placed : withoutFilter(placed, 'chiavi'), usualSort))
}

/** The list of a search and its filters, as they are called on the list. */
export function filtersInWords(query: SearchQuery): string[] {
  return [listPageOf(query.list).label, ...searchChips(query).map(({ label }) => label)]
}

/** «Fiat Panda usate a Pisa e dintorni · GPL · Fino a 10.000 €»: as many filters as there is room for. */
export function proposedName(query: SearchQuery): string {
  const heading = searchHeading(query)
  const others = searchChips(query).filter(({ key, label }) => key !== 'dove' && !heading.includes(label))
  const name = others.reduce((text, { label }) => {
    const longer = `${text} · ${label}`
    return longer.length > maxSearchNameLength ? text : longer
  }, heading)
  return name.slice(0, maxSearchNameLength)
}

/** The page of the list that an address requests; invalid values mean the first. */
export function readSavedSearchesPage({ pagina }: Partial<Record<string, string | string[]>>): number {
  return typeof pagina === 'string' && /^[1-9]\d{0,4}$/.test(pagina) ? Number(pagina) : 1
}

export function savedSearchesHref(page: number): string {
  return page === 1 ? routes.savedSearches : `${routes.savedSearches}?pagina=${page}`
}
