import { expect, test } from 'vitest'
import { listDealerLog } from '@/lib/accounts/dealerships/dealer-log.server'
import { addTestDealership } from '@/lib/accounts/dealerships/test-dealership'
import { addTestUser } from '@/lib/accounts/users/test-user'
import type { Db } from '@/lib/kernel/db/db.server'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import type { Ad } from '@/lib/market/ads/ad'
import { addTestAd } from '@/lib/market/ads/test-ad'
import { pictureTestAds } from '@/lib/market/photos/test-photos'
import { rateTestAd } from '@/lib/market/price-rating/test-rating'
import { readStockQuery, stockHealth, stockPerPage } from './stock'
import { countStockHealth, findStockVehicle, listStock } from './stock.server'
import { changeStockPrice, savedPriceText } from './stock-prices.server'

const all = readStockQuery({})
const now = new Date()
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000 - 3_600_000)

/** A dealer with a Panda online for 100 days, a Golf online for 3, a sold one, a deleted one; and somebody else's. */
async function openStock(db: Db) {
  const [own, other] = [await addTestDealership(db), await addTestDealership(db)]
  const add = (ad: Partial<Ad>) => addTestAd(db, { dealerId: own.dealership.dealerId, ...ad })
  return {
    ...own,
    panda: await add({ make: 'fiat', model: 'panda', publishedAt: daysAgo(100), priceCents: 800_000 }),
    golf: await add({ make: 'volkswagen', model: 'golf', publishedAt: daysAgo(3), priceCents: 1_500_000 }),
    sold: await add({ make: 'fiat', model: 'tipo', status: 'sold' }),
    deleted: await add({ status: 'deleted' }),
    foreign: await addTestAd(db, { dealerId: other.dealership.dealerId }),
  }
}

test(
  'the table has the dealer’s own vehicles with their results, found by text, status and age',
  withRollback(async (db) => {
    const { dealership, panda, golf, sold } = await openStock(db)
    const buyer = await addTestUser(db)
    await db`insert into ad_view (ad_id, day, times) values (${golf}, '2026-01-01', 4), (${golf}, '2026-01-02', 5)`
    await db`insert into saved_ad (user_id, ad_id, seen_sold) values (${buyer.id}, ${golf}, false)`
    await db`insert into reply (ad_id, ad_title, name, email) values (${golf}, 'Golf', 'Anna', 'anna@esempio.it')`
    const idsOf = async (query: Parameters<typeof readStockQuery>[0]) =>
      (await listStock(db, dealership, readStockQuery(query))).vehicles.map(({ card }) => card.id)
    expect(new Set(await idsOf({}))).toEqual(new Set([panda, golf, sold]))
    expect(await listStock(db, dealership, all)).toMatchObject({ counts: { published: 2, sold: 1 }, found: 3, pages: 1 })
    expect(await idsOf({ stato: 'sold' })).toEqual([sold])
    expect(await idsOf({ fermi: 'si' })).toEqual([panda])
    expect(await idsOf({ cerca: 'wagen golf' })).toEqual([golf])
    expect(await idsOf({ cerca: String(panda) })).toEqual([panda])
    for (const text of ['%', '_', "'", '\\', 'lamborghini']) expect(await idsOf({ cerca: text }), text).toEqual([])
    expect(await idsOf({ stato: 'published', ordina: 'giorni' })).toEqual([panda, golf])
    expect(await idsOf({ stato: 'published', ordina: 'visite' })).toEqual([golf, panda])
    await db`insert into ad_view (ad_id, day, times) values (${panda}, '2026-01-01', 10)`
    expect(await idsOf({ stato: 'published', ordina: 'visite' })).toEqual([panda, golf])
    expect(await idsOf({ stato: 'published', ordina: 'prezzo-crescente' })).toEqual([panda, golf])
    expect(await idsOf({ stato: 'published', ordina: 'prezzo-decrescente' })).toEqual([golf, panda])
    const { vehicles } = await listStock(db, dealership, readStockQuery({ cerca: 'golf' }))
    expect(vehicles).toMatchObject([{ card: { id: golf, priceCents: 1_500_000 }, daysOnline: 3, views: 9, saves: 1, contacts: 1 }])
    const { vehicles: others } = await listStock(db, dealership, readStockQuery({ cerca: 'panda' }))
    expect(others, 'of another vehicle nothing is counted here').toMatchObject([{ card: { id: panda }, saves: 0, contacts: 0 }])
    const [unseen] = (await listStock(db, dealership, readStockQuery({ stato: 'sold' }))).vehicles
    expect(unseen).toMatchObject({ card: { id: sold }, views: 0 })
    const before = vehicles[0]?.quality ?? 0
    await db`update ad set description = ${'Tagliandi regolari, gomme nuove, sempre in garage. '.repeat(12)}, owners = 1, accident = 'no' where id = ${golf}`
    const described = (await listStock(db, dealership, readStockQuery({ cerca: 'golf' }))).vehicles[0]?.quality ?? 0
    expect(described).toBeGreaterThan(before + 15)
    const pictured = async () => (await listStock(db, dealership, readStockQuery({ cerca: 'golf' }))).vehicles[0]?.quality
    await pictureTestAds(db, [golf], 12)
    expect(await pictured()).toBe(described + 40)
    await db`update ad_photo set is_withheld = true where ad_id = ${golf}`
    expect(await pictured(), 'photographs that nobody sees').toBe(described)
  }),
)

test(
  'one vehicle is found as its list has it, and only by its own dealer',
  withRollback(async (db) => {
    const { dealership } = await addTestDealership(db)
    const { dealership: other } = await addTestDealership(db)
    const [id, removed] = [await addTestAd(db, { dealerId: dealership.dealerId }), await addTestAd(db, { dealerId: dealership.dealerId })]
    await db`update ad set status = 'deleted' where id = ${removed}`
    expect(await findStockVehicle(db, dealership, id)).toEqual((await listStock(db, dealership, all)).vehicles[0])
    expect(await findStockVehicle(db, other, id)).toBeUndefined()
    expect(await findStockVehicle(db, dealership, removed)).toBeUndefined()
  }),
)

test(
  'a page of the stock has fifty vehicles, and a page beyond the last shows the last',
  withRollback(async (db) => {
    const { dealership } = await addTestDealership(db)
    for (let at = 0; at <= stockPerPage; at++) await addTestAd(db, { dealerId: dealership.dealerId })
    const last = await listStock(db, dealership, readStockQuery({ pagina: '99' }))
    expect([last.pages, last.query.page, last.vehicles.length]).toEqual([2, 2, 1])
  }),
)

test(
  'a price changes with its history and can be undone, never for a sold or another dealer’s vehicle',
  withRollback(async (db) => {
    const { dealership, user, panda, sold, foreign } = await openStock(db)
    expect((await changeStockPrice(db, dealership, user, panda, '7.500')).isWaiting).toBe(false)
    expect(await savedPriceText(db, panda)).toMatch(/^Prezzo salvato: Fiat Panda a 7\.500/)
    await changeStockPrice(db, dealership, user, panda, '8000')
    expect(await db`select price_cents, previous_price_cents from ad where id = ${panda}`).toMatchObject([
      { priceCents: 800_000, previousPriceCents: 750_000 },
    ])
    await expect(changeStockPrice(db, dealership, user, foreign, '7500')).rejects.toMatchObject({ code: 'notFound' })
    await expect(changeStockPrice(db, dealership, user, sold, '7500')).rejects.toMatchObject({ code: 'conflict' })
    for (const typed of ['', 'poco', '99', '1e4', '-5000', '7.50'])
      await expect(changeStockPrice(db, dealership, user, panda, typed), typed).rejects.toMatchObject({ path: 'prezzo' })
    expect((await listDealerLog(db, dealership.dealerId)).map(({ action }) => action)).toEqual(['Prezzo cambiato', 'Prezzo cambiato'])
  }),
)

test(
  'the table of the stock is filtered by how prices compare with their estimates',
  withRollback(async (db) => {
    const { dealership, golf, panda } = await openStock(db)
    const idsOf = async (prezzi: string) =>
      (await listStock(db, dealership, readStockQuery({ prezzi, stato: 'published' }))).vehicles.map(({ card }) => card.id)
    for (const [estimate, where] of [
      [20_000, 'sotto'],
      [15_000, 'media'],
      [14_286, 'media'], // 5% below the price, which is still an ordinary one
      [14_285, 'sopra'],
      [13_000, 'sopra'],
      [40_000, 'verificare'],
    ] as const) {
      await rateTestAd(db, golf, estimate)
      for (const place of ['sotto', 'media', 'sopra', 'verificare'])
        expect(await idsOf(place), `${estimate}: ${place}`).toEqual(place === where ? [golf] : [])
      expect(await idsOf('senza')).toEqual([panda])
    }
  }),
)

test(
  'the health of a stock counts what its table shows for the same question',
  withRollback(async (db) => {
    const { dealership, golf, sold } = await openStock(db)
    await db`update ad set status = 'draft' where id = ${sold}`
    await rateTestAd(db, golf, 13_700)
    const found = []
    for (const { asked } of stockHealth) found.push((await listStock(db, dealership, readStockQuery(asked))).found)
    expect(await countStockHealth(db, dealership)).toEqual(found)
    expect(found.slice(0, 3)).toEqual([1, 1, 1])
  }),
)
