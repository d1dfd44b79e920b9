import { expect, test } from 'vitest'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { listPageSlugs } from '@/lib/market/search/page/list-pages'
import { emptySearch, type SearchQuery, sortsOf } from '@/lib/market/search/query/search-query'
import { postgresEngine } from '../postgres-engine.server'
import { loadTestMarket, pick, seededRandom } from '../test-market'
import { searchedTexts } from '../test-oracle'
import { rankingWords } from './ranked-words'

const limit = 20

test(
  'unknown words put ads first that have them, in the same order, and leave none out: page by page',
  withRollback(async (db) => {
    await loadTestMarket(db, 600)
    const engine = rankingWords(postgresEngine(db))
    const allOf = async (query: SearchQuery): Promise<number[]> => {
      const ids: number[] = []
      for (let from = 0; from === ids.length; from += limit)
        ids.push(...(await engine.answer({ query, from, limit, dimensions: [], includesPrices: false })).ids)
      return ids
    }
    const random = seededRandom(5)
    for (let round = 0; round < 6; round += 1) {
      const words = pick(random, [...Object.keys(searchedTexts), 'xqzjk'])
      const query = { ...emptySearch(pick(random, listPageSlugs)), sort: pick(random, sortsOf({ place: null, filters: {} })) }
      const usual = await allOf(query)
      const having = new Set(await allOf({ ...query, filters: { testo: [words] } }))
      expect(await allOf({ ...query, words }), `${query.list} ${words}`).toEqual([
        ...usual.filter((id) => having.has(id)),
        ...usual.filter((id) => !having.has(id)),
      ])
    }
  }),
)
