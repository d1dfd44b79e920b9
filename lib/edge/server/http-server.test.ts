import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { findFreePort } from '@/lib/kernel/db/embedded/free-port.server'
import { openHttpServer } from './http-server.server'

const calm = new AbortController().signal

test('a port that is taken is named', async () => {
  const port = await findFreePort()
  const first = await openHttpServer(port)
  await expect(openHttpServer(port)).rejects.toThrow(`port ${port} is already taken`)
  await first.close(0, calm)
})

test('until the pages are ready visitors are asked to come back', async () => {
  const port = await findFreePort()
  const server = await openHttpServer(port)
  const answer = await fetch(`http://localhost:${port}/`)
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
  await server.close(0, calm)
})

test('a request that is under way gets its answer, and then the connection is closed', async () => {
  const port = await findFreePort()
  const server = await openHttpServer(port)
  let answer = () => {}
  const asked = new Promise<void>((resolve) =>
    server.serve({
      request: (_, response) => {
        answer = () => response.end('done')
        resolve()
      },
    }),
  )
  const fetched = fetch(`http://localhost:${port}/`).then((response) => response.text())
  await asked
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
  const asked = new Promise<void>((resolve) => server.serve({ request: () => resolve() }))
  const fetched = fetch(`http://localhost:${port}/`).catch(() => 'dropped')
  await asked
  const impatient = new AbortController()
  const closed = server.close(graceMs, impatient.signal)
  if (forceSignal) impatient.abort()
  await closed
  expect(await fetched).toBe('dropped')
})

test('a connection that is only kept open does not delay the end', async () => {
  const port = await findFreePort()
  const server = await openHttpServer(port)
  const visitor = connect(port, 'localhost').on('error', () => {})
  await once(visitor, 'connect')
  visitor.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')
  await once(visitor, 'data')
  await server.close(60_000, calm)
  visitor.destroy()
})
