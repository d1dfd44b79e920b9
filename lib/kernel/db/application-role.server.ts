import { StartError } from '@/lib/kernel/errors/start-error'
import { type Db, inTransaction, openPool } from './db.server'

/** The tables that a load refreshes the statistics of. */
const analysed = ['ad', 'ad_price', 'dealer', 'price_rating'] as const
const schemas = ['public', 'job'] as const

/**
 * Refuses, for the public site, an application role that owns tables or may create some: an attacker who injects statements would have these rights too.
 * Nothing need be there yet.
 */
export async function refuseOwner(databaseUrl: string): Promise<void> {
  const db = openPool(databaseUrl, 1)
  try {
    const [self] = await db<{ name: string; isOwner: boolean }[]>`
      select current_user as name,
        exists (select from pg_class where relkind in ('r', 'p') and relnamespace::regnamespace::text = any(${[...schemas]}) and pg_has_role(relowner, 'member'))
        or exists (select from pg_namespace where nspname !~ '^pg_' and has_schema_privilege(oid, 'create'))
        or has_database_privilege(current_database(), 'create') as is_owner`
    if (self?.isOwner !== false)
      throw new StartError(
        `stage pro refuses the role ${self?.name ?? ''} of DATABASE_URL, which owns tables or may create some: set another one there, and the owner in MIGRATION_DATABASE_URL`,
      )
  } finally {
    await db.end({ timeout: 5 })
  }
}

/** Lets a role that owns nothing read and write what the caller, who owns it, has made: rows, but neither tables nor what was migrated. */
export async function grantToApplication(db: Db, role: string): Promise<void> {
  await inTransaction(db, async (db) => {
    const to = db(role)
    for (const schema of schemas) {
      await db`grant usage on schema ${db(schema)} to ${to}`
      await db`grant select, insert, update, delete on all tables in schema ${db(schema)} to ${to}`
      await db`grant usage, select on all sequences in schema ${db(schema)} to ${to}`
    }
    await db`revoke insert, update, delete on migration from ${to}`
    if (await canGrantMaintain(db)) for (const table of analysed) await db`grant maintain on ${db(table)} to ${to}`
  })
}

/** Whether others than an owner may refresh statistics: before PostgreSQL 17 not, there the server does, a minute later. */
async function canGrantMaintain(db: Db): Promise<boolean> {
  const [server] = await db<{ isNew: boolean }[]>`select current_setting('server_version_num')::int >= 170000 as is_new`
  return server?.isNew ?? false
}
