import { randomBytes } from 'node:crypto'
import { mkdir, readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { env, setDatabaseUrl } from '@/lib/config/env.server'
import { openPool } from '@/lib/db/db.server'
import { startEmbeddedPostgres } from '@/lib/db/embedded/embedded-postgres.server'
import { isAlive } from '@/lib/db/embedded/live-process.server'
import { locate, removeDataFolder } from '@/lib/db/embedded/postgres-home.server'
import { stopOrphan } from '@/lib/db/embedded/postmaster.server'
import { migrate } from '@/lib/db/migrate.server'

/** Vitest's global setup: a migrated, empty database of this run alone, so that two runs at once never meet. */
export default async function prepareTestDatabase(): Promise<() => Promise<void>> {
  const given = env().givenDatabaseUrl
  const database = given === undefined ? await startOwnServer() : await createDatabase(given)
  setDatabaseUrl(database.url)
  const db = openPool(database.url, 1)
  try {
    await migrate(db)
  } catch (error) {
    await database.remove()
    throw error
  } finally {
    await db.end()
  }
  return database.remove
}

type TestDatabase = { url: string; remove: () => Promise<void> }

async function startOwnServer(): Promise<TestDatabase> {
  const all = path.resolve(env().dataDir, 'test')
  await removeAbandoned(all)
  const dataDir = path.join(all, `run-${process.pid}`)
  const server = await startEmbeddedPostgres({ dataDir, purpose: 'tests', durable: false })
  return {
    url: server.url,
    async remove() {
      await server.stop()
      await removeDataFolder(dataDir)
    },
  }
}

async function createDatabase(serverUrl: string): Promise<TestDatabase> {
  const name = `ingrana_test_${process.pid}_${randomBytes(3).toString('hex')}`
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  await administer(serverUrl, `create database ${name}`)
  return { url: url.href, remove: () => administer(serverUrl, `drop database ${name} with (force)`) }
}

async function administer(serverUrl: string, statement: string): Promise<void> {
  const db = openPool(serverUrl, 1)
  await db.unsafe(statement)
  await db.end()
}

/** A run that was killed leaves its server and its data behind. */
async function removeAbandoned(all: string): Promise<void> {
  await mkdir(all, { recursive: true })
  for (const run of (await readdir(all)).filter((name) => /^run-\d+$/.test(name))) {
    const dataDir = path.join(all, run)
    if (isAlive(Number(run.replace('run-', '')))) continue
    await stopOrphan(await locate(dataDir))
    await removeDataFolder(dataDir)
  }
}
