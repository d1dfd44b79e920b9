import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { connect, createServer as createTcpServer, type Socket } from 'node:net'
import { describe, expect, onTestFinished, test } from 'vitest'
import { env, setDatabaseUrl } from '@/lib/kernel/config/env.server'
import { closeDb, type Db, getDb, inTransaction, openPool } from '@/lib/kernel/db/db.server'
import { replicaLimits } from '@/lib/kernel/db/primary-history'
import { openReplicas, readShared, replicaReport } from '@/lib/kernel/db/replicas.server'
import { TestProxy } from '@/lib/kernel/db/test-proxy'
import { addTestAd } from '@/lib/market/ads/test-ad'
import { prepareDatabase } from '@/lib/server/jobs/prepare-database.server'
import { showPage } from '@/lib/server/page-cache/test-market-site'
import { FairConcurrencyLimit } from '@/lib/server/runtime/front/fair-concurrency-limit.server'
import { admissionLimits } from '@/lib/server/runtime/front/http-limits'
import { openSharedPages } from '@/lib/server/runtime/front/shared-pages.server'
import { openReplication, type TestServer } from './test-replication'

/** The application's address, which forwards to a server that the test chooses. */
async function openAddress(first: TestServer): Promise<{ url: string; leadTo: (server: TestServer) => void }> {
  let { port } = first
  const sockets = new Set<Socket>()
  const forwarder = createTcpServer((client) => {
    const server = connect(port, '127.0.0.1')
    for (const socket of [client, server]) sockets.add(socket.on('error', () => {}))
    client.pipe(server).pipe(client)
    client.on('close', () => server.destroy())
    server.on('close', () => client.destroy())
  }).listen(0, '127.0.0.1')
  await once(forwarder, 'listening')
  const address = forwarder.address()
  const url = new URL(first.url)
  url.port = String(typeof address === 'object' && address ? address.port : 0)
  onTestFinished(() => {
    forwarder.close()
    for (const socket of sockets) socket.destroy()
  })
  return { url: url.href, leadTo: (server) => (port = server.port) }
}

/** The application as it reads and writes, with these servers behind it. */
async function openReads(primaryUrl: string, urls: readonly string[]): Promise<void> {
  const before = env().databaseUrl
  await closeDb()
  setDatabaseUrl(primaryUrl)
  const replicas = openReplicas({ urls, primary: getDb('health'), poolSize: 4 })
  onTestFinished(async () => {
    await replicas.close()
    await closeDb()
    setDatabaseUrl(before)
  })
}

const states = () => replicaReport().map(({ state }) => state)
const portOf = async (db: Db) => (await db<{ port: number }[]>`select inet_server_port() as port`)[0]?.port
const readPort = () => readShared(portOf)

/** How many of so many reads each server has answered. */
async function shares(reads: number): Promise<Map<number | undefined, number>> {
  const counts = new Map<number | undefined, number>()
  for (let turn = 0; turn < reads; turn += 1) {
    const port = await readPort()
    counts.set(port, (counts.get(port) ?? 0) + 1)
  }
  return counts
}

/** Readers that read without a pause; in the end they say what failed. */
function openReaders() {
  const failures: unknown[] = []
  let isOver = false
  const readers = Array.from({ length: 4 }, async () => {
    while (!isOver) await readPort().catch((error: unknown) => failures.push(error))
  })
  return {
    stop: async () => {
      isOver = true
      await Promise.all(readers)
      return failures
    },
  }
}

/** The shared pages of the server, by the very parts it has, in front of pages of ads. */
async function openSite() {
  const render = (request: IncomingMessage, response: ServerResponse) => {
    response.setHeader('Content-Type', 'text/html')
    return showPage(request, response)
  }
  const shared = openSharedPages(getDb('health'), {
    render,
    answer: render,
    admission: new FairConcurrencyLimit(admissionLimits),
    headers: [],
    onFoundChange: () => () => {},
  })
  const server = createServer((request, response) => shared.answer(request, response) || void render(request, response)).listen(0)
  await once(server, 'listening')
  const address = server.address()
  const origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  onTestFinished(async () => {
    await shared.close()
    server.close()
  })
  return async (path: string, cookie = '') => {
    const answer = await fetch(origin + path, { headers: cookie ? { cookie } : {} })
    const from = /desc=(\w+)/.exec(answer.headers.get('server-timing') ?? '')?.[1]
    return { from, text: await answer.text() }
  }
}

const pauseReplay = ({ db }: TestServer) => db`select pg_wal_replay_pause()`
const resumeReplay = ({ db }: TestServer) => db`select pg_wal_replay_resume()`

describe('with a primary and two streaming replicas', () => {
  test('shared reads spread over the replicas, without those that lag, are away or hang, until they recover', async () => {
    const [primary, two, three] = await openReplication()
    const proxy = await TestProxy.open(three.url)
    await openReads(primary.url, [two.url, proxy.url])
    await expect.poll(states).toEqual(['current', 'current'])
    expect(await shares(20)).toEqual(
      new Map([
        [two.port, 10],
        [three.port, 10],
      ]),
    )

    await primary.db`create table ledger (entry integer primary key)`
    await pauseReplay(two)
    await primary.db`insert into ledger values (1)`
    await expect.poll(states).toEqual(['behind', 'current'])
    expect(await shares(4)).toEqual(new Map([[three.port, 4]]))
    expect(replicaReport()[0]?.lagSeconds).toBeGreaterThan(5)
    await resumeReplay(two)
    await expect.poll(states).toEqual(['current', 'current'])

    const readers = openReaders()
    await two.stop()
    await expect.poll(states).toEqual(['away', 'current'])
    await proxy.stop()
    await expect.poll(states).toEqual(['away', 'away'])
    expect(await shares(3)).toEqual(new Map([[primary.port, 3]]))
    await two.start()
    await proxy.listen((socket) => void socket.pause()) // takes connections and never says a word
    await expect.poll(states).toEqual(['current', 'away'])
    await proxy.stop()
    await proxy.listen()
    await expect.poll(states).toEqual(['current', 'current'])
    expect(await readers.stop()).toEqual([])
  })

  test('an idle primary lets no replica lag, and a server that follows a different primary is not read from', async () => {
    const [primary, two] = await openReplication()
    await openReads(primary.url, [two.url, primary.url, env().databaseUrl])
    await expect.poll(states).toEqual(['current', 'stranger', 'stranger'])
    const since = performance.now()
    await expect.poll(() => performance.now() - since).toBeGreaterThan(replicaLimits.lag + replicaLimits.interval)
    expect(states()).toEqual(['current', 'stranger', 'stranger'])
    expect(await shares(3)).toEqual(new Map([[two.port, 3]]))
  })

  test('behind a pooler with its own server number no statement on a replica gets a name', async () => {
    const [primary, two, three] = await openReplication()
    const pooler = await TestProxy.open(three.url)
    await pooler.stop()
    await pooler.listenAsPooler()
    await openReads(primary.url, [two.url, pooler.url])
    await expect.poll(states).toEqual(['current', 'current'])
    const named = () =>
      readShared(
        (db) => db<{ port: number; count: number }[]>`
      select inet_server_port() as port, count(*)::int as count from pg_prepared_statements group by 1`,
      )
    const [first, second] = [await named(), await named()]
    expect([...first, ...second]).toEqual([{ port: two.port, count: 1 }])
  })

  test('after a change nothing outdated is shown or cached, and personal cookies read from the primary', async () => {
    const [primary, two, three] = await openReplication()
    await openReads(primary.url, [two.url, three.url])
    await prepareDatabase()
    const id = await addTestAd(getDb(), { priceCents: 901_000, publishedAt: new Date() })
    const get = await openSite()
    const path = `/annuncio/x?id=${id}`
    await expect.poll(async () => (await get(path)).from).toBe('hit')
    await expect.poll(states).toEqual(['current', 'current'])
    const isReadFromReplica = async () => [two.port, three.port].includes((await readPort()) ?? 0)
    await expect.poll(isReadFromReplica).toBe(true)

    await Promise.all([two, three].map(pauseReplay))
    await getDb()`update ad set price_cents = 777000 where id = ${id}`
    expect((await get(path, 'ingrana_session=x')).text).toContain('777000')
    let answer = await get(path)
    while (answer.from === 'hit') answer = await get(path) // until the notification has come
    expect(answer.text).toContain('777000')
    await expect.poll(async () => (await get(path)).from).toBe('hit')
    expect((await get(path)).text).toContain('777000')
    expect(await readPort()).toBe(primary.port)

    await Promise.all([two, three].map(resumeReplay))
    await expect.poll(isReadFromReplica).toBe(true)
    await getDb()`update ad set price_cents = 778000 where id = ${id}`
    await expect.poll(async () => (await get(path)).text).toContain('778000')
  })

  test('replicas answer most reads while changes are rare, and fewer the more often the market changes', async () => {
    const [primary, two, three] = await openReplication()
    await openReads(primary.url, [two.url, three.url])
    await prepareDatabase()
    const id = await addTestAd(getDb(), { priceCents: 901_000, publishedAt: new Date() })
    await openSite()
    await expect.poll(states).toEqual(['current', 'current'])
    const change = async () => {
      await getDb()`update ad set price_cents = price_cents + 100 where id = ${id}`
    }
    for (const changesPerSecond of [1, 10, 50, 200]) {
      const changes: Promise<void>[] = []
      const timer = setInterval(() => changes.push(change()), 1_000 / changesPerSecond)
      const until = performance.now() + 3_000
      let [reads, ofPrimary] = [0, 0]
      for (; performance.now() < until; reads += 1) if ((await readPort()) === primary.port) ofPrimary += 1
      clearInterval(timer)
      await Promise.all(changes) // on a busy machine some still wait for a connection
      console.log(
        `${changesPerSecond} changes a second: replicas answered ${Math.round(100 - (100 * ofPrimary) / reads)} % of ${reads} reads`,
      )
      if (changesPerSecond === 1) expect(ofPrimary).toBeLessThan(reads / 2)
    }
  })
})

/** Writers that record acknowledged writes, until `stop`. */
function openWriters(db: Db) {
  const acknowledged: number[] = []
  let isOver = false
  let [next, refused] = [0, 0]
  const writers = Array.from({ length: 4 }, async () => {
    while (!isOver) {
      const entry = (next += 1)
      try {
        await inTransaction(db, (db) => db`insert into ledger (entry) values (${entry})`)
        acknowledged.push(entry)
      } catch {
        refused += 1
      }
    }
  })
  return {
    acknowledged,
    refused: () => refused,
    stop: async () => {
      isOver = true
      await Promise.all(writers)
    },
  }
}

describe.each([
  { kind: 'synchronous', standbys: "synchronous_standby_names = 'ANY 1 (two, three)'" },
  { kind: 'asynchronous', standbys: "synchronous_standby_names = ''" },
])('failover under writes, $kind', ({ kind, standbys }) => {
  test('the replica that is ahead is promoted, and synchronous acknowledged writes survive', async () => {
    const [primary, two, three] = await openReplication()
    await primary.set(standbys)
    const address = await openAddress(primary)
    await openReads(address.url, [two.url, three.url])
    await primary.db`create table ledger (entry integer primary key)`
    await expect.poll(states).toEqual(['current', 'current'])
    const db = openPool(address.url, 4, { maxWaitMs: 2_000 })
    onTestFinished(() => db.end({ timeout: 1 }))
    const writers = openWriters(db)
    const readers = openReaders()
    await expect.poll(() => writers.acknowledged.length).toBeGreaterThan(500)

    const killedAt = performance.now()
    await primary.kill()
    const received = async ({ db }: TestServer) =>
      (await db<{ bytes: number }[]>`select pg_wal_lsn_diff(pg_last_wal_receive_lsn(), '0/0')::bigint as bytes`)[0]?.bytes ?? 0
    const [next, other] = (await received(two)) >= (await received(three)) ? [two, three] : [three, two]
    const beforeFailover = writers.acknowledged.length
    await next.db`select pg_promote()`
    await other.follow(next)
    address.leadTo(next)
    await expect.poll(() => writers.acknowledged.length, { interval: 20 }).toBeGreaterThan(beforeFailover)
    const wasAwayMs = Math.round(performance.now() - killedAt)
    await expect.poll(() => writers.acknowledged.length).toBeGreaterThan(beforeFailover + 200)
    await writers.stop()
    await expect.poll(states).toEqual([two, three].map((server) => (server === next ? 'stranger' : 'current')))
    expect(await readPort()).toBe(other.port)
    expect(await readers.stop()).toEqual([])

    const entries = await next.db<{ entry: number }[]>`select entry from ledger`
    const stored = new Set(entries.map(({ entry }) => entry))
    const lost = writers.acknowledged.filter((entry) => !stored.has(entry)).length
    console.log(
      `${kind}: ${writers.acknowledged.length} writes acknowledged, ${lost} lost, ${writers.refused()} refused, away ${wasAwayMs} ms`,
    )
    if (kind === 'synchronous') expect(lost).toBe(0)
    await expect.poll(async () => (await other.db`select from ledger`).length).toBe(stored.size)
  })
})
