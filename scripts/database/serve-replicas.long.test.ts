import { expect, onTestFinished, test } from 'vitest'
import { array, object, string } from 'yup'
import { HttpClient } from '@/e2e/http-client'
import { startMachine } from '@/e2e/machine'
import { openReplication, type TestServer } from './test-replication'

const readiness = object({ replicas: array(object({ state: string().required() })).required() })

/** How often its table of ads was looked into. */
async function readsOf({ db }: TestServer): Promise<number> {
  const [row] = await db<{ reads: number }[]>`
    select coalesce(sum(seq_scan + idx_scan), 0)::int as reads from pg_stat_user_tables where relname = 'ad'`
  return row?.reads ?? 0
}

test('a site serves pages while one or all replicas are down, and reads from them again afterwards', async () => {
  const [primary, two, three] = await openReplication()
  const settings = { DATABASE_URL: primary.url, DATABASE_READ_URLS: [two.url, three.url].join(), DEMO_ADS: '60' }
  const machine = await startMachine('replicas', settings)
  onTestFinished(machine.close)
  const client = new HttpClient(machine.url)
  const states = async () => readiness.validateSync(JSON.parse((await client.get('/readyz')).body)).replicas.map(({ state }) => state)
  await expect.poll(states).toEqual(['current', 'current'])

  const faults: string[] = []
  let pages = 0
  let isOver = false
  const readers = [client, new HttpClient(machine.url)].map(async (reader) => {
    while (!isOver) {
      pages += 1
      const { status } = await reader.get(`/usate?prezzo_da=${pages}`) // none that is cached
      if (status !== 200) faults.push(`${status} for page ${pages}`)
    }
  })
  const readOn = async () => {
    const before = pages
    await expect.poll(() => pages).toBeGreaterThan(before + 20)
  }
  for (const server of [two, three]) await expect.poll(() => readsOf(server)).toBeGreaterThan(0)
  await two.stop()
  await expect.poll(states).toEqual(['away', 'current'])
  await readOn()
  await three.stop()
  await expect.poll(states).toEqual(['away', 'away'])
  await readOn()
  for (const server of [two, three]) await server.start()
  await expect.poll(states).toEqual(['current', 'current'])
  const before = await readsOf(two)
  await expect.poll(() => readsOf(two)).toBeGreaterThan(before)
  isOver = true
  await Promise.all(readers)
  console.log(`${pages} pages with two replicas, one and none: ${faults.length} faults`)
  expect(faults).toEqual([])
})
