import { randomUUID } from 'node:crypto'
import { connect } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { env } from '@/lib/kernel/config/env.server'
import { type Db, getDb, inTransaction } from '@/lib/kernel/db/db.server'
import { listen } from '@/lib/kernel/db/listen.server'
import { TestProxy } from '@/lib/kernel/db/test-proxy'
import { addTestAd } from '@/lib/market/ads/test-ad'
import { addDealers } from '@/lib/market/dealers/add-dealers.server'
import { pictureTestAds } from '@/lib/market/photos/test-photos'
import { rateAllAds } from '@/lib/market/price-rating/rate-ads.server'
import { openMarketSite } from './test-market-site'

/** The address of another database, whose notifications reach no other listener. */
function otherDatabase(): string {
  const url = new URL(env().databaseUrl)
  url.pathname = '/postgres'
  return url.href
}

type Site = Awaited<ReturnType<typeof openMarketSite>>

async function addAd(priceCents: number): Promise<number> {
  const id = await addTestAd(getDb(), { priceCents, publishedAt: new Date() })
  onTestFinished(async () => {
    await getDb()`delete from ad where id = ${id}`
  })
  return id
}

/** A site that has the newest change behind it. */
async function hearingSite(databaseUrl?: string): Promise<Site> {
  const site = await openMarketSite(undefined, databaseUrl)
  await expect.poll(() => site.heard.isConnected).toBe(true)
  return site
}

/** How many notifications this work sends, counted by a listener on the same channel. */
async function openCount(): Promise<(work: (db: Db) => Promise<unknown>) => Promise<number>> {
  const words: string[] = []
  let isOpen = false
  const listener = listen(env().databaseUrl, 'market_changed', {
    onNotification: (each) => words.push(each),
    onOpen: () => (isOpen = true),
  })
  onTestFinished(() => listener.close())
  await expect.poll(() => isOpen).toBe(true)
  return async (work) => {
    await work(getDb())
    const end = `end ${randomUUID()}`
    await getDb()`select pg_notify('market_changed', ${end})`
    await expect.poll(() => words.includes(end)).toBe(true)
    return words.splice(0).filter((each) => each === '').length
  }
}

test('a new price is on the next page of an ad, of a list and of home, in every process at once', async () => {
  const id = await addAd(901_000)
  // home shows what was reduced, and a new price begins without a reduction
  const reduce = (cents: number) =>
    inTransaction(getDb(), async (db) => {
      await db`update ad set price_cents = ${cents} where id = ${id}`
      await db`update ad set reduced_from_cents = 9900000, price_reduced_at = now() where id = ${id}`
    })
  await reduce(901_000)
  const sites = [await hearingSite(), await hearingSite()]
  const paths = ['/', '/annunci', `/annuncio/x?id=${id}`]
  for (const site of sites) for (const path of paths) expect((await site.untilCached(path)).text, path).toContain('901000')
  await reduce(777_000)
  for (const site of sites) await expect.poll(() => site.heard.changes).toBeGreaterThan(0)
  for (const site of sites)
    for (const path of paths) {
      const answer = await site.get(path)
      expect([answer.origin, answer.text.includes('777000')], path).toEqual(['miss', true])
    }
})

test('a page whose rendering began before a change was committed is not cached after the commit', async () => {
  const id = await addAd(902_000)
  const site = await hearingSite()
  const path = `/annuncio/x?id=${id}`
  await inTransaction(getDb(), async (db) => {
    await db`update ad set price_cents = 778000 where id = ${id}`
    expect((await site.untilCached(path)).text).toContain('902000')
  })
  await expect.poll(async () => (await site.get(path)).text).toContain('778000')
  expect((await site.untilCached(path)).text).toContain('778000')
})

test('each kind of change notifies once per transaction; a transaction that is rolled back notifies nobody', async () => {
  const id = await addAd(903_000)
  const [dealerId = 0] = await addDealers(getDb(), [{ name: 'Autosalone della prova' }])
  onTestFinished(async () => {
    await getDb()`delete from dealer where id = ${dealerId}`
  })
  const countOf = await openCount()
  expect(await countOf((db) => addTestAd(db, { priceCents: 1_000 }).then((added) => db`delete from ad where id = ${added}`))).toBe(2)
  expect(await countOf((db) => db`update ad set price_cents = price_cents + 100`)).toBe(1)
  expect(await countOf((db) => db`update dealer set phone = '02 1234' where id = ${dealerId}`)).toBe(1)
  expect(await countOf((db) => pictureTestAds(db, [id]))).toBe(1)
  expect(await countOf((db) => db`delete from ad_photo where ad_id = ${id}`)).toBe(1)
  expect(await countOf((db) => rateAllAds(db))).toBe(1)
  const undone = inTransaction(getDb(), async (db) => {
    await db`update ad set price_cents = 1`
    throw new Error('taken back')
  })
  expect(await countOf(() => undone.catch(() => {}))).toBe(0)
  expect(await countOf((db) => db`select count(*) from ad`)).toBe(0)
})

/** The tables from which comes all that public pages show. */
const notifyingTables = [
  'ad',
  'ad_mileage',
  'ad_photo',
  'ad_price',
  'closing_estimate',
  'composed_text',
  'dealer',
  'dealer_review',
  'landing_page',
  'observed_month',
  'observed_region_month',
  'observed_vehicle',
  'paid_price',
  'price_model',
  'price_model_error',
  'price_proof',
  'price_rating',
  'vehicle_identity',
  'vehicle_record',
  'verified_phone',
]

test('exactly the tables that public pages read notify inserts, updates, deletes and truncation', async () => {
  const countOf = await openCount()
  const db = getDb()
  for (const table of notifyingTables) {
    const [column] = await db<{ name: string }[]>`
      select attname as name from pg_attribute where attrelid = ${table}::regclass and attnum > 0 and attgenerated = '' and attidentity = '' limit 1`
    const name = db(column?.name ?? '')
    const counts = {
      added: await countOf((db) => db`insert into ${db(table)} (${name}) select ${name} from ${db(table)} where false`),
      changed: await countOf((db) => db`update ${db(table)} set ${name} = ${name} where false`),
      deleted: await countOf((db) => db`delete from ${db(table)} where false`),
    }
    expect(counts, table).toEqual({ added: 1, changed: 1, deleted: 1 })
  }
  const [found] = await db<{ tables: string[]; emptied: boolean }[]>`
    select array_agg(tgrelid::regclass::text order by tgrelid::regclass::text) as tables, bool_and(tgtype & 32 = 32) as emptied
    from pg_trigger where tgfoid = 'tell_market_change'::regproc and tgenabled = 'O'`
  expect(found).toEqual({ tables: notifyingTables, emptied: true })
})

test('while the listening connection is lost no cached page goes out; afterwards pages are rendered anew', async () => {
  const id = await addAd(904_000)
  const proxy = await TestProxy.open(env().databaseUrl)
  const site = await hearingSite(proxy.url)
  const path = `/annuncio/x?id=${id}`
  expect((await site.untilCached(path)).text).toContain('904000')
  await proxy.stop()
  await expect.poll(() => site.heard.isConnected).toBe(false)
  await getDb()`update ad set price_cents = 779000 where id = ${id}`
  for (let time = 0; time < 3; time += 1) {
    const answer = await site.get(path)
    expect([answer.origin, answer.text.includes('779000')]).toEqual(['miss', true])
  }
  await proxy.listen()
  await expect.poll(() => site.heard.isConnected).toBe(true)
  expect((await site.get(path)).origin).toBe('miss')
  expect((await site.untilCached(path)).text).toContain('779000')
})

test('a connection that looks open and has fallen silent counts as lost', async () => {
  const { port, hostname } = new URL(env().databaseUrl)
  const proxy = await TestProxy.open(env().databaseUrl)
  await proxy.stop()
  const silence: (() => void)[] = []
  await proxy.listen((socket) => {
    const server = connect(Number(port), hostname).on('error', () => {})
    socket.pipe(server).pipe(socket)
    silence.push(() => server.unpipe(socket).pause())
    onTestFinished(() => void server.destroy())
  })
  const site = await hearingSite(proxy.url)
  await site.untilCached('/annunci')
  for (const fallSilent of silence) fallSilent()
  await expect.poll(() => site.heard.isConnected).toBe(false)
  for (let time = 0; time < 4; time += 1) expect((await site.get('/annunci')).origin).toBe('miss')
})

test('behind a pooler, where no notification ever arrives, no page is cached', async () => {
  const site = await openMarketSite(undefined, otherDatabase())
  for (let time = 0; time < 4; time += 1) expect((await site.get('/annunci')).origin).toBe('miss')
  expect(site.heard.isConnected).toBe(false)
})
