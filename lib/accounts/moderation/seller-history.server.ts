import type { Db } from '@/lib/kernel/db/db.server'
import { vehicleTitle } from '@/lib/market/ads/ad-cards.server'
import type { Category } from '@/lib/market/catalogue/category'
import { isReason, type Outcome, reasons, type SellerHistory } from './moderation-case'

const maxListed = 10

type DecisionRow = {
  caseId: number
  outcome: Outcome | null
  decidedAt: Date | null
  reason: string | null
  category: Category
  make: string
  model: string | null
  version: string
}

/** What else is known of the account that the ad of a case belongs to. */
export async function findSellerHistory(db: Db, { id, ownerId }: { id: number; ownerId: number | null }): Promise<SellerHistory> {
  const [figures] = await db<Omit<SellerHistory, 'decisions'>[]>`
    select count(*)::int as ads, count(*) filter (where status in ('published', 'reserved'))::int as online, count(*) filter (where status = 'sold')::int as sold,
      (select count(*)::int from ad_report join ad reported on reported.id = ad_id where reported.owner_id = ${ownerId}) as reports
    from ad where owner_id = ${ownerId}`
  const rows = await db<DecisionRow[]>`
    select moderation_case.id as case_id, outcome, decided_at, reason, category, make, model, version from moderation_case join ad on ad.id = ad_id
    where owner_id = ${ownerId} and outcome is not null and moderation_case.id <> ${id} order by decided_at desc limit ${maxListed}`
  return {
    ...(figures ?? { ads: 0, online: 0, sold: 0, reports: 0 }),
    decisions: rows.flatMap(({ caseId, outcome, decidedAt, reason, ...ad }) => {
      if (outcome === null || decidedAt === null) return []
      return {
        caseId,
        title: vehicleTitle(ad),
        outcome,
        at: decidedAt.toISOString(),
        reason: isReason(reason) ? reasons[reason].label : '',
      }
    }),
  }
}
