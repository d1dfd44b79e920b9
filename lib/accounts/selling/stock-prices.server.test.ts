import { expect, test } from 'vitest'
import { addTestDealership } from '@/lib/accounts/dealerships/test-dealership'
import type { Db } from '@/lib/kernel/db/db.server'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { addTestAd } from '@/lib/market/ads/test-ad'
import { changePrices, previewPrices, restorePrices } from './stock-prices.server'

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
    expect(await previewPrices(db, dealership, ids, fivePercent)).toMatchObject([
      { title: 'Fiat Panda 1.2 Easy', beforeCents: 1_000_000, afterCents: 950_000 },
      { beforeCents: 2_000_000, afterCents: 1_900_000 },
      { beforeCents: null, afterCents: null },
      { beforeCents: 3_000_000, afterCents: null },
    ])
    expect(await pricesOf(db, ids), 'nothing is changed yet').toEqual([1_000_000, 2_000_000, null, 3_000_000])
    const { before, unchanged } = await changePrices(db, dealership, user, ids, fivePercent)
    expect(unchanged).toBe(2)
    expect(await pricesOf(db, ids)).toEqual([950_000, 1_900_000, null, 3_000_000])
    await restorePrices(db, dealership, user, before)
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
    expect(await previewPrices(db, dealership, ids, fivePercent)).toHaveLength(1)
    await expect(changePrices(db, dealership, user, ids, fivePercent)).rejects.toMatchObject({ code: 'notFound' })
    await expect(
      restorePrices(
        db,
        dealership,
        user,
        ids.map((id) => ({ id, cents: 100_000 })),
      ),
    ).rejects.toMatchObject({ code: 'notFound' })
    expect(await pricesOf(db, ids)).toEqual([1_000_000, 1_000_000])
  }),
)
