import { expect, onTestFinished, test } from 'vitest'
import { env } from '@/lib/kernel/config/env.server'
import { getDb } from '@/lib/kernel/db/db.server'
import { findAds } from '@/lib/market/search/engine/search-ads.server'
import { searchEngine } from '@/lib/market/search/engine/search-engine.server'
import { addSeenAd, everyCar } from '@/lib/market/search-index/test-seen-ads'
import { AdsCluster } from './ads-cluster.server'
import { inTurn, waitForTurn } from './cluster-turn.server'
import { SearchCluster } from './open-search-cluster.server'

test('a cluster that cannot be reached is not waited for: the database answers', async () => {
  const id = await addSeenAd()
  const cluster = new SearchCluster({ databaseUrl: env().databaseUrl, nodes: ['http://127.0.0.1:1'], alias: 'ads' })
  onTestFinished(() => cluster.close())
  expect(await cluster.answer(everyCar)).toBeUndefined()
  expect(await findAds(searchEngine(getDb(), cluster), everyCar.query, { limit: 20, params: [] })).toMatchObject({ total: 1, ids: [id] })
  expect(cluster.state).toMatchObject({ isReady: false, ads: 0 })
})

test.each(['package.json', 'no-such-file.pem'])('the authority of a cluster cannot be %s, which is no certificate', (caFile) => {
  const open = () => new AdsCluster({ nodes: ['https://127.0.0.1:1'], alias: 'ads', caFile })
  expect(open).toThrow(`OPENSEARCH_CA_FILE is no file with a certificate (PEM): ${caFile}`)
})

test('One process at a time has a turn, and a second one is sent away or waits', async () => {
  const order: string[] = []
  await inTurn(getDb(), 'follow', async (moment) => {
    expect(Math.abs(moment / 1_000 - Date.now())).toBeLessThan(60_000)
    expect(await inTurn(getDb(), 'follow', () => Promise.resolve('both at once'))).toBeUndefined()
    expect(await inTurn(getDb(), 'build', (_, db) => waitForTurn(db, 'build').then(() => 'beside it'))).toBe('beside it')
    order.push('first')
  })
  expect(await inTurn(getDb(), 'follow', () => Promise.resolve('later'))).toBe('later')
  expect(order).toEqual(['first'])
})
