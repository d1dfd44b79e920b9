import { expect, test } from 'vitest'
import { addTestDealership } from '@/lib/accounts/dealerships/test-dealership'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { addTestAd } from '@/lib/market/ads/test-ad'
import { listDealerTabs } from './dealer-tabs.server'

test(
  'tabs count vehicles that are not over, and waiting requests only for who may read them',
  withRollback(async (db) => {
    const { user, dealership } = await addTestDealership(db)
    const { dealerId } = dealership
    for (const status of ['published', 'reserved', 'sold', 'draft'] as const) await addTestAd(db, { dealerId, status })
    await db`
      with asked as (insert into reply (dealer_id, name, email, phone) values (${dealerId}, 'Elena', 'elena@esempio.it', '') returning id)
      insert into reply_message (reply_id, sender, message) select id, 'buyer', 'Siete aperti sabato?' from asked`
    expect(await listDealerTabs(db, user, dealership)).toEqual([{ ...dealership, counts: { vehicles: 2, leads: 1 } }])
    const asReader = { ...dealership, role: 'stock' as const }
    expect((await listDealerTabs(db, user, asReader)).map(({ counts }) => counts)).toEqual([{ vehicles: 2, leads: null }])
  }),
)
