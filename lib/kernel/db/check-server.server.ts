import { AppError } from '@/lib/kernel/errors/app-error'
import { StartError } from '@/lib/kernel/errors/start-error'
import { openPool } from './db.server'

const minVersion = 15

/** Refuses a database that cannot be reached or is too old, before anything is written to it. */
export async function checkServer(databaseUrl: string, setting = 'DATABASE_URL'): Promise<void> {
  const db = openPool(databaseUrl, 1)
  const where = placeOf(databaseUrl)
  try {
    const [row] = await db<{ version: string }[]>`select current_setting('server_version') as version`
    if (Number.parseInt(row?.version ?? '', 10) >= minVersion) return
    throw new StartError(`${where} is PostgreSQL ${row?.version ?? 'of an unknown version'}: Ingrana needs ${minVersion} or newer`)
  } catch (error) {
    if (error instanceof StartError) throw error
    throw new StartError(`the database of ${setting} (${where}) cannot be used: ${reasonOf(error)}`)
  } finally {
    await db.end({ timeout: 1 })
  }
}

/** Never with the password. */
function placeOf(databaseUrl: string): string {
  const { host, pathname } = new URL(databaseUrl)
  return `${host}${pathname}`
}

/** Not that it cannot answer, which is clear, but why. */
function reasonOf(error: unknown): string {
  if (error instanceof AppError && error.cause instanceof Error) return error.cause.message
  return error instanceof Error ? error.message : String(error)
}
