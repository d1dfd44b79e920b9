import type { Db } from '@/lib/kernel/db/db.server'

type ExportedRecord = {
  ad: number
  kind: string
  happenedOn: string
  km: number | null
  owners: number | null
  percent: number | null
  measuredBy: string | null
  createdAt: Date
  paper: string | null
  paperState: string | null
  paperNote: string | null
  sentAt: Date | null
  decidedAt: Date | null
}

/** What an account said of the past of its vehicles, and what became of the papers it sent. */
export async function exportRecords(db: Db, userId: number): Promise<ExportedRecord[]> {
  return db<ExportedRecord[]>`
    select vehicle_record.ad_id as ad, kind, happened_on::text, km, vehicle_record.owners, percent, measured_by, vehicle_record.created_at, paper_id as paper,
      paper_state, paper_note, sent_at, decided_at
    from vehicle_record join ad on ad.id = vehicle_record.ad_id where ad.owner_id = ${userId} order by vehicle_record.id`
}
