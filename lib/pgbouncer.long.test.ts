import { randomUUID } from 'node:crypto'
import { describe, expect, onTestFinished, test } from 'vitest'
import { expectPairsAsNaive } from '@/lib/market/search/engine/test-comparison'
import { prepareDatabase } from '@/lib/server/jobs/prepare-database.server'
import { env, setDatabaseUrl } from './kernel/config/env.server'
import { checkServer } from './kernel/db/check-server.server'
import { getDb, inTransaction, openPool } from './kernel/db/db.server'
import { openPgBouncer } from './kernel/db/test-pgbouncer'

/** A new, empty database, reached through PgBouncer as somebody who starts the application for the first time writes its address. */
async function emptyDatabase(): Promise<string> {
  const name = `ingrana_pgbouncer_${randomUUID().replaceAll('-', '')}`
  const direct = new URL(env().databaseUrl)
  await getDb().unsafe(`create database ${name}`)
  onTestFinished(async () => {
    setDatabaseUrl(direct.href)
    await getDb().unsafe(`drop database ${name} with (force)`)
  })
  const through = new URL(await openPgBouncer(direct.href))
  through.pathname = `/${name}`
  return through.href
}

async function preparedDatabase() {
  setDatabaseUrl(await checkServer(await emptyDatabase()))
  const applied = await prepareDatabase()
  const db = openPool(env().databaseUrl, 8)
  onTestFinished(() => db.end({ timeout: 1 }))
  return { db, applied }
}

describe('through PgBouncer in transaction mode', () => {
  test('the migrations are applied, and the very first statements of the application are bounded', async () => {
    const { db, applied } = await preparedDatabase()
    expect(applied).not.toEqual([])
    const limits = Array.from({ length: 8 }, async () => {
      const [row] = await db<{ limit: string }[]>`select current_setting('statement_timeout') as limit, pg_sleep(0.05)`
      return row?.limit
    })
    expect(new Set(await Promise.all(limits))).toEqual(new Set([`${env().statementTimeoutMs / 1_000}s`]))
  })

  test('more random searches than prepared statements find exactly the ads of a naive filter', async () => {
    const { db } = await preparedDatabase()
    const undo = new Error('undo')
    const work = inTransaction(db, async (db) => {
      await expectPairsAsNaive(db, 300)
      throw undo
    })
    await expect(work).rejects.toBe(undo)
  })

  test('of twice as many transactions as connections each sees its own writes, and acknowledged ones stay', async () => {
    const { db } = await preparedDatabase()
    await db`create table ledger (entry integer primary key)`
    const add = (entry: number) =>
      inTransaction(db, async (db) => {
        await db`insert into ledger (entry) values (${entry})`
        await inTransaction(db, (db) => db`insert into ledger (entry) values (${-entry})`)
        return (await db`select from ledger where entry in (${entry}, ${-entry})`).length
      })
    const entries = Array.from({ length: 200 }, (_, place) => place + 1)
    expect(new Set(await Promise.all(entries.map(add)))).toEqual(new Set([2]))
    expect(await db`select count(*) from ledger`).toEqual([{ count: 400 }])
  })
})
