import { expect, test } from 'vitest'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { addTestAd } from '@/lib/market/ads/test-ad'
import { findPaidPrices, recordPaidPrice } from './paid-prices.server'

test(
  'the median of thirty answers of a year is said, of fewer nothing',
  withRollback(async (db) => {
    const id = await addTestAd(db, { priceCents: 1_000_000 })
    const tell = (paidEuro: number) => recordPaidPrice(db, id, { paidEuro, foundHere: true })
    for (let answer = 0; answer < 29; answer++) await tell(9_000 + answer * 10)
    expect(await findPaidPrices(db)).toBeNull()
    await tell(9_290)
    const { answers, below = 0 } = (await findPaidPrices(db)) ?? {}
    expect(answers).toBe(30)
    expect(below).toBeCloseTo(0.0855, 6)
    await db`update paid_price set month = month - interval '2 years' where paid_euro = 9000`
    expect(await findPaidPrices(db)).toBeNull()
  }),
)
