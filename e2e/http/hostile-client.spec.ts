import { Agent, request as ask } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { api } from '@/lib/kernel/routes/routes'
import { HttpClient } from '../http-client'
import { expect, test } from '../test'

/** What one hostile client does to the others: measured, so by itself. */
test.describe.configure({ mode: 'default', timeout: 300_000 })

const pages = ['/', '/annunci', '/usate/fiat', '/annunci?prezzo_a=15000', '/concessionari']
const visits = 400

function p99(times: number[]): number {
  return times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.99) - 1] ?? 0
}

/** People who read page after page; how long each took, and what went wrong. */
async function readPages(url: string): Promise<{ p99: number; failures: number[] }> {
  const times: number[] = []
  const failures: number[] = []
  const read = async (reader: number) => {
    const person = new HttpClient(url)
    for (let visit = 0; visit < visits / 4; visit += 1) {
      const start = performance.now()
      const { status } = await person.get(pages[(visit + reader) % pages.length] ?? '/')
      times.push(performance.now() - start)
      if (status !== 200) failures.push(status)
      await delay(50)
    }
  }
  await Promise.all([0, 1, 2, 3].map(read))
  return { p99: Math.round(p99(times)), failures }
}

type Attack = { path: string; headers?: Record<string, string>; method?: string; body?: string }

/** Asks without a pause on many connections of one address until it is stopped; how often each status was the answer. */
function attack(url: string, { path, headers = {}, method = 'GET', body }: Attack, connections: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const statuses = new Map<number, number>()
  let isOn = true
  const once = () =>
    new Promise<void>((resolve) => {
      const { port } = new URL(url)
      const asked = ask({ hostname: '127.0.0.1', port, path, method, agent, headers, localAddress: '127.66.6.6' }, (answer) => {
        statuses.set(answer.statusCode ?? 0, (statuses.get(answer.statusCode ?? 0) ?? 0) + 1)
        answer.resume().once('close', resolve)
      })
      asked.once('error', () => setTimeout(resolve, 20)).end(body)
    })
  const workers = Array.from({ length: connections }, async () => {
    while (isOn) await once()
  })
  return async () => {
    isOn = false
    await Promise.all(workers)
    agent.destroy()
    return statuses
  }
}

/** With a token, so that passwords are compared, which is what costs, until a limit is reached. */
async function logins(url: string): Promise<Attack> {
  const thief = new HttpClient(url)
  const body = new URLSearchParams({ username: 'vittima@example.it', password: 'Girotondo+88', _csrf: await thief.csrf() }).toString()
  const cookie = [...thief.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const headers = { cookie, 'content-type': 'application/x-www-form-urlencoded', 'content-length': String(body.length) }
  return { path: '/login', method: 'POST', headers, body }
}

/** Batches in a queue of their own, which is wider than that of pages. */
function batches(url: string): Attack {
  const body = JSON.stringify({ visitors: Array.from({ length: 10 }, () => ({ visitor_id: 'nobody', attributes: [], snapshots: [] })) })
  const headers = {
    'content-type': 'application/json',
    'x-requested-with': 'XMLHttpRequest',
    origin: url,
    'content-length': String(body.length),
  }
  return { path: api.experimentEvents, method: 'POST', headers, body }
}

const attacks: { what: string; ask: Attack | ((url: string) => Attack | Promise<Attack>); connections: number }[] = [
  { what: 'asks for lists on 256 connections', ask: { path: '/annunci?anno_da=2015' }, connections: 256 },
  { what: 'logs in on 300 connections', ask: logins, connections: 300 },
  { what: 'sends batches of events on 64 connections', ask: batches, connections: 64 },
  {
    what: 'names a browser of 15 kB on 64 connections',
    ask: { path: '/annunci', headers: { 'user-agent': 'a'.repeat(15_000) } },
    connections: 64,
  },
  { what: 'asks for prices of 7,900 blanks on 64 connections', ask: { path: `/annunci?prezzo_da=${'+'.repeat(7_900)}` }, connections: 64 },
  {
    what: 'asks for websockets on 64 connections',
    ask: { path: '/_next/webpack-hmr', headers: { connection: 'upgrade', upgrade: 'websocket' } },
    connections: 64,
  },
]

let before = 0
test.beforeAll('without a hostile client', async ({ baseURL }) => {
  await readPages(baseURL ?? '') // warm
  const calm = await readPages(baseURL ?? '')
  before = calm.p99
  console.log(`hostile client: none, p99 of the others ${before} ms`)
  expect(calm.failures).toEqual([])
})

for (const { what, ask: asked, connections } of attacks) {
  test(`others are served as before while one client ${what}`, { tag: '@long' }, async ({ baseURL, request }) => {
    const stop = attack(baseURL ?? '', typeof asked === 'function' ? await asked(baseURL ?? '') : asked, connections)
    await delay(1_000)
    const during = await readPages(baseURL ?? '')
    const health = await request.get('/health')
    const statuses = await stop()
    console.log(`hostile client ${what}: p99 of the others ${during.p99} ms (before ${before} ms); it got ${JSON.stringify([...statuses])}`)
    expect(during.failures).toEqual([])
    expect(health.status()).toBe(200)
    expect(during.p99).toBeLessThan(2 * before + 300)
  })
}
