import type { Db } from '@/lib/kernel/db/db.server'

type ExportedCheck = {
  draft: string | null
  ad: number | null
  kind: string
  form: string
  windowFrom: Date | null
  windowTo: Date | null
  makers: string[] | null
  isConfirmed: boolean
  checkedAt: Date
}

/** What was found of the plates and chassis that an account gave in private; the numbers are not stored. */
export async function exportChecks(db: Db, userId: number): Promise<ExportedCheck[]> {
  return db<ExportedCheck[]>`
    select vehicle_identity.draft_id as draft, vehicle_identity.ad_id as ad, kind, form, window_from, window_to, makers, is_confirmed, checked_at
    from vehicle_identity left join ad_draft on ad_draft.id = vehicle_identity.draft_id left join ad on ad.id = vehicle_identity.ad_id
    where ad_draft.owner_id = ${userId} or ad.owner_id = ${userId} order by vehicle_identity.id`
}
