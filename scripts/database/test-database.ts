import { randomBytes } from 'node:crypto'
import type { TestProject } from 'vitest/node'
import { env, setDatabaseUrl } from '@/lib/kernel/config/env.server'
import { openPool } from '@/lib/kernel/db/db.server'
import { startEmbeddedPostgres } from '@/lib/kernel/db/embedded/embedded-postgres.server'
import { migrate } from '@/lib/kernel/db/migrate.server'
import { applyRoleSettings } from '@/lib/kernel/db/role-settings.server'
import { createTestFolder, removeTestFolder } from '../test-folder'

export type TestDatabase = { url: string; remove: () => Promise<void> }

declare module 'vitest' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can add to vitest's own
  interface ProvidedContext {
    /** One for each worker, in the order of their numbers. */
    databaseUrls: string[]
    /** The share of the runs of a test with random values. */
    shareOfRuns: number
  }
}

/** Vitest's global setup: migrated, empty databases of this run alone, one for each worker, so that neither two runs nor two files at once ever meet. */
export default async function prepareTestDatabases({ globalConfig, provide }: TestProject): Promise<() => Promise<void>> {
  const given = env().givenDatabaseUrl
  const server = given === undefined ? await startOwnServer() : { url: given, remove: async () => {} }
  const databases: TestDatabase[] = []
  const remove = async () => {
    for (const database of databases) await database.remove()
    await server.remove()
  }
  const add = async (template?: string) => {
    const database = await createDatabase(server.url, template)
    databases.push(database)
    return database.url
  }
  try {
    const first = await add()
    await migrateOnce(first)
    const urls = [first]
    while (urls.length < globalConfig.maxWorkers) urls.push(await add(first))
    provide('databaseUrls', urls)
  } catch (error) {
    await remove()
    throw error
  }
  return remove
}

async function migrateOnce(url: string): Promise<void> {
  setDatabaseUrl(url)
  const db = openPool(url, 1)
  try {
    await migrate(db)
  } finally {
    await db.end()
  }
}

async function startOwnServer(): Promise<TestDatabase> {
  const dataDir = await createTestFolder('unit')
  const server = await startEmbeddedPostgres({ dataDir, purpose: 'tests', durable: false })
  return {
    url: server.url,
    async remove() {
      await server.stop()
      await removeTestFolder(dataDir)
    },
  }
}

/** A database of its own on a server that is there already: empty, or a copy of another one that nobody uses. */
export async function createDatabase(serverUrl: string, template?: string): Promise<TestDatabase> {
  const name = `ingrana_test_${process.pid}_${randomBytes(3).toString('hex')}`
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  await administer(serverUrl, `create database ${name}${template === undefined ? '' : ` template ${new URL(template).pathname.slice(1)}`}`)
  await applyRoleSettings(url.href)
  return { url: url.href, remove: () => dropDatabase(serverUrl, name) }
}

const dropMs = 30_000

/** A database that cannot be dropped stays until its server goes: a passed run must not fail by it. */
async function dropDatabase(serverUrl: string, name: string): Promise<void> {
  try {
    await administer(serverUrl, `drop database ${name} with (force)`, dropMs)
  } catch (error) {
    console.warn(`${name} is left behind: ${String(error)}`)
  }
}

/** A role that owns nothing, to log in with as the application does in production; what it was granted is gone before its database is. */
export async function createApplicationRole(databaseUrl: string): Promise<TestDatabase> {
  const name = `ingrana_test_${process.pid}_${randomBytes(3).toString('hex')}`
  const url = new URL(databaseUrl)
  url.username = name
  url.password = randomBytes(12).toString('hex')
  await administer(databaseUrl, `create role ${name} login password '${url.password}'`)
  const remove = async () => {
    await administer(databaseUrl, `drop owned by ${name}`)
    await administer(databaseUrl, `drop role ${name}`)
  }
  return { url: url.href, remove }
}

/** `limitMs`: without one a statement may take as long as a busy disk needs for a whole database. */
async function administer(serverUrl: string, statement: string, limitMs = 0): Promise<void> {
  const db = openPool(serverUrl, 1)
  try {
    await db.unsafe(`set statement_timeout = ${limitMs}`)
    await db.unsafe(statement)
  } finally {
    await db.end()
  }
}
