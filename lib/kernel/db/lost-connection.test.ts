import { randomUUID } from 'node:crypto'
import { expect, onTestFinished, test } from 'vitest'
import { env } from '@/lib/kernel/config/env.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import { type Db, getDb, inTransaction, openPool } from './db.server'
import { TestProxy } from './test-proxy'

/** A pool with recognizable connections, and what ends them. */
function namedPool(size: number, databaseUrl = env().databaseUrl) {
  const name = randomUUID()
  const url = new URL(databaseUrl)
  url.searchParams.set('application_name', name)
  const db = openPool(url.href, size, { maxWaitMs: 2_000 })
  onTestFinished(() => db.end({ timeout: 1 }))
  const countActive = async () =>
    (await getDb()`select from pg_stat_activity where application_name = ${name} and state = 'active' and query like '%sleep%'`).length
  const endConnections = async () =>
    (await getDb()`select pg_terminate_backend(pid) from pg_stat_activity where application_name = ${name}`).length
  return { db, countActive, endConnections }
}

async function addLedger(): Promise<string> {
  const table = `ledger_${randomUUID().replaceAll('-', '')}`
  await getDb().unsafe(`create table ${table} (entry integer primary key)`)
  onTestFinished(async () => {
    await getDb().unsafe(`drop table ${table}`)
  })
  return table
}
const entriesOf = async (table: string) =>
  (await getDb().unsafe<{ entry: number }[]>(`select entry from ${table} order by entry`)).map(({ entry }) => entry)

const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  )
const pidOf = async (db: Db) => (await db<{ pid: number }[]>`select pg_backend_pid() as pid`)[0]?.pid

test('a statement whose connection ends fails as unavailable, with seconds to wait; the next succeeds', async () => {
  const { db, countActive, endConnections } = namedPool(1)
  await db`select 1`
  const sleeping = failureOf(db`select pg_sleep(60)`)
  await expect.poll(countActive).toBe(1)
  await endConnections()
  const failure = await sleeping
  expect(failure).toBeInstanceOf(AppError)
  expect(failure).toMatchObject({ code: 'unavailable', retryAfterSeconds: 5 })
  expect(await db<{ one: number }[]>`select 1 as one`).toEqual([{ one: 1 }])
})

test('nothing of a transaction runs after its connection has ended, neither alone nor inside the next one', async () => {
  const { db, endConnections } = namedPool(1)
  const table = await addLedger()
  const add = (db: Db, entry: number) => db.unsafe(`insert into ${table} (entry) values (${entry})`)
  let goOn = () => {}
  const others = new Promise<void>((resolve) => (goOn = resolve))
  const late: unknown[] = []
  const lost = failureOf(
    inTransaction(db, async (db) => {
      await add(db, 1)
      await endConnections()
      await others
      late.push(await failureOf(add(db, 2)), await failureOf(inTransaction(db, (db) => add(db, 3))))
    }),
  )
  await inTransaction(db, async (db) => {
    await add(db, 4)
    goOn()
    expect(await lost).toMatchObject({ code: 'unavailable' })
    await add(db, 5)
  })
  expect(late).toMatchObject([{ code: 'unavailable' }, { code: 'unavailable' }])
  expect(await entriesOf(table)).toEqual([4, 5])
})

test('while connections end under writes, acknowledged entries stay and other writers get an error', async () => {
  const { db, endConnections } = namedPool(4)
  const table = await addLedger()
  const acknowledged: number[] = []
  const failures: unknown[] = []
  const writer = async (first: number) => {
    for (let entry = first; entry < 400; entry += 8) {
      const isInTransaction = entry % 2 === 0
      const write = (db: Db) => db.unsafe(`insert into ${table} (entry) values (${entry})`)
      const failure = await failureOf(isInTransaction ? inTransaction(db, async (db) => [await pidOf(db), await write(db)]) : write(db))
      if (failure === undefined) acknowledged.push(entry)
      else failures.push(failure)
      if (entry % 16 === 3) await endConnections()
    }
  }
  await Promise.all(Array.from({ length: 8 }, (_, first) => writer(first)))
  const present = new Set(await entriesOf(table))
  expect(acknowledged.filter((entry) => !present.has(entry))).toEqual([])
  expect(acknowledged.length + failures.length).toBe(400)
  expect(failures.length).toBeGreaterThan(0)
  expect(failures.filter((failure) => !(failure instanceof AppError && failure.code === 'unavailable'))).toEqual([])
  expect(await db<{ one: number }[]>`select 1 as one`).toEqual([{ one: 1 }])
})

test.each(['end', 'reset'] as const)('a database that goes away (%s) is unavailable at once, and answers when it is back', async (how) => {
  const proxy = await TestProxy.open(env().databaseUrl)
  const { db, countActive, endConnections } = namedPool(2, proxy.url)
  onTestFinished(async () => {
    await endConnections()
  })
  await db`select 1`
  const underWay = [failureOf(db`select pg_sleep(60)`), failureOf(inTransaction(db, (db) => db`select pg_sleep(60)`))]
  await expect.poll(countActive).toBe(2)
  await proxy.stop(how)
  const later = [failureOf(db`select 1`), failureOf(inTransaction(db, pidOf)), failureOf(db`select 1`)]
  for (const failure of await Promise.all([...underWay, ...later])) expect(failure).toMatchObject({ code: 'unavailable' })
  await proxy.listen()
  expect(await db<{ one: number }[]>`select 1 as one`).toEqual([{ one: 1 }])
})

test('a request that waits too long for a connection fails, and the next one is served', async () => {
  const db = openPool(env().databaseUrl, 1, { maxWaitMs: 20 })
  onTestFinished(() => db.end({ timeout: 1 }))
  let goOn = () => {}
  const end = new Promise<void>((resolve) => (goOn = resolve))
  let begun = () => {}
  const isBegun = new Promise<void>((resolve) => (begun = resolve))
  const first = inTransaction(db, async (db) => {
    await db`select 1`
    begun()
    await end
  })
  await isBegun
  expect(await failureOf(db`select 1`)).toMatchObject({
    code: 'unavailable',
    message: 'the database cannot answer: all connections are in use',
  })
  const freeAt = performance.now()
  goOn()
  await first
  const next = await db<{ one: number }[]>`select 1 as one`
  expect([next, performance.now() - freeAt < 5_000], 'within the five seconds of R21').toEqual([[{ one: 1 }], true])
})
