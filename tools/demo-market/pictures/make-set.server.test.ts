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
import { isDemoAd } from '../existing-market.server'
import { chooseAds, makeRoom } from './choose-ads.server'
import { newDemoPhotoId } from './demo-photo'
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
const someAd = (db: Db, status: 'published' | 'sold' = 'published', publishedAt = new Date()) =>
  addTestAd(db, {
    status,
    category: 'caravan-e-camper',
    body: 'caravan',
    mileageKm: null,
    contactEmail: 'anna@privati.example',
    publishedAt,
  })

test(
  'the pictures of an ad are made in all sizes and in order, once, and a removal leaves no file',
  withRollback(async (db) => {
    const store = emptyStore()
    const id = await someAd(db)
    const ours = db`ad.id = ${id}`
    const [ad] = await chooseAds(db, ours)
    if (!ad) throw new Error('not chosen')
    const scenes = scenesOf(ad).slice(1, 4) // the painter's own test has all of a set
    const made = await makeSet(db, store, ad, { beforeEach, scenes })
    const shots = await db<{ shot: string | null }[]>`
      select shot from ad_photo join photo on photo.id = photo_id where ad_id = ${id} order by ad_photo.position`
    expect(shots.map(({ shot }) => shot)).toEqual(scenes.map(({ shot }) => shot))
    const [cover] = await listShownPhotos(db, id)
    expect(cover).toMatchObject({ width: 1_600, height: 1_200 })
    expect(await removeDemoPictures(db, store)).toBe(0)
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

const newPhoto = (db: Db, adId: number, id: string) => db`
  with photo as (
    insert into photo (id, position, state, width, height, bytes, content_hash, colour) values (${id}, 1, 'ready', 1600, 1200, 1, ${id}, '#445566') returning *)
  insert into ad_photo (ad_id, position, photo_id, revision, width, height, colour, caption)
  select ${adId}, 1, id, 1, width, height, colour, '' from photo`

test(
  'where all sets are taken the newest ad gets the place of one that is no longer on the first pages',
  withRollback(async (db) => {
    const old = await someAd(db, 'sold')
    const [one, other] = [await someAd(db), await someAd(db)]
    const ours = db`ad.id in (${old}, ${one}, ${other})`
    await newPhoto(db, old, newDemoPhotoId())
    await newPhoto(db, one, newDemoPhotoId())
    await makeRoom(db, ours, 3)
    expect(await listShownPhotos(db, old)).toHaveLength(1)
    await makeRoom(db, ours, 2)
    expect(await listShownPhotos(db, old)).toEqual([])
    expect(await listShownPhotos(db, one)).toHaveLength(1)
    expect((await chooseAds(db, ours, 2)).map(({ id }) => id)).toEqual([other])
  }),
)

test(
  'the first pictures go to ads that came some days ago, so that first pages show a market with a past',
  withRollback(async (db) => {
    const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)
    const [today, longAgo, lately] = [
      await someAd(db, 'published'),
      await someAd(db, 'published', daysAgo(30)),
      await someAd(db, 'published', daysAgo(3)),
    ]
    const chosen = await chooseAds(db, db`ad.id in (${today}, ${longAgo}, ${lately})`, 2)
    expect(chosen.map(({ id }) => id)).toEqual([lately, longAgo])
    expect((await chooseAds(db, isDemoAd(db))).map(({ id }) => id)).toContain(lately)
  }),
)
