import { expect, test } from 'vitest'
import { getDb } from '@/lib/kernel/db/db.server'
import { addTestAd } from '@/lib/market/ads/test-ad'
import { randomNumbers } from '@/lib/market/price-rating/model/test-models/test-cars'
import { priceHistory } from './price-history'

const at = (day: string, euro: number) => ({ recordedAt: `${day}T10:00:00.000Z`, priceCents: euro * 100 })

test('A single price is no history and no reduction', () => {
  expect(priceHistory([at('2026-09-02', 26_900)])).toMatchObject({ lowestBeforeCents: null, reducedCents: null })
  expect(priceHistory([])).toEqual({ points: [], lowestBeforeCents: null, reducedCents: null })
})

test.each([
  {
    why: 'the price before',
    prices: [at('2026-09-02', 26_900), at('2026-10-01', 25_900), at('2026-11-14', 24_900)],
    lowest: 25_900,
    by: 1_000,
  },
  {
    why: 'not the one raised a week before',
    prices: [at('2026-09-02', 25_000), at('2026-11-07', 27_000), at('2026-11-14', 24_900)],
    lowest: 25_000,
    by: null,
  },
  { why: 'not one that stood for six days', prices: [at('2026-11-08', 25_000), at('2026-11-14', 24_000)], lowest: 25_000, by: null },
  { why: 'one that stood for seven', prices: [at('2026-11-07', 25_000), at('2026-11-14', 24_000)], lowest: 25_000, by: 1_000 },
  {
    why: 'back where it was: no reduction',
    prices: [at('2026-09-02', 25_000), at('2026-11-07', 27_000), at('2026-11-14', 25_000)],
    lowest: 25_000,
    by: null,
  },
  { why: 'a rise', prices: [at('2026-09-02', 25_000), at('2026-11-14', 26_000)], lowest: 25_000, by: null },
  {
    why: 'a low price that ended 30 days before counts no more',
    prices: [at('2026-08-01', 20_000), at('2026-09-02', 27_000), at('2026-11-14', 24_900)],
    lowest: 27_000,
    by: 2_100,
  },
])('a price is compared with the lowest of the 30 days before: $why', ({ prices, lowest, by }) => {
  expect(priceHistory(prices)).toMatchObject({ lowestBeforeCents: lowest * 100, reducedCents: by === null ? null : by * 100 })
})

test('Each price but the first has its change', () => {
  const prices = [at('2026-09-02', 26_900), at('2026-10-01', 25_900), at('2026-11-14', 26_000)]
  expect(priceHistory(prices).points).toEqual(prices.map((price, place) => ({ ...price, changeCents: [null, -100_000, 10_000][place] })))
})

test('The database and the code agree on every price history', async () => {
  const random = randomNumbers(3)
  const db = getDb()
  const ids: number[] = []
  for (let round = 0; round < 40; round++) {
    const [start, count] = [Date.now() - 100 * 86_400_000, 2 + Math.floor(random() * 5)]
    const id = await addTestAd(db, {
      priceCents: 1_000_000 + Math.floor(random() * 5) * 10_000,
      publishedAt: new Date(start),
      createdAt: new Date(start),
    })
    ids.push(id)
    for (let step = 1; step < count; step++) {
      const moment = new Date(start + (step + random()) * 16 * 86_400_000)
      await db`
        update ad set previous_price_cents = price_cents, price_cents = ${1_000_000 + Math.floor(random() * 7) * 10_000}, price_changed_at = ${moment}
        where id = ${id}`
    }
    const prices = await db<{ priceCents: number; recordedAt: Date }[]>`
      select price_cents, recorded_at from ad_price where ad_id = ${id} order by recorded_at, id`
    const [ad] = await db<{ reduced: number | null }[]>`select reduced_from_cents - price_cents as reduced from ad where id = ${id}`
    const { reducedCents } = priceHistory(
      prices.map(({ priceCents, recordedAt }) => ({ priceCents, recordedAt: recordedAt.toISOString() })),
    )
    expect(ad?.reduced).toBe(reducedCents)
  }
  await db`delete from ad where id = any(${ids}::bigint[])`
})
