import { AppError } from '@/lib/kernel/errors/app-error'
import { StartError } from '@/lib/kernel/errors/start-error'
import { openPool } from './db.server'

const minVersion = 15

/** Refuses a database that cannot be reached or is too old, before anything is written to it. Returns the address to use it by. */
export async function checkServer(databaseUrl: string, setting = 'DATABASE_URL'): Promise<string> {
  const db = openPool(databaseUrl, 1)
  const where = placeOf(databaseUrl)
  try {
    const rows = await db<{ version: string; pid: number }[]>`select current_setting('server_version') as version, pg_backend_pid() as pid`
    const { version = 'of an unknown version', pid } = rows[0] ?? {}
    if (!(Number.parseInt(version, 10) >= minVersion))
      throw new StartError(`${where} is PostgreSQL ${version}: Ingrana needs ${minVersion} or newer`)
    return pid === rows.state.pid ? databaseUrl : withoutPreparing(databaseUrl)
  } catch (error) {
    if (error instanceof StartError) throw error
    throw new StartError(`the database of ${setting} (${where}) cannot be used: ${reasonOf(error)}`)
  } finally {
    await db.end({ timeout: 1 })
  }
}

/**
 * Who greeted us is not who answers: a pooler such as PgBouncer stands between, and no statement may have a name. PgBouncer in transaction mode makes
 * room for a new one by closing an old one, and hands the answer to that on to us: the driver takes it for the end of the query, without its rows.
 */
export function withoutPreparing(databaseUrl: string): string {
  const url = new URL(databaseUrl)
  url.searchParams.set('prepare', 'false')
  return url.href
}

/** The place of a database, never with the password. */
export function placeOf(databaseUrl: string): string {
  const { host, pathname } = new URL(databaseUrl)
  return `${host}${pathname}`
}

/** The reason: not that it cannot answer, which is clear, but why. */
function reasonOf(error: unknown): string {
  if (error instanceof AppError && error.cause instanceof Error) return error.cause.message
  return error instanceof Error ? error.message : String(error)
}
