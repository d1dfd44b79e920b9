import { type Db, inTransaction } from '@/lib/kernel/db/db.server'
import { allowLongWork } from '@/lib/kernel/db/role-settings.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import { adColumn, sqlName, writtenColumns } from '@/lib/market/ads/ad-column-lists'
import { findImport } from './dealer-imports.server'

/** What an import changes. */
const importedColumns = writtenColumns.filter((name) => adColumn(name).onReimport !== undefined).map(sqlName)
const columns = [
  ...importedColumns.filter((name) => name !== 'category' && name !== 'make'),
  ...['status', 'left_stock_at', 'closed_at', 'previous_price_cents', 'price_changed_at'],
]
const restored = [...new Set([...columns, 'published_at'])]

/** `kept`: vehicles that somebody has changed since, which stay as they are. */
export type Undone = { restored: number; removed: number; kept: number }

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
    const list = (row: string) => db.unsafe(restored.map((name) => `${row}.${name}`).join(', '))
    const back = await db`
      update ad set (${db.unsafe(restored.join(', '))}) = (select ${list('old')} from jsonb_populate_record(null::ad, before.before) as old), updated_at = now()
      from dealer_import_before before, dealer_import done
      where done.id = ${id} and before.import_id = done.id and ad.id = before.ad_id and ad.dealer_id = ${dealerId}
        and ad.updated_at between done.started_at and done.finished_at`
    const gone = await db`
      update ad set status = 'deleted', closed_at = now(), updated_at = now() from dealer_import done
      where done.id = ${id} and ad.dealer_id = ${dealerId} and ad.updated_at <= done.finished_at and ad.status <> 'deleted'
        and ad.import_key is not null and not exists (select 1 from dealer_import_before before where before.import_id = done.id and before.ad_id = ad.id)`
    const [later] = await db<{ count: number }[]>`
      select count(*)::int as count from ad, dealer_import done
      where done.id = ${id} and ad.dealer_id = ${dealerId} and ad.updated_at > done.finished_at and ad.updated_at < now()`
    await db`update dealer_import set state = 'undone' where id = ${id}`
    await db`delete from dealer_import_before where import_id = ${id}`
    return { restored: back.count, removed: gone.count, kept: later?.count ?? 0 }
  })
}
