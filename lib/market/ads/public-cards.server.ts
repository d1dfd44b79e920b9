import type { Db } from '@/lib/kernel/db/db.server'
import { type AdStatus, hasPublicPage, isGone } from './ad'
import type { AdCard } from './ad-card'
import { getAdCards } from './ad-cards.server'

/** The cards of those of these ads that anybody may read, in the order given; a sold one says that it is. Drafts and held ads are left out like unknown ones. */
export async function listPublicCards(db: Db, ids: readonly number[], now = new Date()): Promise<AdCard[]> {
  if (ids.length === 0) return []
  const rows = await db<{ id: number; status: AdStatus; closedAt: Date | null }[]>`
    select id, status, closed_at from ad where id in ${db([...ids])}`
  const shown = rows.filter(({ status, closedAt }) => {
    return hasPublicPage(status) && !isGone({ status, closedAt: closedAt?.toISOString() ?? null }, now)
  })
  const readable = new Set(shown.map(({ id }) => id))
  return getAdCards(
    db,
    ids.filter((id) => readable.has(id)),
  )
}
