import { readFileSync } from 'node:fs'
import { Agent, get, type IncomingHttpHeaders } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { newEmail, openAccount, testPassword } from '@/e2e/accounts'
import { HttpClient, median, onBusyMachine } from '@/e2e/http-client'
import { type OwnApplication, openIsolatedApplication } from '@/e2e/isolated-application'
import { asRecord } from '@/e2e/record'
import { expect, test } from '@/e2e/test'
import { findFreePort } from '@/lib/kernel/db/embedded/free-port.server'
import { rateLimits } from '@/lib/kernel/rate-limits/rate-limits.server'

/** An application of these tests alone, in two processes, which say their figures. */
test.describe.configure({ mode: 'serial', timeout: 300_000 })

let site: OwnApplication
let metricsPort = 0
test.beforeAll(async () => {
  metricsPort = await findFreePort()
  site = await openIsolatedApplication({ METRICS_PORT: String(metricsPort) }, ['--processes', '2'])
  await expect.poll(site.launched.output).toContain('with 2 processes')
})
test.afterAll(() => site.close())

/** Which process an answer comes from: its ids begin alike. */
const processOf = (headers: IncomingHttpHeaders) => String(headers['x-request-id']).split('-')[0] ?? ''

/** Sends requests until both processes have answered; each connection goes to the next one. Returns the answers by process. */
async function fromEach(sendRequest: () => ReturnType<HttpClient['get']>): Promise<Map<string, { status: number; body: string }>> {
  const answers = new Map<string, { status: number; body: string }>()
  await expect
    .poll(async () => {
      const { status, body, headers } = await sendRequest()
      answers.set(processOf(headers), { status, body })
      return answers.size
    })
    .toBe(2)
  return answers
}

/** How long after now the answers of both have that text. */
async function untilSeenByBoth(sendRequest: () => ReturnType<HttpClient['get']>, text: string): Promise<number> {
  const writtenAt = performance.now()
  const seenBy = new Set<string>()
  await expect
    .poll(
      async () => {
        const { body, headers } = await sendRequest()
        if (body.includes(text)) seenBy.add(processOf(headers))
        return seenBy.size
      },
      { intervals: [20] },
    )
    .toBe(2)
  return performance.now() - writtenAt
}

async function figures(port: number): Promise<string> {
  return (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
}

test('both processes live and are ready, behind one port', async () => {
  const client = new HttpClient(site.url)
  for (const [path, status] of [
    ['/healthz', 'alive'],
    ['/readyz', 'ok'],
  ] as const)
    for (const answer of (await fromEach(() => client.get(path))).values())
      expect([answer.status, asRecord(answer.body)['status']]).toEqual([200, status])
})

test('logins and failed logins at one process count at the other process', async () => {
  const client = new HttpClient(site.url)
  const email = await openAccount(site.db, newEmail('processi'))
  await client.logIn(email, testPassword)
  for (const { status } of (await fromEach(() => client.get('/api/v1/pages/private/watchlist'))).values()) expect(status).toBe(200)
  const stranger = new HttpClient(site.url)
  const csrf = await stranger.csrf() // once: a request between two would leave both to the same process
  const statuses: number[] = []
  const processes = new Set<string>()
  for (let attempt = 0; attempt <= rateLimits.loginOfAccount.points; attempt += 1) {
    const { status, headers } = await stranger.post('/login', { username: email, password: 'Sbagliata-1' }, { csrf })
    statuses.push(status)
    processes.add(processOf(headers))
  }
  expect([processes.size, statuses.slice(0, -1).every((status) => status === 401), statuses.at(-1)]).toEqual([2, true, 429])
})

test('a write is seen through every process, also in cached pages and lists from the index', async () => {
  const [ad] = await site.db<{ id: number; make: string }[]>`
    select id, make from ad where status = 'published' and category = 'auto' and offer_type = 'usato' and price_cents is not null order by published_at desc limit 1`
  if (!ad) throw new Error('no ad')
  const client = new HttpClient(site.url)
  const list = () => client.get('/usate?prezzo_da=987000')
  const times: number[] = []
  for (let euro = 987_654; times.length < 11; euro += 1) {
    const shown = euro.toLocaleString('it-IT')
    for (let turn = 0; turn < 3; turn += 1) for (const { body } of (await fromEach(list)).values()) expect(body).not.toContain(shown)
    await site.db`update ad set price_cents = ${euro * 100} where id = ${ad.id}`
    times.push(await untilSeenByBoth(list, shown))
  }
  const slowest = Math.max(...times)
  const description = `seen by both processes after ${Math.round(median(times))} ms (the middle of ${times.length}), at most ${Math.round(slowest)} ms`
  test.info().annotations.push({ type: 'measured', description })
  console.log(`a write, ${description}`)
  expect(median(times)).toBeLessThan(onBusyMachine(1_000))
})

test('the jobs run in one process alone', async () => {
  const sessions = await site.db<{ count: number }[]>`
    select count(*)::int as count from pg_stat_activity where datname = current_database() and query = 'listen "mail_queued"'`
  expect(sessions).toEqual([{ count: 1 }])
})

test('each process reports metrics by route, and none on the port of the site', async () => {
  const client = new HttpClient(site.url)
  await fromEach(() => client.get('/annuncio/nessuno-1'))
  for (const port of [metricsPort, metricsPort + 1]) {
    const text = await figures(port)
    expect(text).toMatch(/^ingrana_http_requests_total\{route="\/annuncio\/\[slug\]",method="GET",status="4xx"\} [1-9]/m)
    expect(text).toMatch(/^ingrana_search_index_ready 1$/m)
    expect(text).not.toContain('nessuno-1')
  }
  expect((await client.get('/metrics')).status).toBe(404)
})

test('every figure that the dashboard shows is reported', async () => {
  const text = await figures(metricsPort)
  const reported = new Set(
    [...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)].flatMap(([, name = '', type]) =>
      type === 'histogram' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name],
    ),
  )
  const shown = new Set(readFileSync('docs/operations/grafana.json', 'utf8').match(/\b(?:ingrana|process)_[a-z_]+/g))
  expect(shown.size).toBeGreaterThan(15)
  expect([...shown].filter((name) => !reported.has(name))).toEqual([])
})

test('the request id of a proxy is in the answer and in the log', async () => {
  const sendRequest = (client: HttpClient) => client.get('/api/v1/pages/private/watchlist', { 'x-request-id': 'canarino-2718281' })
  const { status, headers } = await sendRequest(new HttpClient(site.url, '127.0.0.1'))
  expect((await sendRequest(new HttpClient(site.url))).headers['x-request-id'], 'of a visitor').not.toBe('canarino-2718281')
  expect([status, headers['x-request-id']]).toEqual([401, 'canarino-2718281'])
  await expect.poll(site.launched.output).toMatch(/"requestId":"canarino-2718281".*"request refused"/)
})

test('a rolling restart under load loses no request', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 6 })
  const failures: string[] = []
  let answers = 0
  let isOver = false
  const sendRequest = (path: string) =>
    new Promise<void>((resolve) => {
      const { port } = new URL(site.url)
      get({ host: '127.0.0.1', port, path, agent }, (response) => {
        if (response.statusCode !== 200) failures.push(`${response.statusCode} ${path}`)
        answers += 1
        response.resume().once('close', resolve)
      }).once('error', (error) => {
        failures.push(`${error.message} ${path}`)
        resolve()
      })
    })
  const load = ['/', '/usate', '/accedi', '/readyz', '/api/v1/makes', '/moto-e-scooter/annunci'].map(async (path) => {
    while (!isOver) await Promise.all([sendRequest(path), delay(20)])
  })
  const client = new HttpClient(site.url)
  const before = new Set((await fromEach(() => client.get('/healthz'))).keys())
  site.launched.child.kill('SIGHUP')
  await expect
    .poll(site.launched.output, { timeout: 200_000 })
    .toContain('Process 2 was replaced')
    .finally(() => (isOver = true))
  await Promise.all(load)
  agent.destroy()
  const description = `${answers} answers while both processes were replaced, ${failures.length} lost`
  test.info().annotations.push({ type: 'measured', description })
  console.log(`rolling restart: ${description}`)
  expect(failures).toEqual([])
  expect(answers).toBeGreaterThan(50)
  for (const by of (await fromEach(() => client.get('/healthz'))).keys()) expect(before).not.toContain(by)
})

test('a foreign database gets no demo ads; an ending process warns the balancer and serves for a while', async () => {
  const draining = await openIsolatedApplication({ DRAIN_SECONDS: '4', DEMO_ADS: '' })
  try {
    expect(await draining.db`select from ad`).toEqual([])
    const client = new HttpClient(draining.url)
    draining.launched.child.kill('SIGTERM')
    await expect.poll(async () => (await client.get('/readyz')).status, { intervals: [50] }).toBe(503)
    expect(asRecord((await client.get('/readyz')).body)['status']).toBe('draining')
    const page = await client.get('/accedi')
    expect([page.status, page.headers.connection, (await client.get('/healthz')).status]).toEqual([200, 'close', 200])
    expect(await draining.launched.ended).toBe(0)
  } finally {
    await draining.close()
  }
})
