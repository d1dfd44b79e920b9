import { expect, test } from 'vitest'
import { addTestDealership } from '@/lib/accounts/dealerships/test-dealership'
import type { Db } from '@/lib/kernel/db/db.server'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { addTestAd } from '@/lib/market/ads/test-ad'
import { rateTestAd } from '@/lib/market/price-rating/test-rating'
import { readStockQuery, undoMinutes } from './stock'
import { undoStockChange } from './stock-changes.server'
import { changePrices, changeStockPrice, previewPrices } from './stock-prices.server'

const now = new Date()
const fivePercent = { kind: 'percent', percent: -5 } as const
const pricesOf = async (db: Db, ids: readonly number[]) =>
  (await db<{ priceCents: number | null }[]>`select price_cents from ad where id = any(${[...ids]}::bigint[]) order by id`).map(
    ({ priceCents }) => priceCents,
  )

test(
  'several prices change together after a preview and can be undone; sold vehicles keep theirs',
  withRollback(async (db) => {
    const { dealership, user } = await addTestDealership(db)
    const { dealerId } = dealership
    const ids = [
      await addTestAd(db, { dealerId, priceCents: 1_000_000, version: '1.2 Easy' }),
      await addTestAd(db, { dealerId, priceCents: 2_000_000 }),
      await addTestAd(db, { dealerId, priceCents: null }),
      await addTestAd(db, { dealerId, priceCents: 3_000_000, status: 'sold' }),
    ]
    expect((await previewPrices(db, dealership, ids, fivePercent, now)).prices).toMatchObject([
      { title: 'Fiat Panda 1.2 Easy', beforeCents: 1_000_000, afterCents: 950_000 },
      { beforeCents: 2_000_000, afterCents: 1_900_000 },
      { beforeCents: null, afterCents: null },
      { beforeCents: 3_000_000, afterCents: null },
    ])
    expect(await pricesOf(db, ids), 'nothing is changed yet').toEqual([1_000_000, 2_000_000, null, 3_000_000])
    const { changeId, unchanged } = await changePrices(db, dealership, user, ids, fivePercent)
    expect(unchanged).toBe(2)
    expect(await pricesOf(db, ids)).toEqual([950_000, 1_900_000, null, 3_000_000])
    expect(await undoStockChange(db, dealership, user, changeId ?? 0, now)).toEqual({ kind: 'prices', restored: 2, moved: [] })
    await expect(undoStockChange(db, dealership, user, changeId ?? 0, now), 'only once').rejects.toMatchObject({ code: 'conflict' })
    expect(await pricesOf(db, ids)).toEqual([1_000_000, 2_000_000, null, 3_000_000])
    const lines = await db`select action, detail from dealer_log where dealer_id = ${dealerId} order by id`
    expect(lines, 'each change stands in the log, and so does its undo').toEqual([
      { action: 'priceChanged', detail: '2 annunci' },
      { action: 'priceChanged', detail: '2 annunci, come prima' },
    ])
  }),
)

test(
  'a price change with another dealer’s vehicle changes nothing and does not show that vehicle',
  withRollback(async (db) => {
    const [{ dealership, user }, other] = [await addTestDealership(db), await addTestDealership(db)]
    const ids = [
      await addTestAd(db, { dealerId: dealership.dealerId, priceCents: 1_000_000 }),
      await addTestAd(db, { dealerId: other.dealership.dealerId, priceCents: 1_000_000 }),
    ]
    expect(await previewPrices(db, dealership, ids, fivePercent, now)).toMatchObject({ found: 1, prices: [{ id: ids[0] }] })
    await expect(changePrices(db, dealership, user, ids, fivePercent)).rejects.toMatchObject({ code: 'notFound' })
    const { changeId } = await changePrices(db, other.dealership, other.user, [ids[1] ?? 0], fivePercent)
    await expect(undoStockChange(db, dealership, user, changeId ?? 0, now)).rejects.toMatchObject({ code: 'notFound' })
    await undoStockChange(db, other.dealership, other.user, changeId ?? 0, now)
    expect(await pricesOf(db, ids)).toEqual([1_000_000, 1_000_000])
  }),
)

test(
  'all that a filter finds changes at once, and another dealer’s vehicles never',
  withRollback(async (db) => {
    const [{ dealership, user }, other] = [await addTestDealership(db), await addTestDealership(db)]
    const { dealerId } = dealership
    const ids = [
      await addTestAd(db, { dealerId, make: 'fiat', model: 'panda', priceCents: 1_000_000 }),
      await addTestAd(db, { dealerId, make: 'fiat', model: 'panda', priceCents: 1_000_000, status: 'paused' }),
      await addTestAd(db, { dealerId, make: 'volkswagen', model: 'golf', priceCents: 1_000_000 }),
      await addTestAd(db, { dealerId: other.dealership.dealerId, make: 'fiat', model: 'panda', priceCents: 1_000_000 }),
    ]
    const pandas = readStockQuery({ cerca: 'panda', stato: 'published', pagina: '7' })
    expect(await previewPrices(db, dealership, pandas, fivePercent, now)).toMatchObject({ found: 1, changing: 1, differenceCents: -50_000 })
    await changePrices(db, dealership, user, pandas, fivePercent)
    expect(await pricesOf(db, ids)).toEqual([950_000, 1_000_000, 1_000_000, 1_000_000])
    await changePrices(db, dealership, user, readStockQuery({}), fivePercent)
    expect(await pricesOf(db, ids)).toEqual([902_500, 950_000, 950_000, 1_000_000])
  }),
)

test(
  'prices are brought to what earns the label, are never raised, and stay where there is no estimate',
  withRollback(async (db) => {
    const { dealership, user } = await addTestDealership(db)
    const { dealerId } = dealership
    const ids = [
      await addTestAd(db, { dealerId, priceCents: 1_200_000 }),
      await addTestAd(db, { dealerId, priceCents: 500_000 }),
      await addTestAd(db, { dealerId, priceCents: 1_200_000 }),
    ]
    for (const id of ids.slice(0, 2)) await rateTestAd(db, id, 10_000)
    await changePrices(db, dealership, user, ids, { kind: 'label', target: 'buono' })
    await db`update price_rating set is_due = false where ad_id = any(${ids}::bigint[])`
    const [label] = await db`select verdict from price_rating where ad_id = ${ids[0] ?? 0}`
    expect(label).toEqual({ verdict: 'good' })
    expect((await pricesOf(db, ids)).slice(1)).toEqual([500_000, 1_200_000])
  }),
)

test(
  'a vehicle that a colleague has changed since the preview is left alone and named with the colleague',
  withRollback(async (db) => {
    const { dealership, user } = await addTestDealership(db)
    const { dealerId } = dealership
    const ids = [
      await addTestAd(db, { dealerId, priceCents: 1_000_000 }),
      await addTestAd(db, { dealerId, priceCents: 1_000_000, version: 'Easy' }),
    ]
    await db`update ad set updated_at = now() - interval '1 hour' where id = any(${ids}::bigint[])`
    const seenAt = new Date(Date.now() - 60_000)
    await changeStockPrice(db, dealership, user, ids[1] ?? 0, '9.000')
    const { moved, before } = await changePrices(db, dealership, user, ids, fivePercent, seenAt)
    expect([before.length, moved]).toEqual([1, [{ title: 'Fiat Panda Easy', who: user.displayName }]])
    expect(await pricesOf(db, ids)).toEqual([950_000, 900_000])
    await expect(changeStockPrice(db, dealership, user, ids[1] ?? 0, '8.000', 1_000_000)).rejects.toMatchObject({ path: 'prezzo' })
    expect(await pricesOf(db, ids)).toEqual([950_000, 900_000])
  }),
)

test(
  'an undo leaves what was changed meanwhile, and is refused when it comes too late',
  withRollback(async (db) => {
    const { dealership, user } = await addTestDealership(db)
    const { dealerId } = dealership
    const ids = [await addTestAd(db, { dealerId, priceCents: 1_000_000 }), await addTestAd(db, { dealerId, priceCents: 1_000_000 })]
    const { changeId } = await changePrices(db, dealership, user, ids, fivePercent)
    await changeStockPrice(db, dealership, user, ids[1] ?? 0, '9.000')
    const late = new Date(Date.now() + undoMinutes * 60_000 + 60_000)
    await expect(undoStockChange(db, dealership, user, changeId ?? 0, late)).rejects.toMatchObject({ code: 'gone' })
    expect(await undoStockChange(db, dealership, user, changeId ?? 0, now)).toMatchObject({
      restored: 1,
      moved: [{ who: user.displayName }],
    })
    expect(await pricesOf(db, ids)).toEqual([1_000_000, 900_000])
  }),
)
