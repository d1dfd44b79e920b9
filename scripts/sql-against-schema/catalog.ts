import type { Db } from '@/lib/kernel/db/db.server'

export type CatalogColumn = {
  table: string
  column: string
  mayBeNull: boolean
  /** The only values a check of the table lets in; null where it lets in others. */
  onlyValues: string[] | null
}
/** The columns, by the number of the table and that of the column. */
export type Catalog = ReadonlyMap<string, CatalogColumn>

/** What the migrated schema says of every column of our tables. */
export async function readCatalog(db: Db): Promise<Catalog> {
  const columns = await db<(CatalogColumn & { key: string })[]>`
    with checked as materialized (
      select conrelid, conkey[1] as number, array_agg(literal[1]) as literals
      from pg_constraint, regexp_matches(pg_get_constraintdef(oid), '''([^'']*)''::text', 'g') as literal
      where contype = 'c' and cardinality(conkey) = 1 and pg_get_constraintdef(oid) ~ '= ANY [(][(]?ARRAY'
      group by conrelid, conkey[1])
    select attrelid || '.' || attnum as key, relname as table, attname as column, not attnotnull as may_be_null, literals as only_values
    from pg_attribute join pg_class on pg_class.oid = attrelid left join checked on conrelid = attrelid and number = attnum
    where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0 and not attisdropped`
  return new Map(columns.map(({ key, ...column }) => [key, column]))
}
