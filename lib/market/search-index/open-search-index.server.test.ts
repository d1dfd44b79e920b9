// reads: lib/market/search-index/index-worker.server.ts
import type { Worker } from 'node:worker_threads'
import { expect, onTestFinished, test } from 'vitest'
import { env } from '@/lib/kernel/config/env.server'
import { getDb } from '@/lib/kernel/db/db.server'
import { findAds } from '@/lib/market/search/engine/search-ads.server'
import { searchEngine } from '@/lib/market/search/engine/search-engine.server'
import { SearchIndex, startIndexWorker } from './open-search-index.server'
import { addSeenAd, everyCar, snapshotPlace } from './test-seen-ads'

function openIndex(snapshotFile = snapshotPlace()) {
  const workers: Worker[] = []
  const index = new SearchIndex(() => {
    const worker = startIndexWorker({ databaseUrl: env().databaseUrl, snapshotFile })
    workers.push(worker)
    return worker
  })
  onTestFinished(() => index.close())
  return { index, workers }
}

test('once it is ready the index answers, and a change is in every index within a second', async () => {
  const before = await addSeenAd()
  const indexes = [openIndex().index, openIndex().index]
  for (const index of indexes) await expect.poll(() => index.answer(everyCar)).toMatchObject({ total: 1, ids: [before] })
  const startedAt = Date.now()
  const id = await addSeenAd()
  for (const index of indexes) await expect.poll(() => index.answer(everyCar)).toMatchObject({ total: 2, ids: [id, before] })
  expect(Date.now() - startedAt).toBeLessThan(1_000)
})

test('a thread that dies in the middle of a query is started anew; meanwhile PostgreSQL answers', async () => {
  const id = await addSeenAd()
  const { index, workers } = openIndex()
  await expect.poll(() => index.answer(everyCar)).toBeDefined()
  const answers = Array.from({ length: 20 }, () => findAds(searchEngine(getDb(), index), everyCar.query, { limit: 20, params: [] }))
  await workers[0]?.terminate()
  for (const answer of await Promise.all(answers)) expect(answer.ids).toEqual([id])
  expect(await index.answer(everyCar)).toBeUndefined()
  await expect.poll(() => index.answer(everyCar)).toMatchObject({ ids: [id] })
  expect(workers).toHaveLength(2)
})

test('while it is not ready, and after it was closed, nobody waits for it', async () => {
  const { index } = openIndex()
  expect(await index.answer(everyCar)).toBeUndefined()
  await index.close()
  expect(await index.answer(everyCar)).toBeUndefined()
})

test('Listeners are notified when the index has become ready and when it has taken in a change', async () => {
  const { index } = openIndex()
  let notified = 0
  const unsubscribe = index.onChange(() => (notified += 1))
  await expect.poll(() => notified).toBe(1)
  const id = await addSeenAd()
  await expect.poll(() => notified).toBe(2)
  expect(await index.answer(everyCar)).toMatchObject({ ids: [id] })
  unsubscribe()
})
