import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { Db } from '@/lib/kernel/db/db.server'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { deleteAds } from '@/lib/market/ads/imported/delete-ads.server'
import { addTestAd } from '@/lib/market/ads/test-ad'
import { folderStore, type PhotoStore } from '@/lib/market/photos/photo-store.server'
import { listShownPhotos } from '@/lib/market/photos/shown-photos.server'
import { chooseAds } from './choose-ads.server'
import { makeSet } from './make-set.server'
import { deleteLoosePictures, removeDemoPictures } from './remove-pictures.server'
import { scenesOf } from './scene'

function emptyStore(): PhotoStore {
  const folder = path.join(tmpdir(), `ingrana-pictures-${randomUUID()}`)
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folderStore(folder)
}

const keysIn = async (store: PhotoStore) => {
  const keys: string[] = []
  for await (const { key } of store.list()) keys.push(key)
  return keys
}

const beforeEach = () => Promise.resolve()
const someAd = (db: Db) =>
  addTestAd(db, {
    category: 'caravan-e-camper',
    body: 'caravan',
    mileageKm: null,
    contactEmail: 'anna@privati.example',
    publishedAt: new Date(),
  })

test(
  'the pictures of an ad are made in all sizes and in order, once, and a removal leaves no file',
  withRollback(async (db) => {
    const store = emptyStore()
    const id = await someAd(db)
    const ours = db`ad.id = ${id}`
    const [ad] = await chooseAds(db, ours)
    if (!ad) throw new Error('not chosen')
    const made = await makeSet(db, store, ad, { beforeEach })
    const shots = await db<{ shot: string | null }[]>`
      select shot from ad_photo join photo on photo.id = photo_id where ad_id = ${id} order by ad_photo.position`
    expect(shots.map(({ shot }) => shot)).toEqual(scenesOf(ad).map(({ shot }) => shot))
    const [cover] = await listShownPhotos(db, id)
    expect(cover).toMatchObject({ width: 1_600, height: 1_200 })
    expect(await keysIn(store)).toHaveLength(made * 9)
    expect(await store.get(`pictures/${cover?.file}/320.avif`)).toBeDefined()
    expect(await chooseAds(db, ours)).toEqual([])
    expect(await makeSet(db, store, ad, { beforeEach })).toBe(0)
    await deleteAds(db, db`id = ${id}`)
    await deleteLoosePictures(db)
    await removeDemoPictures(db, store)
    expect(await keysIn(store)).toEqual([])
  }),
  60_000,
)

test(
  'a full disk leaves neither a file of a set nor a picture at its ad',
  withRollback(async (db) => {
    const store = emptyStore()
    const id = await someAd(db)
    const [ad] = await chooseAds(db, db`ad.id = ${id}`)
    if (!ad) throw new Error('not chosen')
    let left = 12
    const full: PhotoStore = {
      ...store,
      put: (key, content) =>
        left-- > 0 ? store.put(key, content) : Promise.reject(Object.assign(new Error('no space left'), { code: 'ENOSPC' })),
    }
    await expect(makeSet(db, full, ad, { beforeEach })).rejects.toMatchObject({ code: 'ENOSPC' })
    expect([await keysIn(store), await listShownPhotos(db, id)]).toEqual([[], []])
  }),
  60_000,
)
