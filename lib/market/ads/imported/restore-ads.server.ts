import type { Db } from '@/lib/kernel/db/db.server'
import { adColumn, sqlName, writtenColumns } from '@/lib/market/ads/ad-column-lists'

/** What an import changes of a known ad. */
const restored = [
  ...writtenColumns.filter((name) => adColumn(name).onReimport?.startsWith('overwrite') === true).map(sqlName),
  ...['status', 'left_stock_at', 'published_at', 'closed_at', 'previous_price_cents', 'price_changed_at'],
]

/** A dealer's import, its time, and what the ads were before it (`dealer_import_before`). */
type Done = { id: number; dealerId: number }

/** Gives the ads that an import changed back what they were, unless somebody has changed them since. Gives how many. */
export async function restoreAds(db: Db, { id, dealerId }: Done): Promise<number> {
  const columns = (row: string) => db.unsafe(restored.map((name) => `${row}${name}`).join(', '))
  const { count } = await db`
    update ad set (${columns('')}) = (select ${columns('old.')} from jsonb_populate_record(null::ad, before.before) as old), updated_at = now()
    from dealer_import_before before, dealer_import done
    where done.id = ${id} and before.import_id = done.id and ad.id = before.ad_id and ad.dealer_id = ${dealerId}
      and ad.updated_at between done.started_at and done.finished_at`
  return count
}

/** Takes the ads away that an import added and nobody has changed since. Gives how many. */
export async function removeAddedAds(db: Db, { id, dealerId }: Done): Promise<number> {
  const { count } = await db`
    update ad set status = 'deleted', closed_at = now(), updated_at = now() from dealer_import done
    where done.id = ${id} and ad.dealer_id = ${dealerId} and ad.updated_at <= done.finished_at and ad.status <> 'deleted'
      and ad.import_key is not null and not exists (select 1 from dealer_import_before before where before.import_id = done.id and before.ad_id = ad.id)`
  return count
}
