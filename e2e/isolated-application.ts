import { openPool, type Pool } from '@/lib/kernel/db/db.server'
import { findFreePort } from '@/lib/kernel/db/embedded/free-port.server'
import { createDatabase } from '@/scripts/database/test-database'
import { type Launch, launch, startCommand, stop, waitUntilHealthy } from './launch'

export type OwnApplication = { url: string; databaseUrl: string; db: Pool; launched: Launch; close: () => Promise<void> }

/** An application beside the one of all tests, with settings and a small market of its own: for tests that break it. */
export async function openIsolatedApplication(settings: Record<string, string>, words: string[] = []): Promise<OwnApplication> {
  const database = await createDatabase(process.env['DATABASE_URL'] ?? '')
  const port = await findFreePort()
  const given = {
    PORT: String(port),
    STAND_INS_PORT: String(await findFreePort()),
    DATABASE_URL: database.url,
    DEMO_ADS: '60',
    NODE_ENV: 'production',
    TRUSTED_PROXIES: '127.0.0.1, ::1',
    ...settings,
  }
  const application = launch(given, [...startCommand, ...words])
  const db = openPool(database.url, 1)
  const close = async () => {
    await stop(application)
    await db.end()
    await database.remove()
  }
  try {
    await waitUntilHealthy(port, application)
  } catch (error) {
    await close()
    throw error
  }
  return { url: `http://localhost:${port}`, databaseUrl: database.url, db, launched: application, close }
}
