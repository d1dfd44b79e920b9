import { expect, test } from 'vitest'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { addTestAd } from '@/lib/market/ads/test-ad'
import { countSearch } from '@/lib/market/search/engine/count-search.server'
import { withCounts } from './live-facets'
import type { Facets } from './search-results'

const option = (value: string, count: number | null, chosen = false) => ({ value, label: value, count, chosen })
const facets: Facets = { carburante: [option('diesel', 12), option('benzina', 3), option('gpl', 0)], cambio: [option('manuale', 7)] }

test('every option shows what it would give beside what is being chosen', () => {
  const live = withCounts(facets, { carburante: { diesel: 4, gpl: 2 }, cambio: {} })
  expect(live['carburante']?.map(({ value, count }) => [value, count])).toEqual([
    ['diesel', 4],
    ['benzina', 0],
    ['gpl', 2],
  ])
  expect(live['cambio']?.[0]?.count).toBe(0)
})

test('an option that was offered stays, one that never was appears only with ads', () => {
  const kept = withCounts(facets, { carburante: {} })['carburante']?.map(({ isKept }) => isKept)
  expect(kept).toEqual([true, true, undefined])
})

test('what was not counted keeps its numbers', () => {
  expect(withCounts(facets, { carburante: {} })['cambio']).toEqual(facets['cambio'])
})

test(
  'the count of a search names its options on request: each choice as if its own filter were not set, pieces of equipment among what is found',
  withRollback(async (db) => {
    for (const [fuel, gearbox] of [
      ['diesel', 'manuale'],
      ['diesel', 'automatico'],
      ['benzina', 'manuale'],
    ] as const) {
      await addTestAd(db, { category: 'auto', status: 'published', offerType: 'usato', make: 'fiat', model: 'panda', fuel, gearbox })
    }
    const ask = (search: string) => countSearch(db, new URLSearchParams(`lista=usate&${search}`))
    expect(await ask('carburante=diesel')).toEqual({ count: 2 })
    expect(await ask('carburante=diesel&opzioni=carburante&opzioni=cambio')).toEqual({
      count: 2,
      options: { carburante: { diesel: 2, benzina: 1 }, cambio: { manuale: 1, automatico: 1 } },
    })
    const all = await ask('carburante=benzina&opzioni=tutte')
    expect(all.options).toMatchObject({ cambio: { manuale: 1 }, marca: { fiat: 1 } })
    expect(await ask('marca=fiat&opzioni=marca')).toEqual({ count: 3, options: { marca: { fiat: 3 } } })
    await db`update ad set equipment = '{abs,esp}' where gearbox = 'automatico'`
    await db`update ad set equipment = '{abs}' where fuel = 'benzina'`
    expect(await ask('dotazioni=abs&opzioni=dotazioni')).toEqual({ count: 2, options: { dotazioni: { abs: 2, esp: 1 } } })
    expect(await ask('opzioni=tutte')).not.toHaveProperty('options.dotazioni')
    await expect(ask('opzioni=inventata')).rejects.toThrow('Valore non valido')
  }),
)
