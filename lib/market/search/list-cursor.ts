import { adColumn } from '@/lib/market/ads/ad-column-lists'
import type { ListPosition } from './search-engine'
import { cursorParam } from './search-href'
import { type SearchQuery, sorts } from './search-query'
import { type SortOrder, sortOrderOf } from './sort-order'

const shape = /^([a-z])(~|-?[0-9a-z]{1,11})\.([0-9a-z]{1,11})$/
const orderNames = Object.keys(sorts)

/** The position of an ad in the order of a list, as one short word. */
export function cursorText({ sort }: Pick<SearchQuery, 'sort'>, { key, id }: ListPosition): string {
  return `${letterOf(sort)}${key === null ? '~' : key.toString(36)}.${id.toString(36)}`
}

/** The position that stands in an address; null on a first page, and for whatever is none of the order of this list: the page is then found by its number. */
export function readCursor(params: URLSearchParams, query: SearchQuery): ListPosition | null {
  const [, letter, key = '', id = ''] = shape.exec(params.get(cursorParam) ?? '') ?? []
  if (letter === undefined || letter !== letterOf(query.sort) || query.page === 1) return null
  const position = { key: key === '~' ? null : Number.parseInt(key, 36) + 0, id: Number.parseInt(id, 36) }
  const isKey = position.key === null || Math.abs(position.key) <= largestKey(sortOrderOf(query))
  return isKey && Number.isSafeInteger(position.id) ? position : null
}

function letterOf(sort: SearchQuery['sort']): string {
  return String.fromCodePoint(97 + orderNames.indexOf(sort))
}

/** What the column can hold: a database refuses to compare it with more. */
function largestKey({ by }: SortOrder): number {
  if (by === 'distance') return Number.MAX_SAFE_INTEGER
  const { type } = adColumn(by)
  if (type === 'timestamptz') return Number.MAX_SAFE_INTEGER
  if (type === 'date') return 700_000 // days
  return type === 'smallint' ? 32_767 : 2 ** 31 - 1
}
