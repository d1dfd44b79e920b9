import type { Db } from '@/lib/kernel/db/db.server'
import { isRecordKind, type PaperState, type VehicleRecord } from './vehicle-record'

type Row = {
  id: number
  kind: string
  on: string
  km: number | null
  owners: number | null
  percent: number | null
  measuredBy: string | null
  paperId: string | null
  paperState: PaperState | null
  paperNote: string | null
  paperWidth: number | null
  paperHeight: number | null
}

/** What the seller of an ad said of its vehicle with a day, the oldest first; papers in every state. */
export async function listRecords(db: Db, adId: number): Promise<VehicleRecord[]> {
  const rows = await db<Row[]>`
    select id, kind, to_char(happened_on, 'YYYY-MM-DD') as on, km, owners, percent, measured_by, paper_id, paper_state, paper_note, paper_width,
      paper_height
    from vehicle_record where ad_id = ${adId} order by happened_on, id`
  return rows.map(toRecord)
}

function toRecord({ kind, paperId, paperState, paperNote, paperWidth, paperHeight, ...row }: Row): VehicleRecord {
  return {
    ...row,
    kind: isRecordKind(kind) ? kind : 'other',
    paper:
      paperId === null || paperState === null
        ? null
        : { id: paperId, state: paperState, note: paperNote, width: paperWidth ?? 0, height: paperHeight ?? 0 },
  }
}

/** How many papers of each ad a person has looked at; ads without any are missing. */
export async function countPapers(db: Db, adIds: readonly number[]): Promise<ReadonlyMap<number, number>> {
  const rows = await db<{ adId: number; count: number }[]>`
    select ad_id, count(*)::int as count from vehicle_record where ad_id = any(${[...adIds]}::bigint[]) and paper_state = 'accepted' group by ad_id`
  return new Map(rows.map(({ adId, count }) => [adId, count]))
}
