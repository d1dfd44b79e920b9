// reads: temporary files
import { readFile, rename, rm, symlink } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPool, type Pool } from '@/lib/kernel/db/db.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import { createTestFolder, removeTestFolder } from '@/scripts/test-folder'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.server'
import { locate } from './postgres-installation.server'
import { findPostmaster } from './postmaster.server'

/** A server of these tests alone, as durable as the one of the application. */
let dataDir = ''
let server: EmbeddedPostgres
let db: Pool

beforeAll(async () => {
  dataDir = await createTestFolder('server-faults')
  server = await startEmbeddedPostgres({ dataDir, purpose: 'tests' })
  db = openPool(server.url, 8, { maxWaitMs: 2_000 })
  await db`create table ledger (entry integer primary key)`
})

afterAll(async () => {
  await db.end({ timeout: 5 })
  await server.stop()
  await removeTestFolder(dataDir)
})

const postmaster = async () => findPostmaster(await locate(dataDir))
/** The longest that requests may be refused once the server takes connections again (R2). */
const backWithinMs = 10_000
async function isUpAfter(pid: number): Promise<boolean> {
  const server = await postmaster()
  return server !== undefined && server.pid !== pid && server.ready
}

/** A failure of this question goes to the other failures. */
const isServing = (failures: unknown[]) =>
  db`select 1`.then(
    () => true,
    (failure: unknown) => {
      failures.push(failure)
      return false
    },
  )

let next = 0
/** The rounds of each of two tests: a server that ends more than five times within a minute is not started again. */
const rounds = 2

/** Writes until it is stopped: gives what was confirmed, and the failures of the others. */
async function write(until: { isOver: boolean }) {
  const confirmed: number[] = []
  const failures: unknown[] = []
  const writer = async () => {
    while (!until.isOver) {
      const entry = (next += 1)
      const failure = await db`insert into ledger (entry) values (${entry})`.then(
        () => undefined,
        (error: unknown) => error,
      )
      if (failure === undefined) confirmed.push(entry)
      else {
        failures.push(failure)
        await expect.poll(() => isServing(failures), { timeout: 20_000 }).toBe(true)
      }
    }
  }
  await Promise.all(Array.from({ length: 8 }, writer))
  return { confirmed, failures }
}

test.each([
  { how: 'killed', signal: 'SIGKILL' },
  { how: 'restarted', signal: 'SIGINT' },
] as const)('a database $how again and again under writes has all confirmed writes, and serves on by itself', async ({ signal }) => {
  const until = { isOver: false }
  const writing = write(until)
  for (let round = 0; round < rounds; round += 1) {
    const before = next
    await expect.poll(() => next).toBeGreaterThan(before + 400)
    const pid = (await postmaster())?.pid ?? 0
    process.kill(pid, signal)
    await expect.poll(() => isUpAfter(pid)).toBe(true)
    await expect.poll(() => isServing([]), { timeout: backWithinMs }).toBe(true)
  }
  until.isOver = true
  const { confirmed, failures } = await writing
  const present = new Set((await db<{ entry: number }[]>`select entry from ledger`).map(({ entry }) => entry))
  expect(confirmed.filter((entry) => !present.has(entry))).toEqual([])
  expect(failures.filter((failure) => !(failure instanceof AppError && failure.status === 503))).toEqual([])
  expect([confirmed.length > 0, failures.length > 0]).toEqual([true, true])
})

test('with a full disk writes fail as unavailable and reads go on; with space again writes go on', async () => {
  await db`create table crowded (entry integer)`
  await db`create table roomy as select 1 as entry`
  const [place] = await db<{ file: string }[]>`select pg_relation_filepath('crowded') as file`
  const file = path.join(await locate(dataDir), place?.file ?? '')
  expect(await readFile(file), 'the first row needs space').toHaveLength(0)
  await rename(file, `${file}.aside`)
  await symlink('/dev/full', file)
  const others = openPool(server.url, 2) // the first pool may hold the file open
  const written = await others`insert into crowded (entry) values (1)`.catch((error: unknown) => error)
  expect(written).toBeInstanceOf(AppError)
  expect(written).toMatchObject({ status: 503, retryAfterSeconds: 5 })
  expect(String(written)).toContain('No space left on device')
  expect(await others`select entry from roomy`).toEqual([{ entry: 1 }])
  await rm(file)
  await rename(`${file}.aside`, file)
  await others.end()
  const after = openPool(server.url, 1)
  await after`insert into crowded (entry) values (2)`
  expect(await after`select entry from crowded`).toEqual([{ entry: 2 }])
  await after.end()
})
