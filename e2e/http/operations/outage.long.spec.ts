import { expect, test } from '@playwright/test'
import { type Answer, HttpClient } from '@/e2e/http-client'
import { type Launch, launch, stop, waitUntilHealthy } from '@/e2e/launch'
import { openPool } from '@/lib/kernel/db/db.server'
import { startEmbeddedPostgres } from '@/lib/kernel/db/embedded/embedded-postgres.server'
import { findFreePort } from '@/lib/kernel/db/embedded/free-port.server'
import { prepareHome } from '@/lib/kernel/db/embedded/postgres-installation.server'
import { launch as launchPostgres } from '@/lib/kernel/db/embedded/postgres-server.server'
import { createTestFolder, removeTestFolder } from '@/scripts/test-folder'

/** An application of this test alone, on a PostgreSQL that nobody starts again by himself. */
let dataDir = ''
let databaseUrl = ''
let endPostgres = async () => {}
let application: Launch
let port = 0

test.beforeAll(async () => {
  dataDir = await createTestFolder('outage')
  const postgres = await startEmbeddedPostgres({ dataDir, purpose: 'tests', durable: false })
  databaseUrl = postgres.url
  endPostgres = postgres.stop
  port = await findFreePort()
  const standIns = String(await findFreePort())
  const settings = { PORT: String(port), STAND_INS_PORT: standIns, DATABASE_URL: databaseUrl, DATA_DIR: dataDir, DEMO_ADS: '60' }
  application = launch({ ...settings, NODE_ENV: 'production' })
  await waitUntilHealthy(port, application)
})

test.afterAll(async () => {
  await stop(application)
  await endPostgres()
  await removeTestFolder(dataDir)
})

const getPage = (path: string, headers: Record<string, string> = {}) => new HttpClient(`http://localhost:${port}`).get(path, headers)
const originOf = ({ headers }: Answer) => /^cache;desc=(\w+)$/.exec(String(headers['server-timing']))?.[1]

/** PostgreSQL on the same data and the same port as before. */
async function startPostgresAgain(): Promise<void> {
  const again = await launchPostgres(await prepareHome(dataDir, () => {}), false, () => {}, Number(new URL(databaseUrl).port))
  endPostgres = again.stop
}

test('with PostgreSQL down cached pages are served as stale and others refused; later all are fresh', async () => {
  const list = '/usate'
  await expect.poll(async () => originOf(await getPage(list))).toBe('hit')
  const cached = await getPage(list)
  await endPostgres()
  await expect.poll(async () => originOf(await getPage(list)), 'the end of the connection has been noticed').toBe('stale')
  const answers = await Promise.all(Array.from({ length: 20 }, () => getPage(list)))
  for (const answer of answers) {
    expect([answer.status, originOf(answer), answer.body]).toEqual([200, 'stale', cached.body])
    expect(Number(answer.headers['age'])).toBeGreaterThanOrEqual(0)
  }
  const own = { cookie: 'ingrana_visit=x' }
  for (const answer of [await getPage('/nuove'), await getPage(list, own), await getPage('/concessionari')])
    expect([answer.status, answer.headers['retry-after'], originOf(answer) === 'stale']).toEqual([503, '5', false])
  expect((await getPage('/accessibilita')).status, 'it needs nothing from the database').toBe(200)

  await startPostgresAgain()
  const db = openPool(databaseUrl, 1)
  await db`update ad set price_cents = 432_100`
  await db.end()
  await expect.poll(async () => originOf(await getPage(list)), 'the cache hears of changes again').toBe('hit')
  const now = await getPage(list)
  expect([now.status, now.headers['age'], now.body.includes('4.321')]).toEqual([200, undefined, true])
  for (const answer of [await getPage('/nuove'), await getPage(list, own), await getPage('/concessionari')]) expect(answer.status).toBe(200)
})
