import type { Db } from '@/lib/kernel/db/db.server'
import type { Dealership } from './dealership'
import type { DealerOverview } from './overview'

/** How much there is of a dealer's stock. */
export async function getOverview(db: Db, { dealerId }: Dealership): Promise<DealerOverview> {
  const [counts] = await db<DealerOverview[]>`
    select count(*) filter (where status = 'published')::int as published, count(*) filter (where status = 'draft')::int as drafts
    from ad where dealer_id = ${dealerId}`
  return counts ?? { published: 0, drafts: 0 }
}
