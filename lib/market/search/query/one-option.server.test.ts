import { expect, test } from 'vitest'
import type { Db } from '@/lib/kernel/db/db.server'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { addTestAd } from '@/lib/market/ads/test-ad'
import { lookups } from '@/lib/market/search/engine/lookups.server'
import { findAds, searchAds } from '@/lib/market/search/engine/search-ads.server'
import { searchEngine } from '@/lib/market/search/engine/search-engine.server'
import { readSearch } from './read-search'

function read(address: string) {
  const found = readSearch({ list: 'annunci', segments: [], params: new URLSearchParams(address) }, lookups)
  if (!found) throw new Error('the address was not understood')
  return found.query
}

async function countOptions(db: Db, param: string) {
  const { facets } = await findAds(searchEngine(db), read(''), { limit: 0, params: [param] })
  return facets[param]?.flatMap(({ value, count }) => (count === 0 ? [] : [[value, count]]))
}

test(
  'GPL and metano find every car that takes them, whatever else it burns, from old addresses too',
  withRollback(async (db) => {
    for (const fuel of ['gpl', 'benzina-gpl', 'metano', 'benzina-metano', 'benzina']) await addTestAd(db, { fuel })
    const total = async (address: string) => (await searchAds(db, read(address))).total
    expect([await total('carburante=gpl'), await total('carburante=benzina-gpl'), await total('carburante=metano')]).toEqual([2, 2, 2])
    expect([await total('carburante=benzina'), await total('carburante=gpl&carburante=metano')]).toEqual([1, 4])
    expect(await countOptions(db, 'carburante')).toEqual([
      ['benzina', 1],
      ['gpl', 2],
      ['metano', 2],
    ])
  }),
)

test(
  'sellers who said nothing of themselves are neither among the private ones nor among the dealers',
  withRollback(async (db) => {
    for (const sellerType of ['privato', 'concessionario', null]) await addTestAd(db, { sellerType })
    expect(await countOptions(db, 'venditore')).toEqual([
      ['concessionario', 1],
      ['privato', 1],
      ['non-indicato', 1],
    ])
  }),
)
