import { createServer } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { env } from '@/lib/kernel/config/env.server'
import { getDb, openPool, type Pool } from '@/lib/kernel/db/db.server'
import { findFreePort } from '@/lib/kernel/db/embedded/free-port.server'
import { openReplicas, readShared, replicaReport } from '@/lib/kernel/db/replicas.server'
import { replicaMetrics } from '@/lib/server/metrics/database-metrics.server'
import { prometheusText } from '@/lib/server/metrics/prometheus-text'
import { answerLive, answerReady } from './health.server'

async function ask(db: Pool, isDraining = false): Promise<{ status: number; body: unknown }[]> {
  const port = await findFreePort()
  const server = createServer((request, response) => {
    if (request.url === '/healthz') answerLive(request, response)
    else void answerReady(db, request, response, () => isDraining)
  })
  await new Promise<void>((resolve) => server.listen(port, resolve))
  onTestFinished(() => void server.close())
  const answers = await Promise.all(['/healthz', '/readyz'].map((path) => fetch(`http://localhost:${port}${path}`)))
  return Promise.all(
    answers.map(async (answer) => {
      const body: unknown = await answer.json()
      return { status: answer.status, body }
    }),
  )
}

const alive = { status: 200, body: { status: 'alive' } }

test('the health addresses say whether the process lives and whether the database answers', async () => {
  expect(await ask(getDb())).toEqual([alive, { status: 200, body: { status: 'ok' } }])
  const nowhere = openPool(`postgres://127.0.0.1:${await findFreePort()}/nothing`, 1)
  onTestFinished(() => nowhere.end({ timeout: 0 }))
  expect(await ask(nowhere)).toEqual([alive, { status: 503, body: { status: 'unavailable' } }])
})

test('a process that is about to end lives, and is not ready', async () => {
  expect(await ask(getDb(), true)).toEqual([alive, { status: 503, body: { status: 'draining' } }])
})

test('the state of each replica is shown, in public without its address, and an unfit replica is not used', async () => {
  const away = `postgres://ingrana:segreta@127.0.0.1:${await findFreePort()}/annunci`
  const replicas = openReplicas({ urls: [env().databaseUrl, away], primary: getDb('health'), poolSize: 1 })
  onTestFinished(() => replicas.close())
  await expect.poll(() => replicaReport().map(({ state }) => state)).toEqual(['stranger', 'away'])
  const [, ready] = await ask(getDb())
  expect(ready).toMatchObject({
    status: 200,
    body: { status: 'ok', replicas: [{ state: 'stranger' }, { state: 'away', lagSeconds: null }] },
  })
  const text = prometheusText(replicaMetrics())
  expect(text).toContain('ingrana_database_replicas{state="current"} 0\n')
  expect(text).toContain('ingrana_database_replicas{state="stranger"} 1\n')
  expect(text).toMatch(/^ingrana_database_replica_lag_seconds\{replica="127[.]0[.]0[.]1:\d+\/annunci"\} [+]Inf$/m)
  expect(text).not.toContain('segreta')
  expect(await readShared((db) => Promise.resolve(db === getDb()))).toBe(true)
})

test('without replicas the primary answers, and no replica is mentioned', async () => {
  expect(await readShared((db) => Promise.resolve(db === getDb()))).toBe(true)
  expect(prometheusText(replicaMetrics())).toContain('ingrana_database_replicas{state="away"} 0\n')
})
