import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPool, type Pool } from '@/lib/kernel/db/db.server'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '@/lib/kernel/db/embedded/embedded-postgres.server'
import { migrate } from '@/lib/kernel/db/migrate.server'
import { fillMarket } from '../database/fill-market'
import { createTestFolder, removeTestFolder } from '../test-folder'
import { type OldCode, runOldTests, takeOldCode } from './test-old-code'

/** Registering, logging in, publishing, saving an ad and a search, writing to a seller. */
const flows = ['people/users', 'people/sessions', 'people/selling', 'people/favourites', 'people/saved-searches', 'people/contact']
/** What imports write and lists show; they count, so nobody else's ads may be there. */
const market = ['market/ads', 'market/search']
/** Comparisons by the hundred and rules without rows: half of the time. */
const costly = /search-ads|reverse-search|\/sentence\/|ad-price-page/

/** What the newest schema decides otherwise on purpose, harmless to the last release: a price is called reduced later, since it has to stand for a week. */
const decidedOtherwise = ['the lowest price of the last 30 days is that below which the ad is called reduced: ']

let dataDir: string
let server: EmbeddedPostgres
let old: OldCode
beforeAll(async () => {
  old = takeOldCode()
  dataDir = await createTestFolder('last-release')
  server = await startEmbeddedPostgres({ dataDir, purpose: 'tests of the last release', durable: false })
})
afterAll(async () => {
  await server.stop()
  await removeTestFolder(dataDir)
})

/** What every new database begins as: the newest schema, and what `work` does to it. */
async function prepareTemplate(work: (db: Pool) => Promise<unknown> = async () => {}): Promise<void> {
  const url = new URL(server.url)
  url.pathname = '/template1'
  const db = openPool(url.href, 2)
  await migrate(db)
  await work(db)
  await db.end()
}

test('the code of the last release keeps what it promises of the market on the newest schema', async () => {
  await prepareTemplate()
  const tests = market.flatMap(old.testsIn).filter((file) => !costly.test(file))
  const { passed, failures } = await runOldTests(old, tests, server.url)
  expect(failures).toEqual([])
  expect(passed).toBeGreaterThan(100)
})

test('the last release keeps its promises beside rows that the newest code has written', async () => {
  await prepareTemplate((db) => fillMarket(db, 60, 1))
  const { passed, failures } = await runOldTests(old, flows.flatMap(old.testsIn), server.url)
  expect(failures.filter((failure) => !decidedOtherwise.some((title) => failure.startsWith(title)))).toEqual([])
  expect(passed).toBeGreaterThan(200)
})

test('a migration that takes away what it needs makes them fail', async () => {
  await prepareTemplate((db) => db`alter table saved_ad rename column seen_price_cents to seen_price`)
  const { failures } = await runOldTests(old, old.testsIn('people/favourites'), server.url)
  expect(failures.join('\n')).toContain('column "seen_price_cents"')
})
