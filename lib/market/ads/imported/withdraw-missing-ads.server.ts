import type { Db } from '@/lib/kernel/db/db.server'
import type { AdStatus } from '@/lib/market/ads/ad'

/** What a seller still has to offer, whether anybody sees it or not. */
const inStock = ['draft', 'in_review', 'published', 'paused', 'reserved'] as const satisfies readonly AdStatus[]

/** The ads in stock whose marks belong to this scope: a dealer's, or a source's. */
export async function listStock(db: Db, scope: string): Promise<number[]> {
  const rows = await db<{ id: number }[]>`
    select id from ad where starts_with(import_key, ${`${scope}|`}) and status in ${db([...inStock])} order by id`
  return rows.map(({ id }) => id)
}

export async function findAdsByKey(db: Db, importKeys: readonly string[]): Promise<number[]> {
  const rows = await db<{ id: number }[]>`select id from ad where import_key = any(${[...importKeys]})`
  return rows.map(({ id }) => id)
}

/** Withdraws what left the file. A draft, which nobody ever saw, gets no page that says so. */
export async function withdrawAds(db: Db, ids: readonly number[]): Promise<void> {
  await db`
    update ad set status = case when status = 'draft' then 'deleted' else 'withdrawn' end, closed_at = now(), left_stock_at = now(), updated_at = now()
    where id = any(${[...ids]}) and status in ${db([...inStock])}`
}
