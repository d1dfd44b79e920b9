import { env } from '@/lib/kernel/config/env.server'
import { loadSettings } from '@/lib/kernel/config/load-settings.server'
import { openPool, type Pool } from '@/lib/kernel/db/db.server'
import { openOrReuseDatabase } from '@/lib/kernel/db/open-database.server'
import { prepareDatabase } from '@/lib/server/jobs/prepare-database.server'
import { runCommand } from '../run-command'

/** Runs one command on the database of the settings, starting and stopping the embedded one unless the application already has it running. */
export function withDatabase(purpose: string, work: (db: Pool) => Promise<void>): Promise<void> {
  return runCommand(async (shutdown) => {
    loadSettings(process.cwd())
    const database = await shutdown.register(
      () => openOrReuseDatabase({ purpose, onNote: (line) => console.error(line) }),
      (open) => open.close(),
    )
    if (database.isStartedHere) await prepareDatabase(console.error)
    const db = await shutdown.register(
      () => Promise.resolve(openPool(env().databaseUrl)),
      (pool) => pool.end({ timeout: 5 }),
    )
    await work(db)
  })
}

/** Does what only the owner of the tables may do, such as emptying them. */
export async function asOwner<T>(work: (db: Pool) => Promise<T>): Promise<T> {
  const db = openPool(env().migrationDatabaseUrl)
  try {
    return await work(db)
  } finally {
    await db.end({ timeout: 5 })
  }
}
