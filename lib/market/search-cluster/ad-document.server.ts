import type { FilterDefinition, SearchedColumn } from '@/lib/market/search/query/filter-kinds'
import { type IndexLayout, indexLayout } from '@/lib/market/search-index/columns/index-layout.server'
import { fieldPlaces, fieldSeparator, flagColumns, listSeparator } from '@/lib/market/search-index/columns/row-sql.server'

/** How a column is stored: a column that two filters query in two ways is stored twice. */
export type FieldKind = 'number' | 'code' | 'flag' | 'text' | 'stems'

/** The name of a field. */
export function fieldOf(kind: FieldKind, column: SearchedColumn): string {
  return `${kind}.${column}`
}

/** What the memory index holds, and the words of whole ads. */
export function clusterLayout(filters?: readonly FilterDefinition[]): IndexLayout {
  return { ...indexLayout(filters), stems: ['adText'] }
}

/** An ad as the cluster stores it: what the table of filters and the orders of lists need. What is not declared is not there. */
export type AdDocument = {
  id: number
  category: string
  make: string
  /** «fiat:panda» */
  makeAndModel?: string
  latitude?: number
  longitude?: number
} & Record<string, string | number | string[]>

const keyword = { type: 'keyword' } as const
/** One stem after the other, as the database has made them. */
const stems = { type: 'text', analyzer: 'whitespace', norms: false } as const
const whole = { type: 'long' } as const
const real = { type: 'double' } as const

/** The one document that is no ad: it has no category, so that no search finds it. */
export const stateField = 'state'

/** The fields of the index, by the layout that the memory index has too. Anything else in a document is refused. Of the documents themselves only the state can be read back. */
export function mappingOf(layout: IndexLayout) {
  return {
    dynamic: 'strict' as const,
    _source: { includes: [stateField] },
    properties: {
      id: whole,
      category: keyword,
      make: keyword,
      makeAndModel: keyword,
      latitude: real,
      longitude: real,
      [stateField]: { type: 'object', enabled: false } as const,
      ...Object.fromEntries(layout.numbers.map(({ column, type }) => [fieldOf('number', column), type === 'float' ? real : whole])),
      ...Object.fromEntries(layout.groups.flat().map(({ column }) => [fieldOf('code', column), keyword])),
      ...Object.fromEntries(flagColumns(layout).map((column) => [fieldOf('flag', column), keyword])),
      ...Object.fromEntries(layout.texts.map((column) => [fieldOf('text', column), keyword])),
      ...Object.fromEntries((layout.stems ?? []).map((column) => [fieldOf('stems', column), stems])),
    },
  }
}

/** The document of an ad as `rowsSql` writes it. */
export function documentOf(layout: IndexLayout, line: string): AdDocument {
  const fields = line.split(fieldSeparator)
  const [id = '', category = '', make = '', model = '', latitude = '', longitude = ''] = fields
  const document: AdDocument = { id: Number(id), category, make }
  if (model !== '') document.makeAndModel = `${make}:${model}`
  if (latitude !== '' && longitude !== '') Object.assign(document, { latitude: Number(latitude), longitude: Number(longitude) })
  const places = fieldPlaces(layout)
  const put = (kind: FieldKind, columns: readonly SearchedColumn[], from: number, read: (field: string) => AdDocument[string]) => {
    for (const [place, column] of columns.entries()) {
      const field = fields[from + place] ?? ''
      if (field !== '') document[fieldOf(kind, column)] = read(field)
    }
  }
  const asItIs = (field: string) => field
  const lists = (field: string) => field.split(listSeparator)
  put(
    'number',
    layout.numbers.map(({ column }) => column),
    places.numbers,
    Number,
  )
  put(
    'code',
    layout.groups.flat().map(({ column }) => column),
    places.codes,
    asItIs,
  )
  put('flag', flagColumns(layout), places.flags, lists)
  put('text', layout.texts, places.texts, asItIs)
  put('stems', layout.stems ?? [], places.stems, asItIs)
  return document
}
