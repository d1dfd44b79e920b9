import { expect, test } from 'vitest'
import type { Db } from '@/lib/kernel/db/db.server'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import type { NewAd } from '@/lib/market/ads/ad'
import { copyAds } from '@/lib/market/ads/imported/copy-ads.server'
import { homePage } from './home-page.server'
import { countLists, listStock, listStockBodies } from './stock-directory.server'

const panda: NewAd = {
  category: 'auto',
  status: 'published',
  offerType: 'usato',
  make: 'fiat',
  model: 'panda',
  body: 'city-car',
  publishedAt: new Date('2023-05-01'),
}

/** Two Pandas on sale, one sold, a Fiat that is no model of the catalogue, a motorbike. */
async function stock(db: Db) {
  await db`delete from ad`
  await copyAds(db, [
    panda,
    panda,
    { ...panda, status: 'sold' },
    { ...panda, model: null, body: null },
    { ...panda, category: 'moto-e-scooter', make: 'honda', model: null, body: 'naked' },
  ])
}

test(
  'The directory of makes counts ads for sale; an ad without a model counts for its make only',
  withRollback(async (db) => {
    await stock(db)
    const [cars, bikes] = await listStock(db)
    expect(cars?.entries).toEqual([{ slug: 'fiat', name: 'Fiat', count: 3, models: [{ slug: 'panda', name: 'Panda', count: 2 }] }])
    expect(bikes?.entries).toEqual([{ slug: 'honda', name: 'Honda', count: 1, models: [] }])
  }),
)

test(
  'the directory of types names every type of every category, with its number of ads',
  withRollback(async (db) => {
    await stock(db)
    const [cars, bikes] = await listStockBodies(db)
    expect(cars?.entries.find((entry) => entry.slug === 'city-car')).toEqual({ slug: 'city-car', name: 'City car', count: 2 })
    expect(cars?.entries.find((entry) => entry.slug === 'suv')?.count).toBe(0)
    expect(bikes?.entries.find((entry) => entry.slug === 'naked')?.count).toBe(1)
  }),
)

test.each([
  { param: undefined, category: 'auto', total: 3 },
  { param: 'moto-e-scooter', category: 'moto-e-scooter', total: 1 },
  { param: 'astronavi', category: 'auto', total: 3 },
  { param: ['auto', 'moto-e-scooter'], category: 'auto', total: 3 },
])('the home page for $param searches $category, and counts all cars', async ({ param, category, total }) => {
  await withRollback(async (db) => {
    await stock(db)
    const home = await homePage(db, param, new Date('2023-06-15'))
    expect(home).toMatchObject({ category, carCount: 3, box: { total, lastYear: 2023 } })
    expect(home.makes.map((make) => make.value)).toEqual(['fiat'])
  })()
})

test(
  'Each list has its number of ads, the list of all cars the sum of its kinds',
  withRollback(async (db) => {
    await db`delete from ad`
    await copyAds(db, [
      panda,
      { ...panda, offerType: 'aziendale' },
      { ...panda, offerType: 'km0' },
      { ...panda, status: 'sold' },
      { ...panda, category: 'moto-e-scooter', make: 'honda', model: null, body: 'naked' },
    ])
    expect(await countLists(db)).toMatchObject({
      ...{ '/annunci': 3, '/usate': 2, '/km0': 1, '/nuove': 0, '/noleggio_lungo_termine': 0, '/auto_d_epoca': 0 },
      ...{ '/moto-e-scooter/annunci': 1, '/caravan-e-camper/annunci': 0, '/veicoli-commerciali': 0 },
    })
  }),
)
