import { type Db, inTransaction } from '@/lib/kernel/db/db.server'
import { allowLongWork } from '@/lib/kernel/db/role-settings.server'
import type { IndexLayout } from '@/lib/market/search-index/columns/index-layout.server'
import { rowsSql } from '@/lib/market/search-index/columns/row-sql.server'

const rowsAtOnce = 2_000

/** What takes in ads as `rowsSql` writes them, and takes out those that are gone. */
export type AdSink = {
  readonly layout: IndexLayout
  /** Answers the id. */
  put: (line: string) => number
  remove: (id: number) => void
  /** Called after each portion, where it has to be sent somewhere. */
  flush?: () => Promise<void>
}

/** Takes in all published ads, so many at a time that the memory stays small. What changes meanwhile is read again from the changes. */
export function fillIndex(db: Db, index: AdSink): Promise<void> {
  return inTransaction(db, async (db) => {
    await allowLongWork(db)
    await db`declare published_ads no scroll cursor for ${rowsSql(db, index.layout)}`
    for (let count = rowsAtOnce; count === rowsAtOnce; ) {
      const rows = await db<{ line: string }[]>`fetch ${db.unsafe(String(rowsAtOnce))} from published_ads`
      for (const { line } of rows) index.put(line)
      await index.flush?.()
      count = rows.length
    }
    await db`close published_ads`
  })
}

/** Takes in what these ads are now; those that are not published any more, or are gone, are taken out. */
export async function refreshAds(db: Db, index: AdSink, ids: readonly number[]): Promise<void> {
  for (let from = 0; from < ids.length; from += rowsAtOnce) {
    const portion = ids.slice(from, from + rowsAtOnce)
    const rows = await db<{ line: string }[]>`${rowsSql(db, index.layout)} and a.id = any(${portion}::bigint[])`
    const gone = new Set(portion)
    for (const { line } of rows) gone.delete(index.put(line))
    for (const id of gone) index.remove(id)
    await index.flush?.()
  }
}
