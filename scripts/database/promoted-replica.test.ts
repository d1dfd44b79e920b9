import { expect, onTestFinished, test } from 'vitest'
import { env, setDatabaseUrl } from '@/lib/kernel/config/env.server'
import { closeDb, type Db, getDb } from '@/lib/kernel/db/db.server'
import { openReplicas, readShared, replicaReport } from '@/lib/kernel/db/replicas.server'
import { openReplication, type TestServer } from './test-replication'

/** The application on these servers. */
async function openReads(primaryUrl: string, urls: readonly string[]): Promise<void> {
  const before = env().databaseUrl
  await closeDb()
  setDatabaseUrl(primaryUrl)
  const replicas = openReplicas({ urls, primary: getDb('health'), poolSize: 2 })
  onTestFinished(async () => {
    await replicas.close()
    await closeDb()
    setDatabaseUrl(before)
  })
}

const states = () => replicaReport().map(({ state }) => state)
const entries = async (db: Db) => (await db<{ entry: number }[]>`select entry from ledger order by entry`).map(({ entry }) => entry)
const write = ({ db }: TestServer, entry: number) => db`insert into ledger values (${entry})`

test('a replica promoted by hand while its primary lives is read no more, and nobody waits', async () => {
  const [primary, promoted, other] = await openReplication()
  await openReads(primary.url, [promoted.url, other.url])
  await primary.db`create table ledger (entry integer primary key)`
  await write(primary, 1)
  await expect.poll(states).toEqual(['current', 'current'])
  await promoted.db`select pg_promote()`
  await expect.poll(states, { timeout: 20_000 }).toEqual(['stranger', 'current'])
  await write(promoted, 666)
  await write(primary, 2)
  await expect.poll(() => readShared(entries)).toEqual([1, 2])
  for (let read = 0; read < 10; read += 1) expect(await readShared(entries)).toEqual([1, 2])
  expect(states()).toEqual(['stranger', 'current'])
})
