import { expect, test } from 'vitest'
import { dimensionsOf } from '@/lib/market/search/engine/search-facets.server'
import { emptySearch } from '@/lib/market/search/query/search-query'
import { answerOf, deepestAd, searchesOf } from './cluster-question.server'

const now = { now: Date.UTC(2026, 10, 25), text: null }
const query = emptySearch('annunci')
const request = { query, from: 0, limit: 20, dimensions: dimensionsOf(query), includesPrices: true }

test('Choices without a value are counted with the page, each chosen one in a search of its own', () => {
  expect(searchesOf(request, now)).toHaveLength(1)
  const chosen = { ...query, filters: { carburante: ['diesel'], cambio: ['manuale'], prezzo_a: ['9000'], km_a: ['50000'] } }
  const searches = searchesOf({ ...request, query: chosen }, now)
  expect(searches.map(({ size, aggregations = {} }) => [size, Object.keys(aggregations).length > 1])).toEqual([
    [21, true],
    [0, false],
    [0, false],
    [0, false],
  ])
})

test('A page that stands too deep is not requested by its number, only behind a position', () => {
  expect(searchesOf({ ...request, from: deepestAd - 21 }, now)).not.toEqual([])
  expect(searchesOf({ ...request, from: deepestAd - 20 }, now)).toEqual([])
  expect(searchesOf({ ...request, after: { key: 5, id: 1 } }, now)[0]).toMatchObject({ search_after: [5, 1] })
  expect(searchesOf({ ...request, after: { key: null, id: 1 } }, now)[0]).toMatchObject({ search_after: [-Number.MAX_SAFE_INTEGER, 1] })
})

test('One ad more than a page shows says that more follow, also behind an ad without the sorted value', () => {
  const short = { ...request, limit: 2, dimensions: [], includesPrices: false }
  const unknown = -Number.MAX_SAFE_INTEGER
  const page = (...keys: number[][]) => [{ total: keys.length, keys, buckets: new Map() }]
  expect(answerOf(short, page([9, 4], [8, 3]))).toEqual({ total: 2, ids: [4, 3], next: null, counts: null, prices: null })
  expect(answerOf(short, page([9, 4], [8, 3], [7, 2]))).toMatchObject({ ids: [4, 3], next: { key: 8, id: 3 } })
  expect(answerOf(short, page([9, 4], [unknown, 3], [unknown, 2]))).toMatchObject({ next: { key: null, id: 3 } })
})
