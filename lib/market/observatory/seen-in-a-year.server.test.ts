import { expect, test } from 'vitest'
import type { Db } from '@/lib/kernel/db/db.server'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { rateDueAds } from '@/lib/market/price-rating/rate-ads.server'
import { addValuedOffers } from '@/lib/market/price-rating/test-offers'
import { readReport, requireModel } from './read-report.server'

const panda = requireModel('fiat', 'panda')
const all = { region: null, fuel: null }

/** Sells all but five of the pandas in Toscana; answers how many are sold. */
async function sellAlmostAll(db: Db): Promise<number> {
  await addValuedOffers(db, 400)
  await db`update ad set region = case province_code when 'PI' then 'toscana' else 'campania' end where status = 'published'`
  await rateDueAds(db)
  const sold = await db`
    update ad set status = 'sold', published_at = now() - interval '40 days', closed_at = now() - interval '1 day'
    where id in (select id from ad where make = 'fiat' and model = 'panda' and region = 'toscana' order by id offset 5) returning id`
  return sold.length
}

test(
  'a region has a price of its own from what left within a year, beside what is on offer',
  withRollback(async (db) => {
    const sold = await sellAlmostAll(db)
    expect(sold).toBeGreaterThan(30)
    const italy = await readReport(db, panda, all)
    const tile = italy.prices?.regions.find(({ region }) => region === 'toscana')
    expect(tile).toMatchObject({ ads: 5, rated: sold + 5 })
    expect(tile?.euro).toBeGreaterThan(1_000)
    const tuscany = await readReport(db, panda, { ...all, region: 'toscana' })
    expect(tuscany).toMatchObject({ ads: 5, fuels: [], prices: { reference: { euro: tile?.euro } } })
  }),
)

test(
  'what left more than a year ago, or without an estimate, stands behind no price of a region',
  withRollback(async (db) => {
    const sold = await sellAlmostAll(db)
    const priceOf = async () => (await readReport(db, panda, all)).prices?.regions.find(({ region }) => region === 'toscana')
    await db`delete from closing_estimate where ad_id in (select ad_id from closing_estimate order by ad_id limit ${sold - 20})`
    expect(await priceOf()).toMatchObject({ ads: 5, rated: 25, euro: null })
    await db`update ad set published_at = closed_at - interval '2 years', closed_at = closed_at - interval '366 days' where status = 'sold'`
    expect(await priceOf()).toMatchObject({ ads: 5, rated: 5, euro: null })
    expect((await readReport(db, panda, { ...all, region: 'toscana' })).prices).toBeNull()
  }),
)
