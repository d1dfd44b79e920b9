import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { connect, type Socket } from 'node:net'
import { expect, test } from 'vitest'
import { readAddressRanges } from '@/lib/kernel/config/address-ranges'
import { findFreePort } from '@/lib/kernel/db/embedded/free-port.server'
import { httpLimits } from '@/lib/server/runtime/front/http-limits'
import { openHttpServer } from './http-server.server'

const calm = new AbortController().signal

test('a start on a taken port fails and names the port', async () => {
  const port = await findFreePort()
  const first = await openHttpServer(port)
  await expect(openHttpServer(port)).rejects.toThrow(`port ${port} is already taken`)
  await first.close(0, calm)
})

test('until the pages are ready visitors get a request to come back', async () => {
  const port = await findFreePort()
  const server = await openHttpServer(port)
  const answer = await fetch(`http://localhost:${port}/`)
  expect([answer.status, answer.headers.get('retry-after'), answer.headers.get('x-robots-tag')]).toEqual([503, '5', 'noindex'])
  const statuses = ['/healthz', '/readyz'].map(async (path) => (await fetch(`http://localhost:${port}${path}`)).status)
  expect(await Promise.all(statuses), 'it lives, and is not ready').toEqual([200, 503])
  await server.close(0, calm)
})

test('a draining server still takes new connections, each for one answer, until the time is up', async () => {
  const port = await findFreePort()
  const server = await openHttpServer(port)
  server.serve({ request: (_, response) => response.end(String(server.isDraining())) })
  const statusNow = async () => {
    const answer = await fetch(`http://localhost:${port}/`)
    return [await answer.text(), answer.headers.get('connection')]
  }
  expect(await statusNow()).toEqual(['false', 'keep-alive'])
  const hurried = new AbortController()
  const drained = server.drain(60_000, hurried.signal)
  expect(await statusNow()).toEqual(['true', 'close'])
  hurried.abort()
  await drained
  await server.close(0, calm)
})

test('a request that is under way gets its answer, and then the connection is closed', async () => {
  const port = await findFreePort()
  const server = await openHttpServer(port)
  let answer = () => {}
  const arrived = new Promise<void>((resolve) =>
    server.serve({
      request: (_, response) => {
        answer = () => response.end('done')
        resolve()
      },
    }),
  )
  const fetched = fetch(`http://localhost:${port}/`).then((response) => response.text())
  await arrived
  const closed = server.close(10_000, calm)
  await expect(fetch(`http://localhost:${port}/`)).rejects.toThrow()
  answer()
  expect(await fetched).toBe('done')
  await closed
})

test.each([
  { why: 'its time is up', graceMs: 50, forceSignal: false },
  { why: 'somebody is in a hurry', graceMs: 60_000, forceSignal: true },
])('a request that does not end is dropped when $why', async ({ graceMs, forceSignal }) => {
  const port = await findFreePort()
  const server = await openHttpServer(port)
  const arrived = new Promise<void>((resolve) => server.serve({ request: () => resolve() }))
  const fetched = fetch(`http://localhost:${port}/`).catch(() => 'dropped')
  await arrived
  const impatient = new AbortController()
  const closed = server.close(graceMs, impatient.signal)
  if (forceSignal) impatient.abort()
  await closed
  expect(await fetched).toBe('dropped')
})

test('an idle keep-alive connection does not delay the end', async () => {
  const port = await findFreePort()
  const server = await openHttpServer(port)
  const visitor = connect(port, 'localhost').on('error', () => {})
  await once(visitor, 'connect')
  visitor.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')
  await once(visitor, 'data')
  await server.close(60_000, calm)
  visitor.destroy()
})

const upgrade = 'GET /_next/webpack-hmr HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n'

/** What the server says to these words before it closes the connection. */
async function say(port: number, words: string): Promise<string> {
  const socket = connect(port, 'localhost').on('error', () => {})
  let heard = ''
  socket.on('data', (part: Buffer) => (heard += part.toString()))
  socket.write(words)
  await once(socket, 'close')
  return heard
}

test('an upgrade that nobody takes is answered like any other request, and its connection ends', async () => {
  const port = await findFreePort()
  const server = await openHttpServer(port, { limits: { ...httpLimits, keepAliveMs: 10 } })
  server.serve({ request: (_, response) => response.writeHead(404).end() })
  expect(await say(port, upgrade)).toMatch(/^HTTP\/1\.1 404 /)
  await server.close(0, calm)
})

test('a connection that was upgraded is destroyed at the end', async () => {
  const port = await findFreePort()
  const server = await openHttpServer(port)
  const taken = new Promise<void>((resolve) => server.serve({ request: () => {}, upgrade: () => resolve() }))
  const closed = say(port, upgrade)
  await taken
  await server.close(60_000, calm)
  expect(await closed).toBe('')
})

/** Opens so many connections, and says how many the system has taken when they stay as many. */
const opener = `
  const [port, count] = process.argv.slice(1).map(Number)
  let taken = 0
  for (let at = 0; at < count; at += 1) require('net').connect(port, '127.0.0.1', () => (taken += 1)).on('error', () => {})
  let before = -1
  setInterval(() => {
    if (taken === before || taken === count) process.stdout.write(String(taken), () => process.exit())
    before = taken
  }, 500)`

test('a busy server lets more connections wait than one attacker opens at once', async () => {
  const most = existsSync(somaxconn) ? Number(readFileSync(somaxconn, 'utf8')) : 128
  const port = await findFreePort()
  const server = await openHttpServer(port)
  const taken = execFileSync(process.execPath, ['-e', opener, String(port), '900'], { encoding: 'utf8' }) // nothing is taken meanwhile
  expect(Number(taken)).toBe(Math.min(900, most))
  await server.close(0, AbortSignal.abort())
})
const somaxconn = '/proc/sys/net/core/somaxconn'

test('the connections of one address are limited, those of a trusted proxy are not', async () => {
  for (const { trustedProxies, answered } of [
    { trustedProxies: [], answered: 2 },
    { trustedProxies: readAddressRanges('127.0.0.1, ::1'), answered: 3 },
  ]) {
    const port = await findFreePort()
    const server = await openHttpServer(port, {
      ...(trustedProxies && { trustedProxies }),
      limits: { ...httpLimits, connectionsOfAddress: 2 },
    })
    const sockets = await Promise.all([1, 2, 3].map(() => openConnection(port)))
    const heard = await Promise.all(sockets.map(askOn))
    expect(heard.filter((answer) => answer.startsWith('HTTP/1.1 503'))).toHaveLength(answered)
    sockets[0]?.destroy()
    await expect.poll(async () => (await askOn(await openConnection(port))).slice(0, 12)).toBe('HTTP/1.1 503')
    for (const socket of sockets) socket.destroy()
    await server.close(0, AbortSignal.abort())
  }
})

test('a client that does not read its answer is cut off after a while of silence', async () => {
  const port = await findFreePort()
  const server = await openHttpServer(port, { limits: { ...httpLimits, silenceMs: 200 } })
  const sent = Buffer.alloc(2 ** 26)
  const left = new Promise<void>((resolve) => server.serve({ request: (_, response) => void response.once('close', resolve).end(sent) }))
  const socket = await openConnection(port)
  socket.pause().write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')
  await left
  await once(socket.resume(), 'close')
  expect(socket.bytesRead).toBeLessThan(sent.length)
  await server.close(0, calm)
})

async function openConnection(port: number, localAddress = '127.0.0.1', allowHalfOpen = false): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1', localAddress, allowHalfOpen }).on('error', () => {})
  await once(socket, 'connect')
  return socket
}

function askOn(socket: Socket): Promise<string> {
  return new Promise((resolve) => {
    socket.once('data', (part: Buffer) => resolve(part.toString())).once('close', () => resolve(''))
    socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')
  })
}

test.each([
  { why: 'headers that never end', words: 'GET / HTTP/1.1\r\nHost: localhost\r\n', answer: /^HTTP\/1\.1 408 / },
  { why: 'a body that never ends', words: 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\nx', answer: /^HTTP\/1\.1 408 / },
  {
    why: 'more headers than fit',
    words: `GET / HTTP/1.1\r\nHost: localhost\r\nCookie: ${'x'.repeat(20_000)}\r\n\r\n`,
    answer: /^HTTP\/1\.1 431 /,
  },
  {
    why: 'both kinds of length',
    words: 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    answer: /^HTTP\/1\.1 400 /,
  },
])('a connection is refused and closed for $why', async ({ words, answer }) => {
  const port = await findFreePort()
  const server = await openHttpServer(port, { limits: { ...httpLimits, headersMs: 100, requestMs: 150, checkMs: 20 } })
  server.serve({ request: (request, response) => void request.resume().once('end', () => response.end()) })
  expect(await say(port, words)).toMatch(answer)
  await server.close(0, calm)
})

/** A body of which a byte comes now and then, whatever is answered. */
async function sendSlowly(port: number, localAddress?: string): Promise<Socket> {
  const socket = await openConnection(port, localAddress, true)
  socket.write('POST /slow HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100000\r\n\r\n')
  const timer = setInterval(() => socket.write('x'), 20)
  socket.once('close', () => clearInterval(timer)).resume()
  return socket
}

test.each([
  { why: 'its time is up', requestMs: 100, answer: () => {} },
  { why: 'it was answered before its end', requestMs: 60_000, answer: (response: ServerResponse) => response.writeHead(403).end() },
])('the rest of an endless body is dropped when $why', async ({ requestMs, answer }) => {
  const port = await findFreePort()
  const server = await openHttpServer(port, { limits: { ...httpLimits, requestMs, releaseMs: 100 } })
  server.serve({ request: (_, response) => answer(response) })
  const socket = await sendSlowly(port)
  await new Promise((resolve) => socket.once('close', resolve))
  await server.close(60_000, calm)
})

test('with scarce connections the address with most loses an idle one, and new clients are answered', async () => {
  const port = await findFreePort()
  const limits = { ...httpLimits, crowdedConnections: 4, fairConnections: 2 }
  const server = await openHttpServer(port, { limits })
  const working: ServerResponse[] = []
  server.serve({
    request: (request, response) => {
      if (request.url === '/work') working.push(response)
      if (request.url === '/') response.end('welcome')
    },
  })
  const atWork = await openConnection(port)
  atWork.write('GET /work HTTP/1.1\r\nHost: localhost\r\n\r\n')
  await expect.poll(() => working.length).toBe(1)
  const slow = await Promise.all([1, 2, 3].map(() => sendSlowly(port)))
  const isGone = () => slow.filter((socket) => socket.closed).length
  for (const address of ['127.0.0.2', '127.0.0.3']) expect(await askOn(await openConnection(port, address))).toContain('welcome')
  await expect.poll(isGone, { message: 'the address has two left, as many as are fair' }).toBe(2)
  const heard = new Promise((resolve) => atWork.once('data', (part: Buffer) => resolve(part.toString())))
  working[0]?.end('done')
  expect(await heard).toContain('done')
  await server.close(0, AbortSignal.abort())
})
