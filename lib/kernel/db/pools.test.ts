import { once } from 'node:events'
import { expect, onTestFinished, test } from 'vitest'
import { env } from '@/lib/kernel/config/env.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import { getDb, inTransaction, openPool } from './db.server'

const statusOf = (work: Promise<unknown>) =>
  work.then(
    () => 200,
    (error: unknown) => (error instanceof AppError ? error.status : error),
  )

/** Holds a table as a migration or a big load does, until the returned function is called. */
async function lock(table: string): Promise<() => Promise<void>> {
  const db = openPool(env().databaseUrl, 1)
  let release = () => {}
  const isReleased = new Promise<void>((resolve) => (release = resolve))
  let begin = () => {}
  const isLocked = new Promise<void>((resolve) => (begin = resolve))
  const holding = inTransaction(db, async (db) => {
    await db`lock table ${db(table)} in access exclusive mode`
    begin()
    await isReleased
  })
  await isLocked
  return async () => {
    release()
    await holding
    await db.end()
  }
}

/** The longest that requests for a table may be refused once it is free (R21). */
const backWithinMs = 5_000

async function expectServed(run: () => Promise<unknown>): Promise<void> {
  const startedAt = performance.now()
  expect(await Promise.all(visitors.map(() => statusOf(run())))).toEqual(visitors.map(() => 200))
  expect(performance.now() - startedAt).toBeLessThan(backWithinMs)
}

/** The visitors: more than there are connections, so that some wait for one. */
const visitors = Array.from({ length: 30 })

test('while the ads are locked, their pages are refused for a while; sessions and health answer at once', async () => {
  const unlock = await lock('ad')
  onTestFinished(unlock)
  const pages = visitors.map(() => statusOf(getDb()`select from ad limit 1`))
  expect(await statusOf(getDb('sessions')`select from session limit 1`)).toBe(200)
  expect(await statusOf(getDb('health')`select 1`)).toBe(200)
  expect(new Set(await Promise.all(pages))).toEqual(new Set([503]))
  await unlock()
  await expectServed(() => getDb()`select from ad limit 1`)
})

test('while the sessions are locked, pages that need no session are answered', async () => {
  const unlock = await lock('session')
  onTestFinished(unlock)
  const loggedIn = visitors.map(() => statusOf(getDb('sessions')`select from session limit 1`))
  expect(await Promise.all(visitors.map(() => statusOf(getDb()`select from ad limit 1`)))).toEqual(visitors.map(() => 200))
  expect(await statusOf(getDb('health')`select 1`)).toBe(200)
  expect(new Set(await Promise.all(loggedIn))).toEqual(new Set([503]))
  await unlock()
  await expectServed(() => getDb('sessions')`select from session limit 1`)
})

test('no statement waits for the network to confirm the one before, which takes it 40 ms', async () => {
  const db = openPool(env().databaseUrl, 1)
  onTestFinished(() => db.end())
  const times: number[] = []
  for (let turn = 0; turn < 10; turn++) {
    const startedAt = performance.now()
    await inTransaction(db, async (db) => {
      await db`create temporary table waiting (id integer) on commit drop`
      const sink = await db`copy waiting from stdin`.writable()
      sink.end('1\n')
      await once(sink, 'finish')
    })
    times.push(performance.now() - startedAt)
  }
  expect(Math.min(...times), 'the quickest of ten, which says what the network adds on any machine').toBeLessThan(40)
})
