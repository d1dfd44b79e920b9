import type { PublicColumn } from '@/lib/market/ads/ad-columns'
import type { Category } from '@/lib/market/catalogue/category'
import type { Vocabulary } from '@/lib/market/catalogue/vocabulary'
import type { ListPageSlug } from '@/lib/market/search/page/list-pages'

/** The legends under which filters stand in the panel, in this order. */
export const filterGroups = {
  prezzo: 'Prezzo',
  chiavi: 'Prezzo chiavi in mano',
  anno: 'Anno e chilometri',
  motore: 'Carburante e motore',
  carrozzeria: 'Carrozzeria',
  misure: 'Posti, misure e masse',
  dove: 'Dove',
  offerta: 'Venditore e offerta',
  storia: 'Storia e garanzia',
  noleggio: 'Canone e durata',
  epoca: "D'epoca",
  dotazioni: 'Dotazioni',
} as const
export type FilterGroup = keyof typeof filterGroups

type Common = {
  param: string
  label: string
  group: FilterGroup
  /** Categories in which it can be used, then its pages; nothing said means everywhere. */
  categories?: readonly Category[]
  pages?: readonly ListPageSlug[]
  notPages?: readonly ListPageSlug[]
}

/** What a filter may compare: a column that anybody may see, or a value that `search-conditions.server.ts` computes. */
export type SearchedColumn =
  | PublicColumn
  | 'sellerKind'
  | 'hasWarranty'
  | 'priceLabel'
  | 'makeAndModel'
  | 'registrationMonth'
  | 'hasPhotos'
  | 'hasPapers'
  | 'forNewDrivers'
  | 'dealerName'
  | 'adText'
  | 'seller'

/** A typed number is multiplied by `factor` to become what the column holds. */
type Measure = { column: SearchedColumn; unit: string; factor?: number; max: number }

/** A filter for any of these values: the parameter may repeat. */
export type ChoiceFilter = Common & {
  kind: 'choice'
  column: SearchedColumn
  options: (page: ListPageSlug) => Vocabulary
  stored?: (value: string) => readonly (string | number)[]
  /** Values that addresses had before, and what they are called now. */
  aliases?: ReadonlyMap<string, string>
}
/** A filter of two parameters, `{param}_da` and `{param}_a`. */
export type RangeFilter = Common & Measure & { kind: 'range' }
/** A filter of two parameters, `{param}_da` and `{param}_a`, each a year or a month of one. */
export type MonthsFilter = Common & { kind: 'months'; column: SearchedColumn; max: number }
/** The price with the transfer to a buyer of the province `residenza`: `{param}_da` and `{param}_a`, which have no effect until the province is known. */
export type TurnkeyFilter = Common & {
  kind: 'turnkey'
  column: 'priceCents'
  provinces: Vocabulary
  unit: '€'
  factor: number
  max: number
}
export type MinFilter = Common & Measure & { kind: 'min'; steps: readonly number[] }
export type MaxFilter = Common & Measure & { kind: 'max'; steps: readonly number[] }
/** CV in the address, kW in the database; `kw_da` and `kw_a` are understood too. */
export type PowerFilter = Common & { kind: 'power'; column: SearchedColumn; unit: 'CV'; max: number }
/** A filter for this class or a newer one; the options are ordered from the oldest. */
export type AtLeastFilter = Common & { kind: 'atLeast'; column: SearchedColumn; options: (page: ListPageSlug) => Vocabulary }
/** `{param}=si`: the declared fact has this value. */
export type YesFilter = Common & { kind: 'yes'; column: SearchedColumn; is: boolean | string }
/** `{param}=si`: it happened within so many days. */
export type RecentFilter = Common & { kind: 'recent'; column: SearchedColumn; days: number }
/** A filter for ads that have them all: the parameter may repeat. */
export type AllOfFilter = Common & { kind: 'allOf'; column: SearchedColumn; options: (page: ListPageSlug) => Vocabulary }
/** `{param}=si`: an ad has one of these values or more. */
export type SomeOfFilter = Common & { kind: 'someOf'; column: SearchedColumn; values: readonly string[] }
/** A filter by which every word occurs in the text. */
export type TextFilter = Common & { kind: 'text'; column: SearchedColumn; example?: string }
/** A filter by which every word occurs somewhere in the ad, by its stem, under another name, or nearly so. */
export type WordsFilter = Common & { kind: 'words'; column: 'adText'; example: string }
/** A filter for ads published within so many days. */
export type DaysFilter = Common & { kind: 'days'; column: SearchedColumn; max: number; steps: readonly number[] }
/** `dove` is the ISTAT code of a comune (a name is understood), `raggio` the kilometres around it. */
export type PlaceFilter = Common & { kind: 'place' }

export type FilterDefinition =
  | ChoiceFilter
  | RangeFilter
  | TurnkeyFilter
  | MinFilter
  | MaxFilter
  | PowerFilter
  | AtLeastFilter
  | YesFilter
  | RecentFilter
  | MonthsFilter
  | AllOfFilter
  | SomeOfFilter
  | TextFilter
  | WordsFilter
  | DaysFilter
  | PlaceFilter
