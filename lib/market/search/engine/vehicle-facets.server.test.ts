import { expect, test } from 'vitest'
import type { Db } from '@/lib/kernel/db/db.server'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { addTestAd } from '@/lib/market/ads/test-ad'
import { readFacets, sendFacets } from '@/lib/market/search/page/sent-facets'
import { readSearch } from '@/lib/market/search/query/read-search'
import { countSearch } from './count-search.server'
import { lookups } from './lookups.server'
import { searchAds } from './search-ads.server'

async function addVehicles(db: Db): Promise<void> {
  for (const [make, model] of [
    ['fiat', 'panda'],
    ['fiat', 'panda'],
    ['fiat', '500'],
    ['fiat', null],
    ['abarth', '500'],
    ['toyota', 'yaris'],
  ] as const) {
    await addTestAd(db, { category: 'auto', status: 'published', offerType: 'usato', make, model })
  }
}

function countVehicles(db: Db, search: string) {
  return countSearch(db, new URLSearchParams(`lista=usate&${search}&opzioni=marca&opzioni=modello`))
}

test(
  'several makes and models are found together, and the models of every chosen make are counted apart',
  withRollback(async (db) => {
    await addVehicles(db)
    expect(await countVehicles(db, 'marca=fiat:500&marca=abarth')).toEqual({
      count: 2,
      options: {
        marca: { abarth: 1, fiat: 4, toyota: 1 },
        modello: { 'abarth:500': 1, 'fiat:500': 1, 'fiat:panda': 2 },
      },
    })
    expect((await countVehicles(db, 'marca=fiat&modello=500')).options?.['modello']).toEqual({ 'fiat:500': 1, 'fiat:panda': 2 })
  }),
)

test(
  'an excluded model leaves the make and what names no model, an excluded make leaves all others',
  withRollback(async (db) => {
    await addVehicles(db)
    expect(await countVehicles(db, 'marca=fiat&senza_marca=fiat:panda')).toEqual({
      count: 2,
      options: { marca: { abarth: 1, fiat: 2, toyota: 1 }, modello: { 'fiat:500': 1 } },
    })
    expect(await countVehicles(db, 'senza_marca=fiat')).toEqual({ count: 2, options: { marca: { abarth: 1, toyota: 1 } } })
  }),
)

test(
  'a page of several makes is sent its models with their makes, and knows which are chosen',
  withRollback(async (db) => {
    await addVehicles(db)
    const params = new URLSearchParams('marca=fiat:panda&marca=toyota')
    const found = readSearch({ list: 'usate', segments: [], params }, lookups)
    if (!found) throw new Error('the address was not understood')
    const { facets } = await searchAds(db, found.query)
    expect(facets['modello']).toEqual([
      { value: 'fiat:500', label: '500', count: 1, chosen: false },
      { value: 'fiat:panda', label: 'Panda', count: 2, chosen: true },
      { value: 'toyota:yaris', label: 'Yaris', count: 1, chosen: false },
    ])
    expect(readFacets(found.query, sendFacets(facets))).toEqual(facets)
  }),
)

test(
  'when several makes find nothing, leaving them out together is offered by their names',
  withRollback(async (db) => {
    await addVehicles(db)
    const params = new URLSearchParams('marca=bmw&marca=audi&senza_marca=toyota')
    const found = readSearch({ list: 'usate', segments: [], params }, lookups)
    if (!found) throw new Error('the address was not understood')
    expect((await searchAds(db, found.query)).suggestions).toEqual([{ labels: ['Audi', 'BMW'], href: '/usate', count: 6 }])
    const none = readSearch({ list: 'usate', segments: [], params: new URLSearchParams('senza_marca=fiat,abarth,toyota') }, lookups)
    if (!none) throw new Error('the address was not understood')
    const { labels, href } = (await searchAds(db, none.query)).suggestions[0] ?? {}
    expect([labels, href]).toEqual([['Senza Abarth', 'Senza Fiat', 'Senza Toyota'], '/usate'])
  }),
)
