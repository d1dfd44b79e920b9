import { mostWaitingPapers } from '@/lib/accounts/moderation/waiting-queue'
import { requireModerator, type User } from '@/lib/accounts/users/user'
import type { Db } from '@/lib/kernel/db/db.server'
import { findAdCards } from '@/lib/market/ads/ad-cards.server'
import { isRecordKind } from '@/lib/market/dossier/vehicle-record'
import type { WaitingPaper } from './waiting-paper'

type Row = Omit<WaitingPaper, 'kind' | 'sentAt' | 'ad'> & { kind: string; sentAt: Date; adId: number }

/** Papers that wait for a person, the oldest first; never a moderator's own. */
export async function listWaitingPapers(db: Db, moderator: User): Promise<WaitingPaper[]> {
  requireModerator(moderator)
  const rows = await db<Row[]>`
    select vehicle_record.id, ad_id, kind, to_char(happened_on, 'YYYY-MM-DD') as on, km, vehicle_record.owners, percent, measured_by, coalesce(paper_id::text, '') as paper_id,
      coalesce(paper_width, 0) as width, coalesce(paper_height, 0) as height, coalesce(sent_at, created_at) as sent_at
    from vehicle_record
    where paper_state = 'waiting' and ad_id not in (select id from ad where owner_id = ${moderator.id})
    order by vehicle_record.sent_at, vehicle_record.id limit ${mostWaitingPapers}`
  const ids = rows.map(({ adId }) => adId)
  const cards = new Map((await findAdCards(db, db`a.id = any(${ids}::bigint[])`)).map((card) => [card.id, card]))
  return rows.flatMap(({ adId, kind, sentAt, ...row }) => {
    const card = cards.get(adId)
    if (!card || !isRecordKind(kind)) return []
    const { title, version, href } = card
    return [{ ...row, kind, sentAt: sentAt.toISOString(), ad: { id: adId, name: `${title} ${version}`.trim(), href } }]
  })
}
