import { expect, test } from 'vitest'
import { addTestDealership } from '@/lib/accounts/dealerships/test-dealership'
import { addTestUser } from '@/lib/accounts/users/test-user'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { addTestAd } from '@/lib/market/ads/test-ad'
import { statisticsWeeks } from './dealer-statistics'
import { getStatistics } from './dealer-statistics.server'
import { statisticsCsv } from './dealer-statistics-csv'

test(
  'views, saves, messages and calls of twelve weeks are counted for their dealer by week and vehicle',
  withRollback(async (db) => {
    const { dealership } = await addTestDealership(db)
    const other = await addTestDealership(db)
    const [adId, quiet, foreign] = [
      await addTestAd(db, { dealerId: dealership.dealerId, publishedAt: new Date(Date.now() - 3.5 * 86_400_000) }),
      await addTestAd(db, { dealerId: dealership.dealerId }),
      await addTestAd(db, { dealerId: other.dealership.dealerId }),
    ]
    const day = db`(now() at time zone 'Europe/Rome')::date`
    await db`
      insert into ad_view (ad_id, day, times) values (${adId}, ${day}, 5), (${adId}, ${day} - 7, 2), (${adId}, ${day} - 200, 90), (${foreign}, ${day}, 7)`
    const buyer = await addTestUser(db)
    await db`insert into saved_ad (user_id, ad_id, seen_sold) values (${buyer.id}, ${adId}, false), (${buyer.id}, ${foreign}, false)`
    await db`insert into saved_ad (user_id, ad_id, seen_sold, removed_at) values (${buyer.id}, ${quiet}, false, now())`
    await db`insert into reply (ad_id, ad_title, name, email) values (${adId}, 'Panda', 'Anna', 'anna@esempio.it'), (${foreign}, 'Panda', 'Anna', 'anna@esempio.it')`
    await db`insert into reply (dealer_id, name, email) values (${dealership.dealerId}, 'Anna', 'anna@esempio.it')`
    await db`
      insert into phone_reveal (subject, subject_id, day, times)
      values ('ad', ${adId}, ${day}, 3), ('dealer', ${dealership.dealerId}, ${day}, 4), ('dealer', ${adId}, ${day}, 50), ('ad', ${foreign}, ${day}, 60)`
    await db`insert into callback (dealer_id, ad_id, name, phone, from_at, to_at) values (${dealership.dealerId}, ${adId}, 'Anna', '333 1234567', now(), now() + interval '1 hour')`
    const { weeks, total, vehicles } = await getStatistics(db, dealership, 50)
    expect(total).toEqual({ views: 7, saves: 1, messages: 2, calls: 8 })
    expect(weeks).toHaveLength(statisticsWeeks)
    expect(weeks.at(-1)).toMatchObject({ views: 5, saves: 1, messages: 2, calls: 8 })
    expect(weeks.at(-2)).toMatchObject({ views: 2, saves: 0, messages: 0, calls: 0 })
    expect(new Set(weeks.map(({ week }) => new Date(week).getUTCDay()))).toEqual(new Set([1]))
    expect(vehicles).toMatchObject([
      { adId, views: 7, saves: 1, messages: 1, calls: 4, daysOnline: 3 },
      { adId: quiet, views: 0, saves: 0, messages: 0, calls: 0 },
    ])
    expect((await getStatistics(db, dealership, 1)).vehicles).toHaveLength(1)
    expect(statisticsCsv({ weeks, total, vehicles }).split('\n')[1]).toMatch(new RegExp(`^${adId},.*,3,7,1,1,4$`))
  }),
)
