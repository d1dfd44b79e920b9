import { createServer } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { env } from '@/lib/kernel/config/env.server'
import { inTransaction, openPool } from '@/lib/kernel/db/db.server'
import { findFreePort } from '@/lib/kernel/db/embedded/free-port.server'
import { share, unshare } from '@/lib/kernel/process/shared.server'
import { type OpenTracer, openTracer } from './open-tracer.server'
import { inRootSpan, inSpan } from './span.server'
import { openTestCollector, type ReceivedSpan } from './test-collector'

/** What this process measures goes to a collector of the test; `sent` ends the measuring and gives what has arrived. */
async function openTraced(ratio = 1) {
  const collector = await openTestCollector()
  const tracer = measureTo(collector.endpoint, ratio)
  onTestFinished(() => collector.close())
  return {
    tracer,
    collector,
    sent: async () => {
      await tracer.close()
      return collector.spans
    },
  }
}

function measureTo(endpoint: string, ratio = 1): OpenTracer {
  const tracer = openTracer({ endpoint, serviceName: 'prova', ratio, stage: 'dev', sendTimeoutMs: 300 })
  share('tracer', tracer)
  onTestFinished(() => unshare('tracer'))
  return tracer
}

const work = { name: 'work', kind: 'internal' } as const
const named = (spans: readonly ReceivedSpan[], name: string) => spans.filter((span) => span.name === name)

test('statements are parts of the transaction, and that of the work around it; no value is recorded', async () => {
  const { sent, collector } = await openTraced()
  const db = openPool(env().databaseUrl, 1)
  await inRootSpan(work, () =>
    inTransaction(db, async (db) => {
      await db`select ${'canarino@esempio.it'}::text as email, ${271_828}::int as number`
    }),
  )
  await db.end()
  const spans = await sent()
  const [[root], [transaction]] = [named(spans, 'work'), named(spans, 'transaction')]
  expect(spans.map(({ name }) => name).sort()).toEqual(['begin', 'commit', 'select', 'transaction', 'work'])
  expect(new Set(spans.map(({ traceId }) => traceId)).size).toBe(1)
  expect(transaction?.parentSpanId).toBe(root?.spanId)
  for (const name of ['begin', 'select', 'commit']) expect(named(spans, name)[0]?.parentSpanId).toBe(transaction?.spanId)
  expect(named(spans, 'select')[0]?.attributes).toEqual({
    'db.system.name': 'postgresql',
    'db.query.text': 'select $1::text as email, $2::int as number',
  })
  expect(root?.service).toBe('prova')
  expect(collector.bodies.join()).not.toMatch(/canarino|271828/)
})

test('a statement is named by what it does and to which table', async () => {
  const { sent } = await openTraced()
  const db = openPool(env().databaseUrl, 1)
  await inRootSpan(work, async () => {
    await db`select id, (select count(*)::int from (select from dealer) x) as dealers from ad limit 0`
    await db`with gone as (delete from ad_change where false returning position) select position from gone for update`
    await db`update ad set version = (select max(name) from dealer) where false`
    await db`listen nobody`
  })
  await db.end()
  expect((await sent()).map(({ name }) => name)).toEqual(['select ad', 'select gone', 'update ad', 'listen', 'work'])
})

test('a failed statement records its code, and not what PostgreSQL repeats of the row', async () => {
  const { sent, collector } = await openTraced()
  const db = openPool(env().databaseUrl, 1)
  await expect(inRootSpan(work, () => db`select ${'canarino'}::text::int as number`)).rejects.toThrow('canarino')
  await db.end()
  const spans = await sent()
  expect(spans.map(({ name, isFailed, attributes }) => [name, isFailed, attributes['error.type']])).toEqual([
    ['select', true, '22P02'],
    ['work', true, '22P02'],
  ])
  expect(collector.bodies.join()).not.toContain('canarino')
})

test('the wait for a connection is recorded', async () => {
  const { sent } = await openTraced()
  const db = openPool(env().databaseUrl, 1)
  await inRootSpan(work, () => Promise.all([db`select pg_sleep(0.05)`, db`select 1 as one`]))
  await db.end()
  expect(named(await sent(), 'wait for a connection')).toHaveLength(1)
})

test('calls to other servers are recorded by method, server and status, without their path', async () => {
  const other = createServer((request, response) => response.writeHead(request.method === 'POST' ? 503 : 200).end())
  const port = await findFreePort()
  await new Promise<void>((resolve) => other.listen(port, '127.0.0.1', resolve))
  onTestFinished(() => void other.close())
  const { sent, collector } = await openTraced()
  await inRootSpan(work, async () => {
    await (await fetch(`http://127.0.0.1:${port}/canarino?email=canarino`)).text()
    await fetch(`http://127.0.0.1:${port}/canarino`, { method: 'POST' })
    await fetch(`http://127.0.0.1:${await findFreePort()}/canarino`).catch(() => {})
  })
  await fetch(`http://127.0.0.1:${port}/nobody-measures-this`)
  const spans = await sent()
  const calls = spans.filter(({ name }) => name !== 'work')
  const status = 'http.response.status_code'
  expect(calls.map(({ name, isFailed, attributes }) => [name, isFailed, attributes['server.address'], attributes[status]])).toEqual([
    ['GET', false, '127.0.0.1', 200],
    ['POST', true, '127.0.0.1', 503],
    ['GET', true, '127.0.0.1', undefined],
  ])
  expect(collector.bodies.join()).not.toContain('canarino')
})

test('work that nobody requested, such as a look at the clock of the database, begins no trace', async () => {
  const { sent } = await openTraced()
  const db = openPool(env().databaseUrl, 1)
  await db`select 1 as one`
  await inSpan(work, () => Promise.resolve())
  await db.end()
  expect(await sent()).toEqual([])
})

test('a trace that began elsewhere goes on as was decided there; a new one begins by the share', async () => {
  const { sent, tracer } = await openTraced(0)
  const begun = (flags: string) => ({ traceparent: `00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-${flags}` })
  tracer.startRoot({ name: 'wanted', kind: 'server' }, begun('01')).end()
  tracer.startRoot({ name: 'not wanted', kind: 'server' }, begun('00')).end()
  tracer.startRoot({ name: 'of no sense', kind: 'server' }, { traceparent: '00-zz-1-01' }).end()
  const unmeasured = tracer.startRoot({ name: 'of ours', kind: 'server' })
  expect(unmeasured.within(() => tracer.startChild(work))).toBeUndefined()
  unmeasured.end()
  expect((await sent()).map(({ name, traceId, parentSpanId }) => [name, traceId, parentSpanId])).toEqual([
    ['wanted', '4bf92f3577b34da6a3ce929d0e0e4736', '00f067aa0ba902b7'],
  ])
})

test('a collector that never answers delays no work, and the queue and the stop are bounded', async () => {
  const { collector, tracer } = await openTraced()
  collector.fallSilent()
  let done = 0
  for (let count = 0; count < 10_000; count += 1) await inRootSpan(work, () => Promise.resolve((done += 1)))
  expect(done).toBe(10_000)
  await tracer.close()
  const sent = collector.bodies.join().split('"name":"work"').length - 1
  expect(sent).toBeGreaterThan(0)
  expect(sent).toBeLessThanOrEqual(2_048 + 512) // what waits, and what is on its way
})

test('without a collector at the address the work is done and the end comes', async () => {
  const tracer = measureTo(`http://127.0.0.1:${await findFreePort()}`)
  expect(await inRootSpan(work, () => Promise.resolve('done'))).toBe('done')
  await tracer.close()
})
