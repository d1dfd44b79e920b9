import { openPool, type Pool } from '@/lib/kernel/db/db.server'
import { findFreePort } from '@/lib/kernel/db/embedded/free-port.server'
import { startSmtp, type TestSmtp } from '@/lib/kernel/mail/test-smtp'
import { s3Settings, startS3, type TestS3 } from '@/lib/market/photos/test-s3-server'
import { createApplicationRole, createDatabase } from '@/scripts/database/test-database'
import { createTestFolder, removeTestFolder } from '@/scripts/test-folder'
import { type Launch, launch, stop, waitUntilHealthy } from './launch'

/** Shared parts of the machines of one site. `db`: as the role that owns the database. */
export type SharedParts = { db: Pool; bucket: TestS3; smtp: TestSmtp; settings: Record<string, string>; close: () => Promise<void> }
export type Machine = { url: string; dataDir: string; launched: Launch; close: () => Promise<void> }

/** Shared parts as in production: a database with two roles, a bucket and a mail server. */
export async function openSharedParts(): Promise<SharedParts> {
  const database = await createDatabase(process.env['DATABASE_URL'] ?? '')
  const role = await createApplicationRole(database.url)
  const db = openPool(database.url, 1)
  const [bucket, smtp] = [await startS3(), await startSmtp()]
  const close = async () => {
    await db.end()
    await role.remove()
    await database.remove()
    await Promise.all([bucket.close(), smtp.close()])
  }
  const addresses = { DATABASE_URL: role.url, MIGRATION_DATABASE_URL: database.url, SMTP_URL: smtp.url, SITE_URL: 'http://ingrana.test' }
  return {
    db,
    bucket,
    smtp,
    settings: { DEMO_ADS: '60', SECRET_KEYS: Buffer.alloc(32, 1).toString('base64'), ...addresses, ...s3Settings(bucket.place) },
    close,
  }
}

/** `npm start` with ports and a folder of its own. */
export async function startMachine(name: string, settings: Record<string, string>): Promise<Machine> {
  const dataDir = await createTestFolder(name)
  const port = await findFreePort()
  const own = { PORT: String(port), STAND_INS_PORT: String(await findFreePort()), DATA_DIR: dataDir }
  const launched = launch({ ...own, NODE_ENV: 'production', TRUSTED_PROXIES: '127.0.0.1, ::1', ...settings })
  const close = async () => {
    await stop(launched)
    await removeTestFolder(dataDir)
  }
  try {
    await waitUntilHealthy(port, launched)
  } catch (error) {
    await close()
    throw error
  }
  return { url: `http://localhost:${port}`, dataDir, launched, close }
}
