import type { RecordKind } from '@/lib/market/dossier/vehicle-record'

/** A paper that waits for a moderator, with what its seller says that it shows. JSON-serialisable. */
export type WaitingPaper = {
  id: number
  kind: RecordKind
  on: string
  km: number | null
  owners: number | null
  percent: number | null
  measuredBy: string | null
  paperId: string
  width: number
  height: number
  sentAt: string
  ad: { id: number; name: string; href: string }
}
