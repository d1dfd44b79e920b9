import { type Db, inTransaction } from '@/lib/kernel/db/db.server'
import { allowLongWork } from '@/lib/kernel/db/role-settings.server'
import { copyAds } from '@/lib/market/ads/imported/copy-ads.server'
import type { NewAd } from './ad'

/** Number of ads from which it is quicker to build the indexes once at the end than to keep them while loading. */
const manyAds = 50_000

type Progress = { onWritten?: (written: number) => void; onIndex?: (built: number, of: number) => void }

/**
 * Loads `count` ads or so. A big load drops the indexes and builds them again, all in one transaction: whatever goes
 * wrong, the tables are as they were before, indexes included. Readers wait meanwhile.
 */
export async function loadAds(db: Db, ads: Iterable<NewAd>, count: number, { onWritten, onIndex }: Progress = {}): Promise<number> {
  if (count < manyAds) return copyAds(db, ads, onWritten)
  return inTransaction(db, async (db) => {
    await allowLongWork(db)
    await db`set local maintenance_work_mem = '256MB'`
    const indexes = await dropIndexes(db)
    const written = await copyAds(db, ads, onWritten)
    for (const [built, { definition }] of indexes.entries()) {
      onIndex?.(built, indexes.length)
      await db.unsafe(definition)
    }
    onIndex?.(indexes.length, indexes.length)
    return written
  })
}

/** Drops the indexes but the unique ones: those carry constraints. */
async function dropIndexes(db: Db): Promise<{ name: string; definition: string }[]> {
  const indexes = await db<{ name: string; definition: string }[]>`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
    from pg_index where indrelid in ('ad'::regclass, 'ad_price'::regclass) and not indisunique order by indexrelid`
  for (const { name } of indexes) await db.unsafe(`drop index ${name}`)
  return [...indexes]
}
