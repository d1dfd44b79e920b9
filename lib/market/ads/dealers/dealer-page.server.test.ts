import { expect, test } from 'vitest'
import type { Db } from '@/lib/kernel/db/db.server'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { addTestAd } from '@/lib/market/ads/test-ad'
import { addDealers } from '@/lib/market/dealers/add-dealers.server'
import { findDealerPage } from './dealer-page.server'

async function dealerWith(db: Db, stock: readonly { category?: 'auto' | 'veicoli-commerciali'; offerType: string }[]): Promise<string> {
  const [dealerId = 0] = await addDealers(db, [{ name: 'Salone delle prove' }])
  for (const ad of stock) await addTestAd(db, { dealerId, ...ad })
  return 'salone-delle-prove'
}

test(
  'the stock of a dealer is sorted as the lists of the site are, and each kind is a list of its own',
  withRollback(async (db) => {
    const slug = await dealerWith(db, [
      { offerType: 'usato' },
      { offerType: 'aziendale' },
      { offerType: 'km0' },
      { category: 'veicoli-commerciali', offerType: 'usato' },
    ])
    const all = await findDealerPage(db, slug, {})
    expect(all).toMatchObject({ filter: { kind: null }, dealer: { stock: 4 } })
    expect(all?.cards).toHaveLength(4)
    expect(all?.kinds).toEqual([
      { kind: 'usate', count: 2 },
      { kind: 'km0', count: 1 },
      { kind: 'commerciali', count: 1 },
    ])
    for (const { kind, count } of all?.kinds ?? []) {
      const page = await findDealerPage(db, slug, { tipo: kind })
      expect([page?.filter.kind, page?.cards.length, page?.dealer.stock, page?.kinds], kind).toEqual([kind, count, 4, all?.kinds])
    }
    const used = await findDealerPage(db, slug, { tipo: 'usate' })
    expect(used?.cards.map(({ category, offerType }) => `${category} ${offerType}`).sort()).toEqual(['auto aziendale', 'auto usato'])
  }),
)

test(
  'Each kind of stock has its own pages, and a missing kind or page of a dealer is not found',
  withRollback(async (db) => {
    const slug = await dealerWith(db, [...Array.from({ length: 19 }, () => ({ offerType: 'usato' })), { offerType: 'nuovo' }])
    expect(await findDealerPage(db, slug, { tipo: 'usate', pagina: '2' })).toMatchObject({
      filter: { page: 2 },
      pages: 2,
      cards: [{ offerType: 'usato' }],
    })
    for (const params of [
      { tipo: 'nuove', pagina: '2' },
      { tipo: 'km0' },
      { tipo: 'constructor' },
      { tipo: ['usate', 'nuove'] },
      { pagina: '3' },
    ])
      expect(await findDealerPage(db, slug, params), JSON.stringify(params)).toBeUndefined()
  }),
)

test(
  'a dealer without ads has a page, without kinds',
  withRollback(async (db) => {
    expect(await findDealerPage(db, await dealerWith(db, []), {})).toMatchObject({
      kinds: [],
      filter: { kind: null, page: 1 },
      cards: [],
      pages: 1,
    })
  }),
)

test(
  'a make, a price and an order narrow the stock; what finds nothing says so',
  withRollback(async (db) => {
    const [dealerId = 0] = await addDealers(db, [
      { name: 'Salone delle prove', region: 'lombardia', latitude: 45.46, longitude: 9.19, services: ['officina', 'permuta'] },
    ])
    await addTestAd(db, { dealerId, make: 'fiat', priceCents: 900_000, mileageKm: 90_000 })
    await addTestAd(db, { dealerId, make: 'fiat', priceCents: 2_000_000, mileageKm: 10_000 })
    await addTestAd(db, { dealerId, make: 'audi', priceCents: 1_500_000, mileageKm: 50_000, offerType: 'km0' })
    const fiats = await findDealerPage(db, 'salone-delle-prove', { marca: 'fiat', prezzo_a: '10000' })
    expect(fiats).toMatchObject({ found: 1, cards: [{ priceCents: 900_000 }], dealer: { stock: 3, services: ['officina', 'permuta'] } })
    expect(fiats?.makes).toEqual([
      { slug: 'audi', name: 'Audi', count: 1 },
      { slug: 'fiat', name: 'Fiat', count: 2 },
    ])
    const prices = async (ordina: string) =>
      (await findDealerPage(db, 'salone-delle-prove', { ordina }))?.cards.map(({ priceCents }) => priceCents)
    expect(await prices('prezzo')).toEqual([900_000, 1_500_000, 2_000_000])
    expect(await prices('km')).toEqual([2_000_000, 1_500_000, 900_000])
    expect((await findDealerPage(db, 'salone-delle-prove', { tipo: 'km0' }))?.makes).toEqual([{ slug: 'audi', name: 'Audi', count: 1 }])
    expect(await findDealerPage(db, 'salone-delle-prove', { marca: 'skoda' })).toMatchObject({ found: 0, cards: [], pages: 1 })
    expect(fiats?.map).toMatchObject({ picture: '/mappe/lombardia.svg' })
  }),
)
