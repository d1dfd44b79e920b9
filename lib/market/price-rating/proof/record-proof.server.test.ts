import { expect, test } from 'vitest'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { proofCsv, proofJson } from '@/lib/market/observatory/proof-file'
import { fitPriceModels } from '../fit-price-models.server'
import { recordPaidPrice } from '../paid-prices.server'
import { rateDueAds } from '../rate-ads.server'
import { addTestOffers, fittedAt } from '../test-offers'
import { findPriceProof } from './proof-queries.server'
import { recordProof } from './record-proof.server'

test(
  'estimates of sold vehicles stand beside their prices, and nothing identifies a vehicle',
  withRollback(async (db) => {
    const ids = (await addTestOffers(db, 300)).map(({ id }) => id)
    await fitPriceModels(db, fittedAt)
    await rateDueAds(db)
    expect([await recordProof(db), (await findPriceProof(db)).rows]).toEqual([0, []])
    const sold = ids.slice(0, 40)
    const said = await db<{ adId: number; estimateEuro: number }[]>`
      select ad_id, estimate_euro from price_rating where ad_id = any(${sold}::bigint[]) and estimate_euro is not null order by ad_id`
    await db`update ad set status = 'sold', closed_at = now() where id = any(${sold}::bigint[])`
    expect(await db`select ad_id, estimate_euro from closing_estimate order by ad_id`).toEqual(said)
    for (const { adId, estimateEuro } of said)
      await recordPaidPrice(db, adId, { paidEuro: Math.round(estimateEuro * 0.9), foundHere: null })
    expect(await recordProof(db)).toBeGreaterThan(1)
    const { rows, asOf } = await findPriceProof(db)
    expect(asOf).not.toBeNull()
    const paid = rows.find(({ basis, part }) => basis === 'paid' && part === 'all')
    expect(paid).toMatchObject({ category: 'auto', cases: said.length })
    expect(paid?.difference).toBeCloseTo(-0.1, 3)
    expect(rows.find(({ basis, part }) => basis === 'asked' && part === 'all')).toMatchObject({ cases: 40 })
    await db`update ad set status = 'published', closed_at = null where id = any(${sold.slice(0, 15)}::bigint[])`
    await recordProof(db)
    expect((await findPriceProof(db)).rows.filter(({ basis }) => basis === 'asked')).toEqual([])
  }),
)

test(
  'the file has a header, the rows of the page and the licence; of a market that was made up it says so',
  withRollback(async (db) => {
    await db`insert into dealer (name, slug, email) values ('Prova Auto', 'prova-auto-stime', 'info@prova-auto.example')`
    await db`insert into price_proof (category, basis, part, from_value, cases, median, difference, within_tenth, worked_out_at)
      values ('auto', 'asked', 'all', 0, 30, 0.06789, -0.01, 0.7, '2026-11-28T02:00:00Z')`
    const proof = await findPriceProof(db)
    const [header, row, last] = proofCsv(proof).split('\r\n')
    expect(header).toBe('category,basis,part,from,to,cases,median_error,difference,within_tenth,below')
    expect(row).toBe('auto,asked,all,0,,30,0.0679,-0.01,0.7,')
    expect(last).toMatch(/^"?# Ingrana, le stime alla prova, 28 novembre 2026, mercato di prova\. Licenza CC BY 4\.0/)
    expect(proofJson(proof).data).toEqual([expect.objectContaining({ cases: 30, below: null })])
  }),
)
