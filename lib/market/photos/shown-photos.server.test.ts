import { expect, test } from 'vitest'
import type { Db } from '@/lib/kernel/db/db.server'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { getAdCards } from '@/lib/market/ads/ad-cards.server'
import { findAdPage } from '@/lib/market/ads/ad-queries.server'
import { addTestAd } from '@/lib/market/ads/test-ad'
import { addPhoto, coverPlates, listPhotos, removePhoto, turnPhoto } from './draft-photos.server'
import type { PhotoStore } from './photo-store.server'
import { processPhotos } from './process-photos.server'
import { countPhotos, refuseWaitingPhotos, showPhotos, takePhotosOfAd } from './shown-photos.server'
import { addTestDraft, testFile, testPicture, testStore } from './test-photos'

async function add(db: Db, store: PhotoStore, draftId: string): Promise<string> {
  const file = await testFile(await testPicture({ width: 1_024, height: 768 }).jpeg().toBuffer())
  return (await addPhoto(db, store, { draftId, file, lock: async () => {} })).id
}

async function filesOf(db: Db, adId: number): Promise<string[]> {
  return ((await findAdPage(db, adId))?.photos ?? []).map(({ file }) => file)
}

test(
  'An ad shows the photographs of its draft once they are ready, and changes once published again',
  withRollback(async (db) => {
    const [store, draftId, adId] = [await testStore(), await addTestDraft(db), await addTestAd(db, { publishedAt: new Date() })]
    const [a, b] = [await add(db, store, draftId), await add(db, store, draftId)]
    await expect(refuseWaitingPhotos(db, draftId)).rejects.toMatchObject({ code: 'conflict' })
    await processPhotos(db, store)
    await showPhotos(db, draftId, adId)
    expect(await filesOf(db, adId)).toEqual([`${a}-1`, `${b}-1`])
    expect((await getAdCards(db, [adId]))[0]).toMatchObject({ photo: `${a}-1`, photoCount: 2 })
    const changes = await addTestDraft(db)
    await takePhotosOfAd(db, adId, changes)
    expect((await listPhotos(db, changes)).map(({ id }) => id)).toEqual([a, b])
    await removePhoto(db, changes, a)
    await turnPhoto(db, changes, b, 90)
    expect(await countPhotos(db, changes)).toBe(1)
    expect(await filesOf(db, adId)).toEqual([`${a}-1`, `${b}-1`])
    await processPhotos(db, store)
    await showPhotos(db, changes, adId)
    expect(await filesOf(db, adId)).toEqual([`${b}-2`])
  }),
)

test(
  'An ad hides a photograph at once when a part is covered, until the covered picture is made',
  withRollback(async (db) => {
    const [store, draftId, adId] = [await testStore(), await addTestDraft(db), await addTestAd(db, { publishedAt: new Date() })]
    const [a, b] = [await add(db, store, draftId), await add(db, store, draftId)]
    await processPhotos(db, store)
    await showPhotos(db, draftId, adId)
    const changes = await addTestDraft(db)
    await takePhotosOfAd(db, adId, changes)
    const box = { left: 0.1, top: 0.7, width: 0.25, height: 0.1 }
    await coverPlates(db, changes, a, [box])
    expect(await filesOf(db, adId)).toEqual([`${b}-1`])
    expect((await getAdCards(db, [adId]))[0]).toMatchObject({ photo: `${b}-1`, photoCount: 1 })
    await processPhotos(db, store)
    expect(await filesOf(db, adId)).toEqual([`${a}-2`, `${b}-1`])
    await coverPlates(db, changes, a, [])
    await processPhotos(db, store)
    expect(await filesOf(db, adId)).toEqual([`${a}-2`, `${b}-1`])
  }),
)

test(
  'an ad without photographs has none, and its card neither',
  withRollback(async (db) => {
    const adId = await addTestAd(db, { publishedAt: new Date() })
    expect(await filesOf(db, adId)).toEqual([])
    expect((await getAdCards(db, [adId]))[0]?.photo).toBeNull()
  }),
)
