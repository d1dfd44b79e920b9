import type { Db } from '@/lib/kernel/db/db.server'
import type { Category } from '@/lib/market/catalogue/category'
import type { Version } from './version'

export type VersionRow = Version & { category: Category; make: string; model: string }

const rowsAtATime = 1_000

/** Puts these versions in the place of those of before. `areDemo`: of the invented market. */
export async function storeVersions(db: Db, rows: readonly VersionRow[], { areDemo }: { areDemo: boolean }): Promise<void> {
  await db`select pg_advisory_xact_lock(hashtextextended('vehicle versions', 0))` // two machines would write the same rows
  await db`delete from vehicle_version where is_demo = ${areDemo}`
  for (let from = 0; from < rows.length; from += rowsAtATime) {
    const part = rows.slice(from, from + rowsAtATime)
    await db`insert into vehicle_version ${db(part.map(({ years, facts, ...row }) => ({ ...row, years: db.json(years), facts: db.json(facts), isDemo: areDemo })))}`
  }
}
