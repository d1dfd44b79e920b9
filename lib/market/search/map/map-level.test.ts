import { expect, test } from 'vitest'
import { emptySearch, type SearchQuery } from '@/lib/market/search/query/search-query'
import { groupedBy, levelName, mapLevel, mapTrail } from './map-level'

const pisa = { istat: '050026', name: 'Pisa', provinceCode: 'PI', latitude: 43.7, longitude: 10.4 }

function levelOf(search: Partial<SearchQuery>) {
  const query: SearchQuery = { ...emptySearch('usate'), view: 'mappa', ...search }
  const level = mapLevel(query)
  return { name: levelName(level), by: groupedBy(level), above: mapTrail(query, level) }
}

test('the map shows the narrowest area that its search names, grouped by the next smaller parts', () => {
  const rows: [Partial<SearchQuery>, string, string][] = [
    [{}, 'Italia', 'region'],
    [{ filters: { regione: ['toscana', 'lazio'] } }, 'Italia', 'region'],
    [{ filters: { regione: ['toscana'] } }, 'Toscana', 'province'],
    [{ filters: { provincia: ['pi', 'lu'] } }, 'Toscana', 'province'],
    [{ filters: { provincia: ['pi', 'mi'] } }, 'Italia', 'region'],
    [{ filters: { provincia: ['pi'] } }, 'Pisa', 'comune'],
    [{ place: pisa, radiusKm: 50 }, 'Pisa +50 km', 'comune'],
    [{ place: pisa, radiusKm: 200 }, 'Pisa +200 km', 'province'],
    [{ place: pisa, radiusKm: 500 }, 'Pisa +500 km', 'region'],
    [{ place: pisa, radiusKm: 10, filters: { provincia: ['pi'] } }, 'Pisa +10 km', 'comune'],
  ]
  for (const [search, name, by] of rows) expect(levelOf(search), JSON.stringify(search)).toMatchObject({ name, by })
})

test('the way up from a map leads through the region to the country, and the other filters stay', () => {
  const filters = { carburante: ['gpl'] }
  expect(levelOf({ filters }).above).toEqual([])
  expect(levelOf({ place: pisa, radiusKm: 10, filters: { ...filters, provincia: ['pi'] } }).above).toEqual([
    { label: 'Italia', href: '/usate?carburante=gpl&vista=mappa' },
    { label: 'Toscana', href: '/usate?carburante=gpl&regione=toscana&vista=mappa' },
    { label: 'Pisa', href: '/usate?carburante=gpl&provincia=pi&vista=mappa' },
  ])
})
