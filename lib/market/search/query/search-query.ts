import type { ListPageSlug } from '@/lib/market/search/page/list-pages'

export const pageSize = 20
export const defaultRadiusKm = 50
export const radiusSteps = [5, 10, 20, 30, 50, 100, 200] as const

/** The filter that looks for words in the ads. */
export const textParam = 'testo'

/** The province of the buyer, on which the price «chiavi in mano» depends. */
export const buyerProvinceParam = 'residenza'

export const sorts = {
  consigliati: 'Consigliati',
  recenti: 'Più recenti',
  prezzo_crescente: 'Prezzo più basso',
  prezzo_decrescente: 'Prezzo più alto',
  km: 'Meno chilometri',
  anno_decrescente: 'Anno più recente',
  anno_crescente: 'Anno meno recente',
  potenza: 'Più potenti',
  distanza: 'Più vicini',
  chiavi_in_mano: 'Prezzo chiavi in mano, dal più basso',
} as const
export type Sort = keyof typeof sorts
/** The order of a list whose address names none. */
export const usualSort = 'consigliati' satisfies Sort

/** `vista=mappa`: the list beside a map of its results. */
export const viewParam = 'vista'
export const mapView = 'mappa' as const

export type SlugAndName = { slug: string; name: string }
/** A make, or one model of it. */
export type VehicleChoice = { make: SlugAndName; model: SlugAndName | null }
export type SearchPlace = { istat: string; name: string; provinceCode: string; latitude: number; longitude: number }

/** What was typed for a place and names none, and the comuni whose names are nearly the same. */
export type UnknownPlace = { text: string; meant: readonly SearchPlace[] }

/** What somebody looks for. JSON-serialisable, and always in canonical form: two equal searches are deeply equal. */
export type SearchQuery = {
  list: ListPageSlug
  /** Vehicles, any of them; none means every make. */
  vehicles: readonly VehicleChoice[]
  /** Vehicles that are excluded; only what has an effect beside the chosen ones. */
  excluded: readonly VehicleChoice[]
  place: SearchPlace | null
  /** Text that is no known place, only without a place; it filters nothing. */
  unknownPlace: UnknownPlace | null
  /** Radius in kilometres, only with a place, or with an unknown one for when it is known. */
  radiusKm: number | null
  /** Filters by parameter name, the values as they stand in the address; a parameter that is not set is missing. */
  filters: Readonly<Record<string, readonly string[]>>
  /** Words that put ads first which have them, and leave none out. */
  words: string | null
  /** Words that no ad may have: one half of a search with `words`, never of an address. */
  lacks?: string
  sort: Sort
  page: number
  /** The results on the map; absent: as a list. */
  view?: typeof mapView
}

export function emptySearch(list: ListPageSlug): SearchQuery {
  return {
    list,
    vehicles: [],
    excluded: [],
    place: null,
    unknownPlace: null,
    radiusKm: null,
    filters: {},
    words: null,
    sort: usualSort,
    page: 1,
  }
}

/** The sorts that make sense for this search: «distanza» needs a place, «chiavi_in_mano» the province of the buyer. */
export function sortsOf(query: Pick<SearchQuery, 'place' | 'filters'>): Sort[] {
  return Object.keys(sorts)
    .filter(isSort)
    .filter((sort) => hasSort(query, sort))
}

export function hasSort(query: Pick<SearchQuery, 'place' | 'filters'>, sort: Sort): boolean {
  if (sort === 'chiavi_in_mano') return buyerProvinceOf(query) !== null
  return sort !== 'distanza' || query.place !== null
}

/** The code of the province for which prices are «chiavi in mano», «MI»; null where the address names none. */
export function buyerProvinceOf({ filters }: Pick<SearchQuery, 'filters'>): string | null {
  return filters[buyerProvinceParam]?.[0]?.toUpperCase() ?? null
}

export function isSort(text: string): text is Sort {
  return Object.hasOwn(sorts, text)
}
