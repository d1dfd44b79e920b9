import type { Db } from '@/lib/kernel/db/db.server'
import type { User } from '@/lib/people/users/user'
import { isReason, type Refusal, reasons } from './moderation-case'

/** The last decision against each ad of an account, by the number of the ad. */
export async function findRefusals(db: Db, owner: User): Promise<Map<number, Refusal>> {
  const rows = await db<
    { adId: number; reason: string | null; statement: string; appealedAt: Date | null; appealDecidedAt: Date | null }[]
  >`
    select distinct on (ad_id) ad_id, reason, statement, appealed_at, appeal_decided_at
    from moderation_case join ad on ad.id = ad_id
    where owner_id = ${owner.id} and outcome in ('changes', 'refused') order by ad_id, decided_at desc`
  return new Map(
    rows.map(({ adId, reason, statement, appealedAt, appealDecidedAt }) => {
      const appeal = appealDecidedAt !== null ? 'rejected' : appealedAt !== null ? 'waiting' : 'open'
      return [adId, { reason: isReason(reason) ? reasons[reason].label : '', statement, appeal }]
    }),
  )
}
