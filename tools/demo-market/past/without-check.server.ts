import type { Db } from '@/lib/kernel/db/db.server'

/**
 * Writes rows of visits while no foreign key looks at each of them, and looks at all of them afterwards: two thirds of the time of writing. Readers of
 * ads wait from here to the end of the transaction, so it is for a database that no site reads yet.
 */
export async function withoutCheckOfViews(db: Db, write: () => Promise<void>): Promise<void> {
  const checks = await db<{ name: string; definition: string }[]>`
    select conname as name, pg_get_constraintdef(oid) as definition from pg_constraint where conrelid = 'ad_view'::regclass and contype = 'f'`
  for (const { name } of checks) await db`alter table ad_view drop constraint ${db(name)}`
  await write()
  for (const { name, definition } of checks) await db`alter table ad_view add constraint ${db(name)} ${db.unsafe(definition)}`
}
