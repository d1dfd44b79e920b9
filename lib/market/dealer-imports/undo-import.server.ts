import { type Db, inTransaction } from '@/lib/kernel/db/db.server'
import { allowLongWork } from '@/lib/kernel/db/role-settings.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import { removeAddedAds, restoreAds } from '@/lib/market/ads/imported/restore-ads.server'
import { findImport } from './dealer-imports.server'

/** `unchanged`: how many vehicles somebody has changed since, which stay as they are. */
export type Undone = { restored: number; removed: number; unchanged: number }

/**
 * Takes the last import back: what it changed is as it was, what it added is gone. The prices of the meantime stay in the history,
 * for people have seen them.
 */
export async function undoImport(db: Db, dealerId: number, id: number): Promise<Undone> {
  return inTransaction(db, async (db) => {
    await allowLongWork(db)
    await db`select 1 from dealer_import where id = ${id} for update`
    const { canBeUndone } = await findImport(db, dealerId, id)
    if (!canBeUndone) throw new AppError('conflict', 'too late', { shownText: 'Questa importazione non si può più annullare.' })
    const [later] = await db<{ count: number }[]>`
      select count(*)::int as count from ad, dealer_import done where done.id = ${id} and ad.dealer_id = ${dealerId} and ad.updated_at > done.finished_at`
    const restored = await restoreAds(db, { id, dealerId })
    const removed = await removeAddedAds(db, { id, dealerId })
    await db`update dealer_import set state = 'undone' where id = ${id}`
    await db`delete from dealer_import_before where import_id = ${id}`
    return { restored, removed, unchanged: later?.count ?? 0 }
  })
}
