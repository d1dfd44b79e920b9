import { expect, onTestFinished, test } from 'vitest'
import { env } from '@/lib/kernel/config/env.server'
import { getDb, openPool } from '@/lib/kernel/db/db.server'
import { findFreePort } from '@/lib/kernel/db/embedded/free-port.server'
import { queueMail } from '@/lib/kernel/mail/queue-mail.server'
import { prepareJobs } from '@/lib/server/jobs/prepare-jobs.server'
import { FairConcurrencyLimit } from '@/lib/server/runtime/front/fair-concurrency-limit.server'
import { admissionLimits } from '@/lib/server/runtime/front/http-limits'
import { databaseMetrics, poolMetrics } from './database-metrics.server'
import { openMetricsServer } from './metrics-server.server'
import { watchProcess } from './process-metrics.server'
import { gauge, type MetricSource } from './prometheus-text'
import { admissionMetrics, indexMetrics, pageCacheMetrics } from './server-metrics'

async function open(...sources: MetricSource[]) {
  const server = await openMetricsServer({ host: '127.0.0.1', port: 0 }, sources)
  onTestFinished(() => server.close())
  return async (path = '/metrics', method = 'GET') => {
    const answer = await fetch(`http://127.0.0.1:${server.port}${path}`, { method })
    return { status: answer.status, type: answer.headers.get('content-type'), text: await answer.text() }
  }
}

/** The value of a sample by its name with labels. */
function valueIn(text: string, sample: string): number {
  return Number(
    text
      .split('\n')
      .find((line) => line.startsWith(`${sample} `))
      ?.slice(sample.length + 1),
  )
}

test('the figures are at /metrics and nowhere else', async () => {
  const scrape = await open(() => [gauge('a', 'A.', 1)])
  expect(await scrape()).toEqual({
    status: 200,
    type: 'text/plain; version=0.0.4; charset=utf-8',
    text: '# HELP a A.\n# TYPE a gauge\na 1\n',
  })
  expect([(await scrape('/')).status, (await scrape('/metrics', 'POST')).status]).toEqual([404, 404])
})

test('a source that fails is an error of the answer, not of the process', async () => {
  const scrape = await open(() => {
    throw new Error('no figures')
  })
  expect((await scrape()).status).toBe(500)
})

test('mails and jobs are counted by their state, connections by their pool', async () => {
  await prepareJobs(env().databaseUrl)
  const db = getDb()
  await queueMail(db, { kind: 'test', to: 'conta@esempio.it', subject: 'Conta', text: 'Conta', html: '<p>Conta</p>' })
  onTestFinished(async () => void (await db`delete from outbox_mail where recipient = 'conta@esempio.it'`))
  await db`insert into job.job (name, state) values ('send-mail', 'failed')`
  onTestFinished(async () => void (await db`delete from job.job where name = 'send-mail' and state = 'failed'`))
  const { text } = await (await open(databaseMetrics(db), poolMetrics))()
  expect(valueIn(text, 'ingrana_database_up')).toBe(1)
  expect(valueIn(text, 'ingrana_mails{state="waiting"}')).toBeGreaterThanOrEqual(1)
  expect(valueIn(text, 'ingrana_mail_oldest_waiting_seconds')).toBeGreaterThanOrEqual(0)
  expect(valueIn(text, 'ingrana_jobs{queue="send-mail",state="failed"}')).toBe(1)
  expect(valueIn(text, 'ingrana_database_connections{pool="pages",state="idle"}')).toBeGreaterThanOrEqual(1)
  expect(valueIn(text, 'ingrana_database_waiting{pool="pages"}')).toBe(0)
})

test('without a database the other figures are shown all the same', async () => {
  const nowhere = openPool(`postgres://127.0.0.1:${await findFreePort()}/nothing`, 1)
  onTestFinished(() => nowhere.end({ timeout: 0 }))
  const { status, text } = await (await open(databaseMetrics(nowhere)))()
  expect([status, valueIn(text, 'ingrana_database_up')]).toEqual([200, 0])
})

test('work with a connection and work that waits for one are counted', async () => {
  const pool = openPool(env().databaseUrl, 1)
  onTestFinished(() => pool.end())
  const both = Promise.all([pool`select pg_sleep(0.2)`, pool`select 1`])
  await expect.poll(() => pool.load()).toEqual({ inUse: 1, idle: 0, waiting: 1 })
  await both
  expect(pool.load()).toEqual({ inUse: 0, idle: 1, waiting: 0 })
})

test('requests at work, waiting and refused are shown by queue', async () => {
  const admission = new FairConcurrencyLimit({ ...admissionLimits, atOnce: 1, waiting: 1 })
  const dones: (() => void)[] = []
  for (const address of ['a', 'b', 'c']) {
    admission.acquire(
      address,
      (done) => dones.push(done),
      () => {},
    )
    await new Promise(setImmediate)
  }
  const { text } = await (await open(() => admissionMetrics({ pages: admission })))()
  const values = ['at_work', 'waiting', 'refused_total'].map((name) => valueIn(text, `ingrana_http_requests_${name}{queue="pages"}`))
  expect(values).toEqual([1, 1, 1])
  dones.forEach((done) => done())
})

test('cached pages, the search index and the process itself are shown', async () => {
  const watch = watchProcess()
  onTestFinished(watch.close)
  const { text } = await (
    await open(
      watch.metrics,
      () => indexMetrics({ isReady: true, ads: 3, bytes: 4, ageSeconds: 0.5 }),
      () => pageCacheMetrics({ answered: { hit: 2, miss: 1 }, pages: 1, bytes: 10 }),
    )
  )()
  expect(
    ['ingrana_search_index_ready', 'ingrana_search_index_ads', 'ingrana_page_cache_answers_total{origin="hit"}'].map((name) =>
      valueIn(text, name),
    ),
  ).toEqual([1, 3, 2])
  expect(valueIn(text, 'process_resident_memory_bytes')).toBeGreaterThan(10_000_000)
  expect(valueIn(text, 'ingrana_event_loop_delay_seconds{quantile="0.99"}')).toBeGreaterThanOrEqual(0)
})
