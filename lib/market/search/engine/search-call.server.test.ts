import { expect, test } from 'vitest'
import type { Db } from '@/lib/kernel/db/db.server'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { addTestAd } from '@/lib/market/ads/test-ad'
import { pageSize } from '@/lib/market/search/query/search-query'
import { describeSearch, listSearchResults } from './search-call.server'

async function addPandas(db: Db, count: number): Promise<void> {
  for (let ad = 0; ad < count; ad++)
    await addTestAd(db, { make: 'fiat', model: 'panda', fuel: 'gpl', priceCents: 900_000 + ad * 100, publishedAt: new Date() })
}

test(
  'an address is described: its canonical form, what it finds, its filters and the orders it may have',
  withRollback(async (db) => {
    await addPandas(db, 2)
    const described = await describeSearch(db, 'annunci?carburante=gpl&marca=fiat:panda&prezzo_a=10.000&utm_source=x')
    expect(described).toMatchObject({
      address: '/annunci/fiat/panda?carburante=gpl&prezzo_a=10000',
      list: 'annunci',
      total: 2,
      pages: 1,
      sort: 'consigliati',
      words: [],
      notes: [],
    })
    expect(described.chips.map(({ label }) => label)).toEqual(['Fiat', 'Panda', 'Fino a 10.000 €', 'GPL'])
    expect(described.options['carburante']).toContainEqual(expect.objectContaining({ value: 'gpl', count: 2, chosen: true }))
    expect(described.sorts).toContainEqual({
      value: 'km',
      label: 'Meno chilometri',
      address: '/annunci/fiat/panda?carburante=gpl&ordina=km&prezzo_a=10000',
    })
  }),
)

test(
  'words are read as the box reads them, and what was not understood is said',
  withRollback(async (db) => {
    expect(await describeSearch(db, 'panda gpl mongolfiera')).toMatchObject({
      address: '/annunci/fiat/panda?carburante=gpl&parole=mongolfiera',
      words: ['mongolfiera'],
    })
  }),
)

test(
  'a wish and a word that no ad answers leave the ads that the facts find',
  withRollback(async (db) => {
    const id = await addTestAd(db, { make: 'fiat', model: 'panda', body: 'city-car', priceCents: 123_400, publishedAt: new Date() })
    for (const sentence of ['fiat per la famiglia da 1234 a 1234 euro', 'fiat mongolfiera da 1234 a 1234 euro'])
      expect((await listSearchResults(db, sentence)).ads.map((ad) => ad.id)).toEqual([id])
    expect(await describeSearch(db, 'fiat piccola da 1234 a 1234 euro')).toMatchObject({
      total: 1,
      notes: [{ kind: 'wish', made: 'City car' }],
    })
  }),
)

test(
  'the pages of results hold every ad once, and name the page before and after',
  withRollback(async (db) => {
    await addPandas(db, pageSize + 1)
    const first = await listSearchResults(db, 'annunci/fiat/panda?carburante=gpl&ordina=prezzo_crescente')
    const second = await listSearchResults(db, (first.next ?? '').slice(1))
    expect(first).toMatchObject({ total: pageSize + 1, page: 1, pages: 2, previous: null })
    expect(second).toMatchObject({ page: 2, next: null, previous: first.address })
    expect(new Set([...first.ads, ...second.ads].map(({ id }) => id)).size).toBe(pageSize + 1)
  }),
)

test.each([
  ['a list that does not exist', 'inventata/fiat'],
  ['a make that does not exist', 'annunci/marca-inventata'],
  ['parameters without a list', '?marca=fiat'],
  ['another site', '/altrove.it/annunci'],
  ['nothing', ' '],
])('%s is not found', (_, q) =>
  withRollback(async (db) => {
    await expect(describeSearch(db, q)).rejects.toMatchObject({ code: 'notFound' })
    await expect(listSearchResults(db, q)).rejects.toMatchObject({ code: 'notFound' })
  })(),
)

test.each([
  ['ten thousand values', `annunci?${'carburante=gpl&'.repeat(10_000)}`, '/annunci?carburante=gpl'],
  ['a hundred thousand characters', `annunci?versione=${'x'.repeat(100_000)}`, `/annunci?versione=${'x'.repeat(60)}`],
  ['limits that cross', 'annunci?prezzo_da=9000&prezzo_a=1000', '/annunci?prezzo_a=9000&prezzo_da=1000'],
  ['a radius without a place', 'annunci?raggio=10', '/annunci'],
  ['an order that does not exist', 'annunci?ordina=fortuna', '/annunci'],
  ['an order by distance without a place', 'annunci?ordina=distanza', '/annunci'],
])('%s: the rules of addresses hold', (_, q, address) =>
  withRollback(async (db) => {
    expect((await describeSearch(db, q)).address).toBe(address)
    expect((await listSearchResults(db, q)).address).toBe(address)
  })(),
)
