import { expect, test } from 'vitest'
import { addTestDealership } from '@/lib/accounts/dealerships/test-dealership'
import type { Db } from '@/lib/kernel/db/db.server'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { addTestAd } from '@/lib/market/ads/test-ad'
import { contactsOfViews, leastOfMarket, weeklyViews } from './market-reach'
import { getMarketReach } from './market-reach.server'

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000 + 3_600_000)
const rare = { make: 'lancia', model: 'thesis', status: 'published' } as const

/** An ad that was opened and asked about today. */
async function addAd(db: Db, dealerId: number, { days, views, model = rare.model }: { days: number; views: number; model?: string }) {
  const id = await addTestAd(db, { ...rare, model, dealerId, publishedAt: daysAgo(days) })
  await db`insert into ad_view (ad_id, day, times) values (${id}, (now() at time zone 'Europe/Rome')::date, ${views}), (${id}, '2020-01-01', 99)`
  await db`insert into reply (ad_id, ad_title, name, email) values (${id}, 'Thesis', 'Anna', 'anna@esempio.it')`
  return id
}

test(
  'a dealer’s ads stand beside those of others for the same models, by the days they were online',
  withRollback(async (db) => {
    const own = await addTestDealership(db)
    await addAd(db, own.dealership.dealerId, { days: 60, views: 56 })
    const others = [await addTestDealership(db), await addTestDealership(db), await addTestDealership(db)]
    for (let ad = 0; ad < leastOfMarket.ads; ad++) await addAd(db, others[ad % 3]?.dealership.dealerId ?? 0, { days: 14, views: 20 })
    await addAd(db, others[0]?.dealership.dealerId ?? 0, { days: 14, views: 1_000, model: 'ypsilon' })
    const { own: mine, similar } = await getMarketReach(db, own.dealership)
    expect(mine).toEqual({ ads: 1, adDays: 28, views: 56, contacts: 1 })
    expect(similar).toEqual({ ads: 20, adDays: 280, views: 400, contacts: 20 })
    expect([weeklyViews(mine), similar && weeklyViews(similar)]).toEqual([14, 10])
    expect([contactsOfViews(mine)?.toFixed(1), similar && contactsOfViews(similar)]).toEqual(['1.8', 5])
  }),
)

test(
  'too few ads, or all of one seller, are no market; no stock is none either',
  withRollback(async (db) => {
    const [own, other] = [await addTestDealership(db), await addTestDealership(db)]
    expect(await getMarketReach(db, own.dealership)).toEqual({ own: { ads: 0, adDays: 0, views: 0, contacts: 0 }, similar: null })
    await addAd(db, own.dealership.dealerId, { days: 3, views: 1 })
    for (let ad = 0; ad < leastOfMarket.ads; ad++) await addAd(db, other.dealership.dealerId, { days: 14, views: 20 })
    expect((await getMarketReach(db, own.dealership)).similar).toBeNull()
  }),
)
