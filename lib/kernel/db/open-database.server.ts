import { env, setDatabaseUrl } from '@/lib/kernel/config/env.server'
import { checkServer } from './check-server.server'
import { findRunningPostgres, startEmbeddedPostgres } from './embedded/embedded-postgres.server'

type OpenDatabaseOptions = { purpose: string; onNote: (line: string) => void }
export type OpenDatabase = {
  url: string
  /** An embedded server that was not running: nothing has prepared its database for this version yet. */
  isStartedHere: boolean
  close: () => Promise<void>
  /** Settles when an embedded server ends without a request. */
  died: Promise<string>
}

/** The database that the settings name: DATABASE_URL, else an embedded one of this process alone. `getDb` then leads to it. */
export async function openDatabase({ purpose, onNote }: OpenDatabaseOptions): Promise<OpenDatabase> {
  const given = env().givenDatabaseUrl
  if (given !== undefined) {
    const owners = env().migrationDatabaseUrl
    const url = await checkServer(given, 'DATABASE_URL')
    setDatabaseUrl(url, owners === given ? url : await checkServer(owners, 'MIGRATION_DATABASE_URL'))
    return { url, isStartedHere: false, close: async () => {}, died: never }
  }
  const server = await startEmbeddedPostgres({ dataDir: env().dataDir, purpose, onNote })
  setDatabaseUrl(server.applicationUrl, server.url)
  return { url: server.applicationUrl, isStartedHere: true, close: server.stop, died: server.died }
}

/** Opens it for a short command, which shares the database of the running application instead of being refused. */
export async function openOrReuseDatabase(options: OpenDatabaseOptions): Promise<OpenDatabase> {
  const running = env().givenDatabaseUrl === undefined ? await findRunningPostgres(env().dataDir) : undefined
  if (running === undefined) return openDatabase(options)
  setDatabaseUrl(running.applicationUrl, running.url)
  return { url: running.applicationUrl, isStartedHere: false, close: async () => {}, died: never }
}

const never = new Promise<string>(() => {})
