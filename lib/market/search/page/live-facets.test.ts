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
  const unchanged = withCounts(facets, { carburante: {} })['carburante']?.map(({ isKept }) => isKept)
  expect(unchanged).toEqual([true, true, undefined])
})

test('A choice that was not counted preserves its numbers', () => {
  expect(withCounts(facets, { carburante: {} })['cambio']).toEqual(facets['cambio'])
})

test(
  'The count of a search names its options on request, each choice without its own filter',
  withRollback(async (db) => {
    for (const [fuel, gearbox] of [
      ['diesel', 'manuale'],
      ['diesel', 'automatico'],
      ['benzina', 'manuale'],
    ] as const) {
      await addTestAd(db, { category: 'auto', status: 'published', offerType: 'usato', make: 'fiat', model: 'panda', fuel, gearbox })
    }
    const countFor = (search: string) => countSearch(db, new URLSearchParams(`lista=usate&${search}`))
    expect(await countFor('carburante=diesel')).toEqual({ count: 2 })
    expect(await countFor('carburante=diesel&opzioni=carburante&opzioni=cambio')).toEqual({
      count: 2,
      options: { carburante: { diesel: 2, benzina: 1 }, cambio: { manuale: 1, automatico: 1 } },
    })
    const all = await countFor('carburante=benzina&opzioni=tutte')
    expect(all.options).toMatchObject({ cambio: { manuale: 1 }, marca: { fiat: 1 } })
    expect(await countFor('marca=fiat&opzioni=marca')).toEqual({ count: 3, options: { marca: { fiat: 3 } } })
    await db`update ad set equipment = '{abs,esp}' where gearbox = 'automatico'`
    await db`update ad set equipment = '{abs}' where fuel = 'benzina'`
    expect(await countFor('dotazioni=abs&opzioni=dotazioni')).toEqual({ count: 2, options: { dotazioni: { abs: 2, esp: 1 } } })
    expect(await countFor('opzioni=tutte')).not.toHaveProperty('options.dotazioni')
    await expect(countFor('opzioni=inventata')).rejects.toThrow('Valore non valido')
  }),
)
