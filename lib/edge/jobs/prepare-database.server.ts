import { roleOf } from '@/lib/kernel/config/database-addresses'
import { env } from '@/lib/kernel/config/env.server'
import { grantToApplication } from '@/lib/kernel/db/application-role.server'
import { openPool } from '@/lib/kernel/db/db.server'
import { migrate } from '@/lib/kernel/db/migrate.server'
import { applyRoleSettings } from '@/lib/kernel/db/role-settings.server'
import { prepareJobs } from './prepare-jobs.server'

/** Brings the database of the settings up to date, as the role that owns it, and gives the application's role what it needs. Returns the migrations that were applied. */
export async function prepareDatabase(onWait?: (line: string) => void): Promise<string[]> {
  const { databaseUrl, migrationDatabaseUrl } = env()
  const db = openPool(migrationDatabaseUrl, 1)
  try {
    const applied = await migrate(db, onWait && { onWait })
    if (roleOf(migrationDatabaseUrl) !== roleOf(databaseUrl)) {
      await prepareJobs(migrationDatabaseUrl)
      await grantToApplication(db, roleOf(databaseUrl))
    }
    await applyRoleSettings(databaseUrl)
    return applied
  } finally {
    await db.end({ timeout: 5 })
  }
}
