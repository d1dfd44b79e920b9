import { type Db, inTransaction } from './db.server'

/** The tables that a load refreshes the statistics of. */
const analysed = ['ad', 'ad_price', 'dealer', 'price_rating'] as const
const schemas = ['public', 'job'] as const

/** The role that an address logs in as. */
export function roleOf(databaseUrl: string): string {
  return decodeURIComponent(new URL(databaseUrl).username)
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

/** Before PostgreSQL 17 only an owner may refresh statistics: there the server does, a minute later. */
async function canGrantMaintain(db: Db): Promise<boolean> {
  const [server] = await db<{ isNew: boolean }[]>`select current_setting('server_version_num')::int >= 170000 as is_new`
  return server?.isNew ?? false
}
