// reads: temporary files
import { randomUUID } from 'node:crypto'
import { readdir, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { type Db, getDb } from '@/lib/kernel/db/db.server'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { purgeRows } from '@/lib/kernel/expiry/purge-rows.server'
import { addTestAd } from '@/lib/market/ads/test-ad'
import {
  addPhoto,
  countProposedPlates,
  coverPlates,
  coverProposed,
  describePhoto,
  dismissProposed,
  findPhoto,
  listPhotos,
  orderPhotos,
  removePhoto,
  restorePhoto,
  turnPhoto,
} from './draft-photos.server'
import { maxPhotos } from './photo'
import { photoExpiries, removeLooseFiles } from './photo-expiries.server'
import { folderStore, originalKey, type PhotoStore } from './photo-store.server'
import { processPhotos, suspectPhoto } from './process-photos.server'
import { photoFaults } from './read-photo.server'
import { addTestDraft, pictureTestAds, testFile, testFolder, testPicture, testStore } from './test-photos'

const small = { width: 1_024, height: 768 }
const lock = async () => {}
const jpeg = () => testPicture(small).jpeg().toBuffer()

async function add(db: Db, store: PhotoStore, draftId: string, content?: Buffer) {
  return addPhoto(db, store, { draftId, file: await testFile(content ?? (await jpeg())), lock })
}

test(
  'photographs keep the order they came in, or the one they are put in',
  withRollback(async (db) => {
    const [store, draftId] = [await testStore(), await addTestDraft(db)]
    const [a, b, c] = [await add(db, store, draftId), await add(db, store, draftId), await add(db, store, draftId)]
    const order = async () => (await listPhotos(db, draftId)).map(({ id }) => id)
    expect(await order()).toEqual([a.id, b.id, c.id])
    await orderPhotos(db, draftId, [c.id, randomUUID(), a.id])
    expect(await order()).toEqual([c.id, a.id, b.id])
    await removePhoto(db, draftId, a.id)
    expect(await order()).toEqual([c.id, b.id])
    await restorePhoto(db, draftId, a.id)
    expect(await order()).toEqual([c.id, a.id, b.id])
  }),
)

test(
  'photographs that were chosen together keep that order, whichever arrives first',
  withRollback(async (db) => {
    const [store, draftId] = [await testStore(), await addTestDraft(db)]
    const arrive = async (place?: number) => {
      const file = { ...(await testFile(await jpeg())), place }
      return (await addPhoto(db, store, { draftId, file, lock })).id
    }
    const [third, first, second, last] = [await arrive(3), await arrive(1), await arrive(2), await arrive()]
    expect((await listPhotos(db, draftId)).map(({ id }) => id)).toEqual([first, second, third, last])
  }),
)

test(
  'proposed plates are covered in all photographs at once, or dismissed and not proposed again',
  withRollback(async (db) => {
    const [store, draftId] = [await testStore(), await addTestDraft(db)]
    const [a, b] = [await add(db, store, draftId), await add(db, store, draftId)]
    const box = { left: 0.4, top: 0.6, width: 0.2, height: 0.1 }
    const propose = () => db`update photo set proposed_plates = ${JSON.stringify([box])}::text::jsonb where draft_id = ${draftId}`
    const seen = async () => (await listPhotos(db, draftId)).map(({ plates, proposed }) => ({ plates, proposed }))
    await propose()
    expect(await seen()).toEqual([a, b].map(() => ({ plates: [], proposed: [box] })))
    expect(await countProposedPlates(db, draftId)).toBe(2)
    await dismissProposed(db, draftId)
    expect(await seen()).toEqual([a, b].map(() => ({ plates: [], proposed: [] })))
    expect(await countProposedPlates(db, draftId)).toBe(0)
    await propose()
    expect(await coverProposed(db, draftId)).toBe(2)
    expect(await seen()).toEqual([a, b].map(() => ({ plates: [box], proposed: [] })))
  }),
)

test(
  'A file sent twice is one photograph, also after its removal',
  withRollback(async (db) => {
    const [store, draftId, content] = [await testStore(), await addTestDraft(db), await jpeg()]
    const first = await add(db, store, draftId, content)
    expect((await add(db, store, draftId, content)).id).toBe(first.id)
    await removePhoto(db, draftId, first.id)
    expect((await add(db, store, draftId, content)).id).toBe(first.id)
    expect(await listPhotos(db, draftId)).toHaveLength(1)
  }),
)

test(
  'an ad has so many photographs and no more',
  withRollback(async (db) => {
    const [store, draftId] = [await testStore(), await addTestDraft(db)]
    await db`
      insert into photo (id, draft_id, position, width, height, bytes, content_hash)
      select gen_random_uuid(), ${draftId}, place, 1600, 1200, 1, place::text from generate_series(1, ${maxPhotos}::int) place`
    await expect(add(db, store, draftId)).rejects.toMatchObject({ shownText: 'Un annuncio ha al massimo 40 foto.' })
  }),
)

test(
  'a photograph waits, becomes ready, and is made anew when it is turned',
  withRollback(async (db) => {
    const [store, draftId] = [await testStore(), await addTestDraft(db)]
    const { id, file, state } = await add(db, store, draftId)
    expect(state).toBe('waiting')
    expect(await processPhotos(db, store)).toBe(1)
    expect(await findPhoto(db, draftId, id)).toMatchObject({ state: 'ready', ...small })
    expect(await store.get(`pictures/${file}/320.avif`)).toBeDefined()
    await turnPhoto(db, draftId, id, 90)
    const turned = await findPhoto(db, draftId, id)
    expect(turned.state).toBe('waiting')
    expect(turned.file).not.toBe(file)
    await processPhotos(db, store)
    expect(await findPhoto(db, draftId, id)).toMatchObject({ state: 'ready', width: 768, height: 1_024 })
    await describePhoto(db, draftId, id, { shot: 'dietro', caption: 'Da dietro' })
    expect(await findPhoto(db, draftId, id)).toMatchObject({ shot: 'dietro', caption: 'Da dietro' })
  }),
)

const box = { left: 0.1, top: 0.7, width: 0.25, height: 0.1 }

test(
  'A covered part stays covered when the photograph is turned, until its box is taken away',
  withRollback(async (db) => {
    const [store, draftId] = [await testStore(), await addTestDraft(db)]
    const { id, file } = await add(db, store, draftId)
    await coverPlates(db, draftId, id, [box])
    const covered = await findPhoto(db, draftId, id)
    expect(covered).toMatchObject({ state: 'waiting', plates: [box] })
    expect(covered.file).not.toBe(file)
    await coverPlates(db, draftId, id, [box])
    expect((await findPhoto(db, draftId, id)).file).toBe(covered.file)
    await turnPhoto(db, draftId, id, 90)
    expect((await findPhoto(db, draftId, id)).plates).toEqual([{ left: 0.2, top: 0.1, width: 0.1, height: 0.25 }])
    await coverPlates(db, draftId, id, [])
    expect(await findPhoto(db, draftId, id)).toMatchObject({ state: 'waiting', plates: [] })
    await expect(coverPlates(db, draftId, id, Array(5).fill(box))).rejects.toMatchObject({ code: 'invalid' })
  }),
)

test(
  'a file that ends in the middle fails with a sentence and holds up no other',
  withRollback(async (db) => {
    const [store, draftId, whole] = [await testStore(), await addTestDraft(db), await jpeg()]
    const broken = await add(db, store, draftId, whole.subarray(0, whole.length / 2))
    const good = await add(db, store, draftId)
    expect(await processPhotos(db, store)).toBe(2)
    expect(await findPhoto(db, draftId, broken.id)).toMatchObject({ state: 'failed', failure: photoFaults.broken })
    expect(await findPhoto(db, draftId, good.id)).toMatchObject({ state: 'ready', failure: null })
  }),
)

test(
  'a process looks at so many photographs and no more',
  withRollback(async (db) => {
    const [store, draftId] = [await testStore(), await addTestDraft(db)]
    for (let count = 0; count < 3; count += 1) await add(db, store, draftId)
    expect(await processPhotos(db, store, 2)).toBe(2)
    const states = (await listPhotos(db, draftId)).map(({ state }) => state)
    expect(states.toSorted(), 'which two is open: all three came in one moment').toEqual(['ready', 'ready', 'waiting'])
  }),
)

test(
  'A photograph at which the picture process ended twice is set aside; a failing store does not count',
  withRollback(async (db) => {
    const [store, draftId] = [await testStore(), await addTestDraft(db)]
    const { id } = await add(db, store, draftId)
    const stuck = { ...store, get: () => Promise.reject(new Error('the store is down')) }
    for (let times = 0; times < 6; times += 1) await expect(processPhotos(db, stuck)).rejects.toThrow('the store is down')
    await leaveBegun(db, id)
    await suspectPhoto(db, id)
    expect(await findPhoto(db, draftId, id)).toMatchObject({ state: 'waiting' })
    await leaveBegun(db, id)
    await suspectPhoto(db, id)
    expect(await processPhotos(db, store)).toBe(0)
    expect(await findPhoto(db, draftId, id)).toMatchObject({ state: 'failed', failure: photoFaults.endedTwice })
  }),
)

test(
  'A photograph is set aside when the whole server ended at it five times, not four',
  withRollback(async (db) => {
    const [store, draftId] = [await testStore(), await addTestDraft(db)]
    const [lucky, other] = [await add(db, store, draftId), await add(db, store, draftId)]
    for (let times = 0; times < 4; times += 1) await leaveBegun(db, lucky.id)
    for (let times = 0; times < 5; times += 1) await leaveBegun(db, other.id)
    await processPhotos(db, store)
    expect(await findPhoto(db, draftId, lucky.id)).toMatchObject({ state: 'ready', failure: null })
    expect(await findPhoto(db, draftId, other.id)).toMatchObject({ state: 'failed' })
  }),
)

/** What an end in the middle leaves of a beginning. */
async function leaveBegun(db: Db, id: string): Promise<void> {
  await db`update photo set attempts = attempts + 1 where id = ${id}`
}

test('One of several machines makes the pictures of a photograph, and the others leave it alone', async () => {
  const [db, store] = [getDb(), await testStore()]
  const draftId = await addTestDraft(db)
  onTestFinished(async () => {
    await db`delete from photo where draft_id = ${draftId}`
    await db`delete from ad_draft where id = ${draftId}`
  })
  const { id } = await add(db, store, draftId)
  await db`update photo set attempts = 1 where id = ${id}` // as after a crash
  let reads = 0
  let goOn = () => {}
  const mayGoOn = new Promise<void>((resolve) => (goOn = resolve))
  const get = async (key: string) => {
    reads += 1
    if (reads === 1) await mayGoOn
    return store.get(key)
  }
  const first = processPhotos(db, { ...store, get })
  await expect.poll(() => reads).toBe(1)
  expect(await Promise.all([1, 2, 3].map(() => processPhotos(db, { ...store, get })))).toEqual([0, 0, 0])
  expect([reads, (await findPhoto(db, draftId, id)).state]).toEqual([1, 'waiting'])
  goOn()
  expect(await first).toBe(1)
  expect(await findPhoto(db, draftId, id)).toMatchObject({ state: 'ready' })
})

test(
  'A photograph that the store refuses is not listed',
  withRollback(async (db) => {
    const [store, draftId] = [await testStore(), await addTestDraft(db)]
    const full = { ...store, put: () => Promise.reject(new Error('ENOSPC')) }
    await expect(add(db, full, draftId)).rejects.toMatchObject({ code: 'unavailable' })
    expect(await listPhotos(db, draftId)).toEqual([])
  }),
)

const yesterday = new Date(Date.now() - 90_000_000)

test(
  'A file that a crash left without a row is deleted at night; files with a row or an ad stay',
  withRollback(async (db) => {
    const folder = await testFolder()
    const [store, draftId] = [folderStore(folder), await addTestDraft(db)]
    const stored = await add(db, store, draftId)
    await processPhotos(db, store)
    const shown = await pictureTestAds(db, [await addTestAd(db)])
    const lost = randomUUID()
    await store.put(originalKey(lost), Buffer.from('x'))
    await store.put(originalKey(shown), Buffer.from('x'))
    await store.put(`pictures/${shown}-1/320.webp`, Buffer.from('x'))
    await store.put(`pictures/${shown}-2/320.webp`, Buffer.from('x'))
    await store.put('incoming/half', Buffer.from('x'))
    expect(await removeLooseFiles(db, store)).toBe(0)
    for (const entry of await readdir(folder, { recursive: true })) await utimes(join(folder, entry), yesterday, yesterday)
    expect(await removeLooseFiles(db, store)).toBe(3)
    const left = []
    for await (const { key } of store.list()) left.push(key)
    expect(left).toHaveLength(1 + 8 + 2)
    expect(left).toEqual(expect.arrayContaining([originalKey(stored.id), originalKey(shown), `pictures/${shown}-1/320.webp`]))
  }),
)

test('removed photographs and those of drafts that are gone end, never one that an ad shows', async () => {
  const db = getDb()
  const draftId = await addTestDraft(db)
  const ad = await addTestAd(db)
  const store = await testStore()
  const shown = await pictureTestAds(db, [ad])
  onTestFinished(async () => {
    await db`delete from ad where id = ${ad}`
    await db`delete from photo where id = ${shown} or draft_id = ${draftId}`
    await db`delete from ad_draft where id = ${draftId}`
  })
  const [live, fresh, old] = [await add(db, store, draftId), await add(db, store, draftId), await add(db, store, draftId)]
  await removePhoto(db, draftId, fresh.id)
  await db`update photo set removed_at = now() - interval '25 hours' where id = ${old.id}`
  const [expiry] = photoExpiries
  if (expiry) await purgeRows(db, expiry)
  const left = await db<{ id: string }[]>`select id from photo where id = any(${[live.id, fresh.id, old.id, shown]}::uuid[])`
  expect(left.map(({ id }) => id).sort()).toEqual([live.id, fresh.id, shown].sort())
})
