// reads: scripts/last-release/last-release.json lib/kernel/db/migrations/
import { expect, onTestFinished, test } from 'vitest'
import { env } from '@/lib/kernel/config/env.server'
import { openPool, type Pool } from '@/lib/kernel/db/db.server'
import { migrate, migrationFiles } from '@/lib/kernel/db/migrate.server'
import { createDatabase } from '../database/test-database'
import { readRecord } from './test-record'

/** The first migration that the last release does not have. */
const firstOfThis = '0090'
const registration =
  'insert into app_user (email, email_key, display_name, phone) values ($1, $2, $3, $4) on conflict (email_key) do nothing'
const { statements } = readRecord()

/** A database as the last release has left it. */
async function oldDatabase(): Promise<{ url: string; old: ReadonlySet<string> }> {
  const { url, remove } = await createDatabase(env().databaseUrl)
  onTestFinished(remove)
  const db = openPool(url, 1)
  const old = new Set((await migrationFiles()).filter((file) => file < firstOfThis))
  await migrate(db, { only: old })
  await db.end()
  return { url, old }
}

/** Asks as the last release does: over and over, each statement prepared once on a connection that it keeps. */
function openProcess(url: string) {
  const db = openPool(url, 2)
  const failures: string[] = []
  let isOver = false
  const finish = async (work: Promise<void>[]) => {
    isOver = true
    await Promise.all(work)
    await db.end()
    return failures
  }
  const repeat = async (work: () => Promise<unknown>, what: string) => {
    while (!isOver) await work().catch((error: unknown) => failures.push(`${String(error)}: ${what}`))
  }
  return { db, finish, repeat, hasFailed: () => failures.length > 0 }
}

/** The reads of the last release that say something without being told what is looked for. */
async function readsOf(db: Pool): Promise<(() => Promise<unknown>)[]> {
  const reads: (() => Promise<unknown>)[] = []
  for (const statement of statements.filter((each) => /^\s*select\b/i.test(each))) {
    const places = new Set(statement.match(/\$\d+/g)).size
    const nothing = Array.from({ length: places }, () => null)
    const read = async () => {
      await db.unsafe(`/* the last release */ ${statement}`, nothing, { prepare: true }) // so that it is not taken for a statement of this one
    }
    const isUnderstood = await read().then(
      () => true,
      () => false,
    )
    if (isUnderstood) reads.push(read)
  }
  return reads
}

test('the last release reads and writes as before while the newest migrations are applied under load', async () => {
  const { url, old } = await oldDatabase()
  const process = openProcess(url)
  const reads = await readsOf(process.db)
  expect(reads.length).toBeGreaterThan(200)
  expect(statements.map((each) => each.replace(/\s+/g, ' ').trim())).toContain(registration)
  const acknowledged: string[] = []
  let [next, rounds] = [0, 0]
  const register = async () => {
    const email = `${(next += 1)}@esempio.it`
    await process.db.unsafe(registration, [email, email, 'Elena', ''], { prepare: true })
    acknowledged.push(email)
  }
  const readAll = async () => {
    for (const read of reads) await read()
    rounds += 1
  }
  const work = [process.repeat(register, registration), process.repeat(readAll, 'a read')]
  await expect.poll(() => [rounds > 0, acknowledged.length > 50]).toEqual([true, true])
  const owner = openPool(url, 1)
  onTestFinished(() => owner.end())
  expect((await migrate(owner)).length).toBe((await migrationFiles()).length - old.size)
  const after = [rounds + 2, acknowledged.length + 50] as const
  await expect.poll(() => process.hasFailed() || (rounds >= after[0] && acknowledged.length >= after[1])).toBe(true)
  expect(await process.finish(work)).toEqual([])
  const kept = await owner<{ email: string }[]>`select email from app_user`
  expect(new Set(kept.map(({ email }) => email))).toEqual(new Set(acknowledged))
})
