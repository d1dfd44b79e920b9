import { expect, test } from 'vitest'
import type { Db } from '@/lib/kernel/db/db.server'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { readCard } from '@/lib/market/ads/page/sent-card'
import { searchAds } from '@/lib/market/search/engine/search-ads.server'
import { readGiven, sorts } from '@/lib/market/search/engine/test-comparison'
import { loadTestMarket, pick, seededRandom } from '@/lib/market/search/engine/test-market'
import { listPageSlugs } from './list-pages'
import { readFacets } from './sent-facets'
import { parseQuery, sendResults, serializeQuery } from './sent-list'

/** Copies a value as a browser has it. */
const overTheWire = <T>(value: T): T => structuredClone(value)

async function searchesOf(db: Db) {
  await loadTestMarket(db, 1_500)
  const random = seededRandom(11)
  const given = [
    {},
    { prezzo_a: ['20000'] },
    { carburante: ['diesel'], marca: ['fiat'] },
    { dove: ['015146', '200'] },
    { residenza: ['mi'], chiavi_a: ['20000'] },
    { classe_emissioni: ['euro5'] },
  ]
  return listPageSlugs.flatMap((list) => given.map((one) => readGiven(list, one, pick(random, sorts))))
}

test(
  'search, cards and facets are the same after they were sent as before, of every list',
  withRollback(async (db) => {
    let cards = 0
    for (const query of await searchesOf(db)) {
      const found = await searchAds(db, query)
      const sent = overTheWire(sendResults(found))
      expect(parseQuery(overTheWire(serializeQuery(query)))).toEqual(query)
      expect(sent.cards.map(readCard)).toEqual(found.cards)
      expect(readFacets(query, sent.facets)).toEqual(found.facets)
      cards += found.cards.length
    }
    expect(cards).toBeGreaterThan(300)
  }),
)

test(
  'A sent list is JSON without empty fields, at most half as long as the result',
  withRollback(async (db) => {
    await loadTestMarket(db, 1_500)
    const found = await searchAds(db, readGiven('usate', {}))
    expect(found.cards).toHaveLength(20)
    const sent = sendResults(found)
    expect(JSON.parse(JSON.stringify(sent))).toEqual(sent)
    expect(JSON.stringify(sent.cards)).not.toContain(':null')
    expect(JSON.stringify(sent).length).toBeLessThan(0.5 * JSON.stringify(found).length)
  }),
)
