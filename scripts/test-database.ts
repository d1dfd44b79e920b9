import { randomBytes } from 'node:crypto'
import { env, setDatabaseUrl } from '@/lib/config/env.server'
import { openPool } from '@/lib/db/db.server'
import { startEmbeddedPostgres } from '@/lib/db/embedded/embedded-postgres.server'
import { migrate } from '@/lib/db/migrate.server'
import { clearAway, takeTestFolder } from './test-folder'

export type TestDatabase = { url: string; remove: () => Promise<void> }

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

async function startOwnServer(): Promise<TestDatabase> {
  const dataDir = await takeTestFolder('unit')
  const server = await startEmbeddedPostgres({ dataDir, purpose: 'tests', durable: false })
  return {
    url: server.url,
    async remove() {
      await server.stop()
      await clearAway(dataDir)
    },
  }
}

/** A database of its own on a server that is there already. */
export async function createDatabase(serverUrl: string): Promise<TestDatabase> {
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
