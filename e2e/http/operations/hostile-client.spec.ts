import { Agent, request as sendRequest } from 'node:http'
import { connect, type Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { HttpClient } from '@/e2e/http-client'
import { expect, test } from '@/e2e/test'
import { api } from '@/lib/kernel/routes/routes'

/** What one hostile client does to the others: measured, so by itself. */
test.describe.configure({ mode: 'default', timeout: 300_000 })

const pages = ['/', '/annunci', '/usate/fiat', '/annunci?prezzo_a=15000', '/concessionari']
const visits = 400

function p99(times: number[]): number {
  return times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.99) - 1] ?? 0
}

/** People who read page after page; how long each took, and what went wrong. */
async function readPages(url: string): Promise<{ p99: number; worst: number; failures: number[] }> {
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
  return { p99: Math.round(p99(times)), worst: Math.round(Math.max(...times)), failures }
}

type Attack = { path: string; headers?: Record<string, string>; method?: string; body?: string }

/** Sends requests without a pause on many connections of one address until it is stopped. It counts each status. */
function attack(url: string, { path, headers = {}, method = 'GET', body }: Attack, connections: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const statuses = new Map<number, number>()
  let isOn = true
  const once = () =>
    new Promise<void>((resolve) => {
      const { port } = new URL(url)
      const outgoing = sendRequest({ hostname: '127.0.0.1', port, path, method, agent, headers, localAddress: '127.66.6.6' }, (answer) => {
        statuses.set(answer.statusCode ?? 0, (statuses.get(answer.statusCode ?? 0) ?? 0) + 1)
        answer.resume().once('close', resolve)
      })
      outgoing.once('error', () => setTimeout(resolve, 20)).end(body)
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

/** Logins with a token, so that the server compares passwords, which is expensive, until a limit is reached. */
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

const attacks: { what: string; attack: Attack | ((url: string) => Attack | Promise<Attack>); connections: number }[] = [
  { what: 'requests lists on 256 connections', attack: { path: '/annunci?anno_da=2015' }, connections: 256 },
  { what: 'logs in on 300 connections', attack: logins, connections: 300 },
  { what: 'sends batches of events on 64 connections', attack: batches, connections: 64 },
  {
    what: 'names a browser of 15 kB on 64 connections',
    attack: { path: '/annunci', headers: { 'user-agent': 'a'.repeat(15_000) } },
    connections: 64,
  },
  {
    what: 'requests prices of 7,900 blanks on 64 connections',
    attack: { path: `/annunci?prezzo_da=${'+'.repeat(7_900)}` },
    connections: 64,
  },
  {
    what: 'requests websockets on 64 connections',
    attack: { path: '/_next/webpack-hmr', headers: { connection: 'upgrade', upgrade: 'websocket' } },
    connections: 64,
  },
]

/** Connections of three addresses that are opened anew as soon as they are closed. `words`: what each says at first, and then a byte every two seconds. */
function holdOpen(url: string, words: string, count = 900): () => void {
  const { port } = new URL(url)
  let isOn = true
  const open = (at: number) => {
    if (!isOn) return
    const socket = connect({ host: '127.0.0.1', port: Number(port), localAddress: `127.66.6.${1 + (at % 3)}`, allowHalfOpen: true }, () =>
      socket.write(words),
    )
    const timer = setInterval(() => socket.write('x'), 2_000)
    sockets[at] = socket.resume().on('error', () => {})
    socket.once('close', () => {
      clearInterval(timer)
      setTimeout(() => open(at), 100)
    })
  }
  const sockets: Socket[] = []
  for (let at = 0; at < count; at += 1) open(at)
  return () => {
    isOn = false
    for (const socket of sockets) socket.destroy()
  }
}

const slow: { what: string; words: string }[] = [
  { what: '900 heads that never end from three addresses', words: 'GET /annunci HTTP/1.1\r\nHost: localhost\r\nX-Slow: ' },
  {
    what: '900 forms of a byte every two seconds from three addresses',
    words: 'POST /login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 60000\r\n\r\nx',
  },
]

let before = 0
let worstBefore = 0
test.beforeAll('without a hostile client', async ({ baseURL }) => {
  await readPages(baseURL ?? '') // warm
  const calm = await readPages(baseURL ?? '')
  before = calm.p99
  worstBefore = calm.worst
  console.log(`hostile client: none, p99 of the others ${before} ms, the longest ${worstBefore} ms`)
  expect(calm.failures).toEqual([])
})

for (const { what, attack: made, connections } of attacks) {
  test(`others are served as before while one client ${what}`, { tag: '@alone' }, async ({ baseURL, request }) => {
    const stop = attack(baseURL ?? '', typeof made === 'function' ? await made(baseURL ?? '') : made, connections)
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

for (const { what, words } of slow)
  test(`nobody waits longer than twice as long as before and a second for ${what}`, { tag: '@alone' }, async ({ baseURL }) => {
    const stop = holdOpen(baseURL ?? '', words)
    const during = await readPages(baseURL ?? '').finally(stop)
    console.log(
      `hostile client ${what}: p99 of the others ${during.p99} ms, the longest ${during.worst} ms (before ${before} and ${worstBefore} ms)`,
    )
    expect(during.failures).toEqual([])
    expect(during.worst).toBeLessThan(2 * worstBefore + 1_000)
  })
