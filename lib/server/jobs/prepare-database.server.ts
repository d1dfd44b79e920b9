import { roleOf } from '@/lib/kernel/config/database-addresses'
import { env } from '@/lib/kernel/config/env.server'
import { grantToApplication } from '@/lib/kernel/db/application-role.server'
import { type Db, inTransaction, openPool } from '@/lib/kernel/db/db.server'
import { migrate } from '@/lib/kernel/db/migrate.server'
import { allowLongWork, applyRoleSettings } from '@/lib/kernel/db/role-settings.server'
import { prepareJobs } from './prepare-jobs.server'

/** The number of the lock: any works as long as no other of ours uses it. */
const preparationLock = 7_214_000

/**
 * Brings the database of the settings up to date, as the role that owns it, and gives the application's role what it needs. Returns the migrations that were applied.
 * One process after the other: two that grant rights on the same tables, or make the same queue, at the same time fail with «tuple concurrently updated».
 */
export async function prepareDatabase(onWait?: (line: string) => void): Promise<string[]> {
  const { migrationDatabaseUrl, databaseUrl } = env()
  await applyRoleSettings(databaseUrl) // first: a pooler keeps the sessions that were opened without them for others
  const [db, holder] = [openPool(migrationDatabaseUrl, 1), openPool(migrationDatabaseUrl, 1)]
  try {
    return await inTransaction(holder, async (holder) => {
      await allowLongWork(holder)
      await holder`select pg_advisory_xact_lock(${preparationLock})`
      const applied = await migrate(db, onWait && { onWait })
      await prepareJobs(migrationDatabaseUrl)
      await giveToApplication(db)
      return applied
    })
  } finally {
    await Promise.all([db, holder].map((pool) => pool.end({ timeout: 5 })))
  }
}

async function giveToApplication(db: Db): Promise<void> {
  const { databaseUrl, migrationDatabaseUrl } = env()
  if (roleOf(migrationDatabaseUrl) !== roleOf(databaseUrl)) await grantToApplication(db, roleOf(databaseUrl))
}
