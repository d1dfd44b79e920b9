import type { ListPageSlug } from '@/lib/market/search/page/list-pages'
import { filtersOf, spellingsOf } from './filter-params'
import { readFilter } from './filter-values'
import { type Lookups, readQuery } from './read-search'
import { isSort, mapView, viewParam } from './search-query'
import { parseWhole } from './whole-number'

/**
 * The parameters, each named once, that a list does not know or whose value it does not understand: a page leaves them out, a count would answer another question.
 * Empty values are fields that were left empty.
 */
export function unreadParams(list: ListPageSlug, params: URLSearchParams, lookups: Lookups): string[] {
  const given = new Map([...params].map(([name, value]): [string, [string, string]] => [`${name}=${value}`, [name, value]]))
  const unread = [...given.values()].filter(([name, value]) => value.trim() !== '' && !isRead(list, name, value, params, lookups))
  return [...new Set(unread.map(([name]) => name))]
}

function isRead(list: ListPageSlug, name: string, value: string, params: URLSearchParams, lookups: Lookups): boolean {
  const readAlone = () => readQuery({ list, segments: [], params: new URLSearchParams([[name, value]]) }, lookups)
  switch (name) {
    case 'ordina':
      return isSort(value)
    case viewParam:
      return value === mapView
    case 'pagina':
      return /^0*[1-9]\d*$/.test(value)
    case 'raggio':
      return parseWhole(value, 1, 500) !== undefined
    case 'dove': {
      const read = readAlone()
      return read !== null && read.unknownPlace === null
    }
    case 'marca':
    case 'senza_marca':
      return value.split(',').every((one) => readsVehicle(list, name, one, lookups))
    case 'modello':
      return params.getAll('marca').some((make) => readsVehicle(list, 'marca', `${make}:${value}`, lookups))
    default: {
      const alone = new URLSearchParams([[name, value]])
      return filtersOf(list).some((filter) => spellingsOf(filter).includes(name) && Object.keys(readFilter(filter, list, alone)).length > 0)
    }
  }
}

function readsVehicle(list: ListPageSlug, name: 'marca' | 'senza_marca', value: string, lookups: Lookups): boolean {
  const read = readQuery({ list, segments: [], params: new URLSearchParams([[name, value]]) }, lookups)
  return read !== null && read.vehicles.length + read.excluded.length > 0
}
