import { randomUUID } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { type Answer, HttpClient } from '@/e2e/http-client'
import { type Launch, launch, stop, waitUntilHealthy } from '@/e2e/launch'
import { inTransaction, openPool, type Pool } from '@/lib/kernel/db/db.server'
import { findRunningPostgres } from '@/lib/kernel/db/embedded/embedded-postgres.server'
import { findFreePort } from '@/lib/kernel/db/embedded/free-port.server'
import { locate } from '@/lib/kernel/db/embedded/postgres-installation.server'
import { findPostmaster } from '@/lib/kernel/db/embedded/postmaster.server'
import { createTestFolder, removeTestFolder } from '@/scripts/test-folder'

/** An application of these tests alone, on an embedded database whose processes they end. */
test.describe.configure({ mode: 'serial', timeout: 180_000 })

let dataDir = ''
let port = 0
let application: Launch
const home = () => `http://localhost:${port}`

test.beforeAll(async () => {
  dataDir = await createTestFolder('faults')
  port = await findFreePort()
  const standIns = String(await findFreePort())
  application = launch({ PORT: String(port), STAND_INS_PORT: standIns, DATA_DIR: dataDir, DEMO_ADS: '60', NODE_ENV: 'production' })
  await waitUntilHealthy(port, application)
})

test.afterAll(async () => {
  await stop(application)
  await removeTestFolder(dataDir)
})

async function asOwner<T>(work: (db: Pool) => Promise<T>): Promise<T> {
  const db = openPool((await findRunningPostgres(dataDir))?.url ?? '', 1)
  try {
    return await work(db)
  } finally {
    await db.end({ timeout: 5 })
  }
}

const ofApplication = `usename = 'ingrana_app' and pid <> pg_backend_pid()`
const postmasterPid = async () => (await findPostmaster(await locate(dataDir)))?.pid ?? 0

const faults: { name: string; endsServer?: boolean; happen: () => Promise<unknown> }[] = [
  {
    name: 'every connection is ended',
    happen: () => asOwner((db) => db.unsafe(`select pg_terminate_backend(pid) from pg_stat_activity where ${ofApplication}`)),
  },
  {
    name: 'one process of the database is killed, and all others begin anew',
    happen: () =>
      asOwner(async (db) => {
        const [victim] = await db.unsafe<{ pid: number }[]>(`select pid from pg_stat_activity where ${ofApplication} limit 1`)
        if (victim) process.kill(victim.pid, 'SIGKILL')
      }),
  },
  { name: 'the database is stopped', endsServer: true, happen: async () => process.kill(await postmasterPid(), 'SIGINT') },
  { name: 'the database is killed', endsServer: true, happen: async () => process.kill(await postmasterPid(), 'SIGKILL') },
]

type Write = { consentId: string; answer: Answer; milliseconds: number }

/** Writes distinct proofs until `until.isOver`; an address may send 120 in ten minutes. */
async function write(until: { isOver: boolean }): Promise<Write[]> {
  const writes: Write[] = []
  let visitor = new HttpClient(home())
  for (let number = 1; !until.isOver; number += 1) {
    if (number % 100 === 0) visitor = new HttpClient(home())
    const consentId = randomUUID()
    const startedAt = performance.now()
    const decidedAt = new Date(Date.UTC(2026, 10, 21, 10, 0, number % 60))
    const answer = await visitor.postJson('/api/v1/privacy-choice', {
      consentId,
      version: 1,
      purposes: [],
      source: 'banner-reject',
      decidedAt,
    })
    writes.push({ consentId, answer, milliseconds: performance.now() - startedAt })
  }
  return writes
}

/** A personal cookie bypasses the page cache, so the page is rendered now. */
const own = { cookie: 'ingrana_visit=x' }
const isServing = async () => (await new HttpClient(home()).get('/usate', own)).status

/** Limits for the recovery once PostgreSQL takes connections again (R2), and once a table is free (R21). */
const backWithinMs = { afterServer: 10_000, afterLock: 5_000 }

/** Whether PostgreSQL takes connections; where the server ends, a new one. */
async function isUp(notPid: number | undefined): Promise<boolean> {
  if ((await findRunningPostgres(dataDir)) === undefined || (await postmasterPid()) === notPid) return false
  return asOwner((db) => db`select 1`).then(
    () => true,
    () => false,
  )
}

async function cachePage(path: string): Promise<void> {
  await expect.poll(async () => (await new HttpClient(home()).get(path)).headers['server-timing']).toBe('cache;desc=hit')
}

for (const { name, endsServer = false, happen } of faults) {
  test(`${name}, under writes: confirmed writes survive, failures are reported, the application recovers`, {
    tag: '@alone',
  }, async () => {
    const until = { isOver: false }
    const writing = Array.from({ length: 8 }, () => write(until))
    const first = await new HttpClient(home()).get('/health')
    expect(first.status).toBe(200)
    for (let times = 0; times < 2; times += 1) {
      const ending = endsServer ? await postmasterPid() : undefined
      await happen()
      await expect.poll(() => isUp(ending), { timeout: 60_000 }).toBe(true)
      await expect.poll(isServing, { timeout: backWithinMs.afterServer }).toBe(200)
    }
    until.isOver = true
    const writes = (await Promise.all(writing)).flat()
    const confirmed = writes.filter(({ answer }) => answer.status === 204).map(({ consentId }) => consentId)
    const refused = writes.filter(({ answer }) => answer.status !== 204)
    const stored = await asOwner(
      (db) => db<{ consentId: string }[]>`select consent_id from privacy_choice where consent_id = any(${confirmed}::uuid[])`,
    )
    expect(new Set(stored.map(({ consentId }) => consentId))).toEqual(new Set(confirmed))
    expect(confirmed.length).toBeGreaterThan(0)
    expect(
      refused.filter(({ answer }) => answer.status !== 503 || answer.headers['retry-after'] !== '5').map(({ answer }) => answer),
    ).toEqual([])
    expect(application.child.exitCode).toBeNull()
    const slowest = Math.max(...writes.map(({ milliseconds }) => milliseconds))
    test.info().annotations.push({
      type: 'measured',
      description: `${confirmed.length} confirmed, ${refused.length} refused, slowest ${Math.round(slowest)} ms`,
    })
    console.log(`${name}: ${confirmed.length} confirmed, 0 lost, ${refused.length} refused with 503, slowest ${Math.round(slowest)} ms`)
  })
}

for (const { table, stays, waits } of [
  { table: 'ad', stays: ['/health', '/chi-siamo', '/accedi', '/policies/privacy'], waits: '/usate' },
  { table: 'session', stays: ['/health', '/chi-siamo', '/accedi', '/usate'], waits: undefined },
]) {
  test(`while ${table} is locked, pages that do not need it are answered, and all are once it is free`, { tag: '@alone' }, async () => {
    await cachePage('/km0')
    await asOwner((db) =>
      inTransaction(db, async (db) => {
        await db`lock table ${db(table)} in access exclusive mode`
        const waiting = waits === undefined ? [] : Array.from({ length: 30 }, () => new HttpClient(home()).get(waits, own))
        for (const page of [...stays, '/km0']) expect([page, (await new HttpClient(home()).get(page)).status]).toEqual([page, 200])
        for (const { status, headers } of await Promise.all(waiting)) expect([status, headers['retry-after']]).toEqual([503, '5'])
      }),
    )
    await expect.poll(isServing, { timeout: backWithinMs.afterLock }).toBe(200)
  })
}
