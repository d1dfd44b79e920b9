import { type Dealership, type DealerTab, mayIn, type TabCounts } from '@/lib/accounts/dealerships/dealership'
import { listDealerships } from '@/lib/accounts/dealerships/require-dealership.server'
import type { User } from '@/lib/accounts/users/user'
import type { Db } from '@/lib/kernel/db/db.server'
import { countLeads } from './leads.server'

/** The dealers an account acts for, by name; with counts the one whose pages are open. */
export async function listDealerTabs(db: Db, user: Pick<User, 'id'>, open: Dealership): Promise<DealerTab[]> {
  const counts = await countOf(db, user, open)
  const all = await listDealerships(db, user.id)
  return all.map((each) => ({ ...each, counts: each.dealerId === open.dealerId ? counts : null }))
}

async function countOf(db: Db, user: Pick<User, 'id'>, dealership: Dealership): Promise<TabCounts> {
  const [row] = await db<{ vehicles: number }[]>`
    select count(*)::int as vehicles from ad where dealer_id = ${dealership.dealerId} and status in ('published', 'reserved', 'paused')`
  const leads = mayIn(dealership, 'readLeads') ? await countLeads(db, dealership.dealerId, user) : null
  return { vehicles: row?.vehicles ?? 0, leads: leads && leads['da-rispondere'] }
}
