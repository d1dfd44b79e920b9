import { EventEmitter, once } from 'node:events'
import { expect, onTestFinished, test } from 'vitest'
import { env } from '@/lib/kernel/config/env.server'
import { type Db, getDb, inTransaction, openPool, type Pool } from '@/lib/kernel/db/db.server'
import { purgeRows } from '@/lib/kernel/expiry/purge-rows.server'
import { addTestAd } from '@/lib/market/ads/test-ad'
import { rateTestAd } from '@/lib/market/price-rating/test-rating'
import { adChangeExpiries, ChangeFeed, currentPosition, isOfThisDatabase } from './change-feed.server'

const openFeed = () => ChangeFeed.begin(getDb())

async function addAd(db: Db = getDb()): Promise<number> {
  const id = await addTestAd(db)
  onTestFinished(async () => {
    await getDb()`delete from ad where id = ${id}`
  })
  return id
}

async function idsOf(feed: ChangeFeed): Promise<number[]> {
  const changes = await feed.read()
  if (changes === 'lost') throw new Error('the changes are lost')
  return [...changes.adIds].toSorted((a, b) => a - b)
}

function otherPool(): Pool {
  const pool = openPool(env().databaseUrl, 2)
  onTestFinished(() => pool.end({ timeout: 1 }))
  return pool
}

/** A transaction that stays open until the function it gives ends it. */
async function openTransaction(work: (db: Db) => Promise<unknown>) {
  const steps = new EventEmitter()
  const worked = once(steps, 'worked')
  const whole = inTransaction(otherPool(), async (db) => {
    await work(db)
    const ended = once(steps, 'end')
    steps.emit('worked')
    if ((await ended)[0] !== 'commit') throw new Error('rolled back')
  })
  await Promise.race([worked, whole])
  return async (how: 'commit' | 'roll back') => {
    steps.emit('end', how)
    await whole.catch(() => {})
  }
}

test('The feed gives an ad once after each change, from whatever connection', async () => {
  const feed = await openFeed()
  const id = await addAd(otherPool())
  expect(await idsOf(feed)).toEqual([id])
  expect(await idsOf(feed)).toEqual([])
  for (const change of [
    (db: Db) => db`update ad set price_cents = 500000 where id = ${id}`,
    (db: Db) => db`update ad set status = 'sold' where id = ${id}`,
    (db: Db) => db`update ad set status = 'published' where id = ${id}`,
    (db: Db) => rateTestAd(db, id, 6_000),
    (db: Db) => rateTestAd(db, id, 5_500),
    (db: Db) => db`delete from price_rating where ad_id = ${id}`,
    (db: Db) => db`delete from ad where id = ${id}`,
  ]) {
    await change(getDb())
    expect(await idsOf(feed)).toEqual([id])
  }
})

test('Drafts and ads that stay sold are no changes', async () => {
  const id = await addAd()
  await getDb()`update ad set status = 'sold' where id = ${id}`
  const feed = await openFeed()
  await getDb()`update ad set price_cents = 500000 where id = ${id}`
  expect(await idsOf(feed)).toEqual([])
})

test('a transaction that began first and ends last is not skipped', async () => {
  const feed = await openFeed()
  let early = 0
  const end = await openTransaction(async (db) => (early = await addAd(db)))
  const late = await addAd()
  expect(await idsOf(feed)).toEqual([late])
  expect(await idsOf(feed)).toEqual([])
  await end('commit')
  expect(await idsOf(feed)).toEqual([early])
  expect(await idsOf(feed)).toEqual([])
})

test('a reader that begins while something is being written learns of it when that is done', async () => {
  let id = 0
  const end = await openTransaction(async (db) => (id = await addAd(db)))
  const feed = await openFeed()
  expect(await idsOf(feed)).toEqual([])
  await end('commit')
  expect(await idsOf(feed)).toEqual([id])
})

test('the gap of a transaction that was rolled back stops nobody', async () => {
  const feed = await openFeed()
  const end = await openTransaction((db) => addAd(db))
  await end('roll back')
  const id = await addAd()
  expect(await idsOf(feed)).toEqual([id])
})

test('Changes that were deleted before they were read are noticed as lost, those that were read are not', async () => {
  const [reading, slow] = [await openFeed(), await openFeed()]
  await addAd()
  const [change] = await getDb()<
    { transactionId: string }[]
  >`select transaction_id::text as transaction_id from ad_change order by position desc limit 1`
  const hasPassed = async () =>
    (await reading.read()) !== 'lost' && BigInt(reading.position.transactionId) > BigInt(change?.transactionId ?? 0)
  await expect.poll(hasPassed).toBe(true)
  await getDb()`delete from ad_change`
  expect(await idsOf(reading)).toEqual([])
  expect(await slow.read()).toBe('lost')
})

test('the nightly purge takes what is two days old, so an index that stood still for longer is built anew', async () => {
  const feed = await openFeed()
  await addAd()
  const [expiry] = adChangeExpiries
  if (!expiry) throw new Error('nothing expires')
  await purgeRows(getDb(), expiry)
  expect(await idsOf(feed)).toHaveLength(1)
  const still = await openFeed()
  await addAd()
  await getDb()`update ad_change set changed_at = now() - interval '49 hours'`
  await purgeRows(getDb(), expiry)
  expect(await still.read()).toBe('lost')
})

test('when a table is emptied at once everything is to be read anew', async () => {
  const feed = await openFeed()
  await getDb()`truncate price_rating`
  expect(await feed.read()).toBe('lost')
})

test('new ratings name the ads whose label they change, and no others', async () => {
  const ids: number[] = []
  for (let number = 0; number < 3; number++) ids.push(await addAd())
  const feed = await openFeed()
  const change = (estimate: number) =>
    getDb()`update price_rating set verdict = price_verdict(500000, ${estimate}, ${estimate - 500}) where ad_id in ${getDb()(ids)}`
  await change(6_000)
  expect(await idsOf(feed)).toEqual(ids)
  await change(6_100)
  expect(await idsOf(feed)).toEqual([])
})

test('a position of another database, or of one that was set back since, is refused', async () => {
  const position = await currentPosition(getDb())
  expect(await isOfThisDatabase(getDb(), position)).toBe(true)
  expect(await isOfThisDatabase(getDb(), { ...position, history: '1 1 ingrana' })).toBe(false)
  expect(await isOfThisDatabase(getDb(), { ...position, transactionId: String(BigInt(position.transactionId) + 1_000_000n) })).toBe(false)
})
