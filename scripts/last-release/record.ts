import path from 'node:path'
import { type Db, inTransaction } from '@/lib/kernel/db/db.server'

/** What the last release asks of the database, written by `npm run record-release`. */
export const recordFile = path.join(process.cwd(), 'scripts/last-release/last-release.json')

type Column = { table: string; column: string; type: string; isRequired: boolean }
/** What a table refuses. */
type Limit = { table: string; limit: string }
export type Schema = { columns: Column[]; limits: Limit[] }
export type ReleaseRecord = Schema & {
  release: string
  /** One for every template and fragment of the product, as PostgreSQL was sent it. */
  statements: string[]
}

export async function readSchema(db: Db): Promise<Schema> {
  const columns = await db<Column[]>`
    select relname as table, attname as column, format_type(atttypid, atttypmod) as type,
      attnotnull and not atthasdef and attidentity = '' as is_required
    from pg_attribute join pg_class on pg_class.oid = attrelid
    where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0 and not attisdropped order by 1, 2`
  const limits = await db<Limit[]>`
    select conrelid::regclass::text as table, pg_get_constraintdef(oid) as limit from pg_constraint
    where connamespace = 'public'::regnamespace and contype in ('c', 'f', 'x')
    union all
    select indrelid::regclass::text, regexp_replace(pg_get_indexdef(indexrelid), '^CREATE UNIQUE INDEX \\S+', 'UNIQUE') from pg_index
    join pg_class on pg_class.oid = indrelid where relnamespace = 'public'::regnamespace and indisunique order by 1, 2`
  return { columns: [...columns], limits: [...limits] }
}

/** Why PostgreSQL does not understand a statement; undefined where it does. Nothing is run. */
export async function refusalOf(db: Db, statement: string): Promise<string | undefined> {
  try {
    await inTransaction(db, (db) => db.unsafe(`prepare of_last_release as ${statement}; deallocate of_last_release`))
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
