import type { Db } from '@/lib/kernel/db/db.server'

export type BackupTable = { name: string; columns: string[] }
export type BackupSequence = { name: string; lastValue: number }

/**
 * What means nothing in another database: its own list of migrations, and the feed of changed ads, which counts by transactions of its server; each search
 * index is built anew there.
 */
export const leftOut: readonly string[] = ['migration', 'ad_change', 'ad_change_lost']

/** All other tables that are logged (an unlogged one is not meant to last), with the columns that are written and not worked out. The jobs have a schema of their own: the next start makes it, and they find their work in these tables. */
export async function findTables(db: Db): Promise<BackupTable[]> {
  return db<BackupTable[]>`
    select relname::text as name, array_agg(attname::text order by attnum) as columns
    from pg_class join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = ''
    where relnamespace = 'public'::regnamespace and relkind = 'r' and relpersistence <> 'u' and relname::text <> all(${[...leftOut]})
    group by relname order by relname`
}

/** The sequences, never less than in the snapshot of this transaction: they stand outside of transactions. */
export async function findSequences(db: Db): Promise<BackupSequence[]> {
  return db<BackupSequence[]>`
    select sequencename::text as name, last_value from pg_sequences where schemaname = 'public' and last_value is not null order by 1`
}

/** Fixes the format, so that rows are written in the same words whatever server, and settings, they come from. */
export async function fixTextFormat(db: Db): Promise<void> {
  await db`
    select set_config('datestyle', 'ISO, YMD', true), set_config('intervalstyle', 'postgres', true), set_config('bytea_output', 'hex', true),
      set_config('extra_float_digits', '1', true), set_config('timezone', 'UTC', true)`
}

/** The table and its columns, as COPY names them. */
export function copyTarget({ name, columns }: BackupTable): string {
  return `${quoted(name)} (${columns.map(quoted).join(', ')})`
}

export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}
