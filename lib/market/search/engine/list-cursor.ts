import { adColumn } from '@/lib/market/ads/ad-column-lists'
import { cursorParam } from '@/lib/market/search/query/search-href'
import { buyerProvinceParam, type SearchQuery, sorts } from '@/lib/market/search/query/search-query'
import { isComputed, type SortOrder, sortOrderOf } from '@/lib/market/search/query/sort-order'
import type { AdPosition, ListPosition } from './search-engine'

const positionShape = '(~|-?[0-9a-z]{1,11})\\.([0-9a-z]{1,11})'
/** Order, position, province of a buyer; of «Consigliati» the run of a seller and where their last ad stands. */
const shape = new RegExp(`^([a-z])${positionShape}(?:\\.([a-z]{2}))?(?:\\.([0-2])(?:\\.${positionShape})?)?$`)
const orderNames = Object.keys(sorts)

type Ordered = Pick<SearchQuery, 'sort' | 'filters'>

/** The position of an ad in the order of a list, as one short word. */
export function cursorText(query: Ordered, position: ListPosition): string {
  const province = provinceOf(query)
  const { spread } = position
  const turn = spread ? [`.${spread.run}`, ...(spread.last ? [`.${positionText(spread.last)}`] : [])].join('') : ''
  return `${letterOf(query.sort)}${positionText(position)}${province && `.${province}`}${turn}`
}

function positionText({ key, id }: AdPosition): string {
  return `${key === null ? '~' : key.toString(36)}.${id.toString(36)}`
}

/** The position that stands in an address; null on a first page, and for whatever is none of the order of this list: the page is then found by its number. */
export function readCursor(params: URLSearchParams, query: SearchQuery): ListPosition | null {
  const [, letter, key, id, province = '', run, lastKey, lastId] = shape.exec(params.get(cursorParam) ?? '') ?? []
  if (letter === undefined || letter !== letterOf(query.sort) || province !== provinceOf(query) || query.page === 1 || query.words !== null)
    return null
  const position = readPosition(query, key, id)
  if (!position || run === undefined) return position
  if (query.sort !== 'consigliati') return null
  const last = lastKey === undefined ? undefined : readPosition(query, lastKey, lastId)
  return last === null ? null : { ...position, spread: { run: Number(run), ...(last && { last }) } }
}

function readPosition(query: SearchQuery, key = '', id = ''): AdPosition | null {
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
  if (isComputed(by)) return Number.MAX_SAFE_INTEGER
  const { type } = adColumn(by)
  if (type === 'timestamptz') return Number.MAX_SAFE_INTEGER
  if (type === 'date') return 700_000 // days
  return type === 'smallint' ? 32_767 : 2 ** 31 - 1
}
