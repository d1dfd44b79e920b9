import type { Db } from '@/lib/kernel/db/db.server'
import { type DropPlan, droppedPrice, type PlannedDrop } from './planned-drop'

/** Plans of ads. Who asks may see the ads. */
export async function findDrops(db: Db, adIds: readonly number[]): Promise<Map<number, PlannedDrop>> {
  const rows = await db<(DropPlan & { adId: number; nextOn: string; isAnnounced: boolean; priceCents: number | null })[]>`
    select ad_id, percent, cents, every_days, floor_cents, next_on::text, announced_on is not null as is_announced, price_cents
    from planned_drop join ad on ad.id = ad_id where ad_id = any(${[...adIds]}::bigint[])`
  return new Map(
    rows.map(({ adId, nextOn, isAnnounced, priceCents, ...plan }) => [
      adId,
      { ...plan, nextOn, isAnnounced, nextCents: priceCents === null ? null : droppedPrice(priceCents, plan) },
    ]),
  )
}

/** The plans that an account has set, for the copy of its owner's data. */
export async function exportDrops(
  db: Db,
  userId: number,
): Promise<(DropPlan & { adId: number; setAt: Date; announcedOn: string | null })[]> {
  return db<(DropPlan & { adId: number; setAt: Date; announcedOn: string | null })[]>`
    select ad_id, percent, cents, every_days, floor_cents, set_at, announced_on::text from planned_drop where user_id = ${userId} order by ad_id`
}
