import { adColumn } from '@/lib/market/ads/ad-column-lists'
import { cursorParam } from '@/lib/market/search/query/search-href'
import { buyerProvinceParam, type SearchQuery, sorts } from '@/lib/market/search/query/search-query'
import { type SortOrder, sortOrderOf } from '@/lib/market/search/query/sort-order'
import type { ListPosition } from './search-engine'

const shape = /^([a-z])(~|-?[0-9a-z]{1,11})\.([0-9a-z]{1,11})(?:\.([a-z]{2}))?$/
const orderNames = Object.keys(sorts)

type Ordered = Pick<SearchQuery, 'sort' | 'filters'>

/** The position of an ad in the order of a list, as one short word. */
export function cursorText(query: Ordered, { key, id }: ListPosition): string {
  const province = provinceOf(query)
  return `${letterOf(query.sort)}${key === null ? '~' : key.toString(36)}.${id.toString(36)}${province && `.${province}`}`
}

/** The position that stands in an address; null on a first page, and for whatever is none of the order of this list: the page is then found by its number. */
export function readCursor(params: URLSearchParams, query: SearchQuery): ListPosition | null {
  const [, letter, key = '', id = '', province = ''] = shape.exec(params.get(cursorParam) ?? '') ?? []
  if (letter === undefined || letter !== letterOf(query.sort) || province !== provinceOf(query) || query.page === 1) return null
  const position = { key: key === '~' ? null : Number.parseInt(key, 36) + 0, id: Number.parseInt(id, 36) }
  const isKey = position.key === null || Math.abs(position.key) <= largestKey(sortOrderOf(query))
  return isKey && Number.isSafeInteger(position.id) ? position : null
}

/** A price «chiavi in mano» is another one in another province. */
function provinceOf({ sort, filters }: Ordered): string {
  return (sort === 'chiavi_in_mano' && filters[buyerProvinceParam]?.[0]) || ''
}

function letterOf(sort: SearchQuery['sort']): string {
  return String.fromCodePoint(97 + orderNames.indexOf(sort))
}

/** What the column can hold: a database refuses to compare it with more. */
function largestKey({ by }: SortOrder): number {
  if (by === 'distance' || by === 'turnkeyPrice') return Number.MAX_SAFE_INTEGER
  const { type } = adColumn(by)
  if (type === 'timestamptz') return Number.MAX_SAFE_INTEGER
  if (type === 'date') return 700_000 // days
  return type === 'smallint' ? 32_767 : 2 ** 31 - 1
}
