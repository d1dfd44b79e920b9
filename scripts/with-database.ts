import { loadSettings } from '@/lib/kernel/config/load-settings.server'
import { closeDb, getDb, type Pool } from '@/lib/kernel/db/db.server'
import { openOrReuseDatabase } from '@/lib/kernel/db/open-database.server'
import { runCommand } from './run-command'

/** Runs one command on the database of the settings, starting and stopping the embedded one unless the application already has it running. */
export function withDatabase(purpose: string, work: (db: Pool) => Promise<void>): Promise<void> {
  return runCommand(async (shutdown) => {
    loadSettings(process.cwd())
    await shutdown.register(
      () => openOrReuseDatabase({ purpose, onNote: (line) => console.error(line) }),
      (database) => database.close(),
    )
    await shutdown.register(() => Promise.resolve(getDb()), closeDb)
    await work(getDb())
  })
}
