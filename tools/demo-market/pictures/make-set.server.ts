import { createHash } from 'node:crypto'
import { type Db, inTransaction } from '@/lib/kernel/db/db.server'
import { makePictures } from '@/lib/market/photos/make-pictures.server'
import { pictureFile } from '@/lib/market/photos/photo'
import { originalKey, type PhotoStore, pictureKey } from '@/lib/market/photos/photo-store.server'
import { type PlateBox, withinPicture } from '@/lib/market/photos/plate-box'
import { newDemoPhotoId } from './demo-photo'
import { paintScene } from './paint-scene.server'
import type { PicturedAd } from './pictured-ad'
import { type Scene, scenesOf } from './scene'

const revision = 1

/** `beforeEach` is awaited before each picture: it may be long. `scenes`: all that the ad has, or some of them. */
export type SetOptions = { beforeEach: () => Promise<void>; scenes?: readonly Scene[] }

/**
 * Paints the pictures of an ad, makes all their sizes as those of a photograph that somebody has sent, and shows them on the ad together. Gives how many there
 * are: none when somebody was quicker. After a failure none of its files is left.
 */
export async function makeSet(
  db: Db,
  store: PhotoStore,
  ad: PicturedAd,
  { beforeEach, scenes = scenesOf(ad) }: SetOptions,
): Promise<number> {
  if (!(await isFree(db, ad.id))) return 0
  const stored: string[] = []
  const put = async (key: string, content: Buffer) => {
    stored.push(key)
    await store.put(key, content)
  }
  try {
    const rows: PhotoRow[] = []
    for (const [at, scene] of scenes.entries()) {
      await beforeEach()
      rows.push(await makePhoto(put, ad, scene, at + 1))
    }
    if (await show(db, ad.id, rows)) return rows.length
    await clear(store, stored)
    return 0
  } catch (error) {
    await clear(store, stored)
    throw error
  }
}

async function makePhoto(put: PhotoStore['put'], ad: PicturedAd, scene: Scene, position: number) {
  const { content, plate } = await paintScene(ad, scene)
  const plates: PlateBox[] = plate && coversPlates(ad) ? [withinPicture(plate)] : []
  const id = newDemoPhotoId()
  await put(originalKey(id), content)
  const made = await makePictures(content, { rotation: 0, plates, effort: 'little' }, (picture) =>
    put(pictureKey(pictureFile(id, revision), `${picture.width}.${picture.format}`), picture.content),
  )
  const { perceptualHash, ...size } = made
  return {
    id,
    position,
    revision,
    state: 'ready',
    ...size,
    bytes: content.length,
    contentHash: createHash('sha256').update(content).digest('hex'),
    perceptualHash: String(perceptualHash),
    plates: JSON.stringify(plates),
    shot: scene.shot,
  }
}

type PhotoRow = Awaited<ReturnType<typeof makePhoto>>

/** Private sellers cover the plate more often than not. */
const coversPlates = ({ isPrivate, id }: PicturedAd) => (isPrivate ? id % 3 !== 0 : id % 5 === 0)

/** Whether the ad still has no photograph; within a transaction it stays so. */
async function isFree(db: Db, adId: number): Promise<boolean> {
  const free = await db`
    select from ad where id = ${adId} and status = 'published' and not exists (select from ad_photo where ad_id = ad.id) for update`
  return free.length > 0
}

async function show(db: Db, adId: number, rows: readonly PhotoRow[]): Promise<boolean> {
  return inTransaction(db, async (db) => {
    if (rows.length === 0 || !(await isFree(db, adId))) return false
    for (const row of rows)
      await db`
        insert into photo (id, position, revision, state, width, height, bytes, content_hash, perceptual_hash, colour, plates, shot)
        values (${row.id}, ${row.position}, ${row.revision}, ${row.state}, ${row.width}, ${row.height}, ${row.bytes}, ${row.contentHash},
          ${row.perceptualHash}::bigint, ${row.colour}, ${row.plates}::text::jsonb, ${row.shot})`
    await db`
      insert into ad_photo (ad_id, position, photo_id, revision, width, height, colour, caption)
      select ${adId}, position, id, revision, width, height, colour, caption from photo where id = any(${rows.map(({ id }) => id)}::uuid[])`
    return true
  })
}

/** What the disk refuses to delete the next start deletes. */
async function clear(store: PhotoStore, keys: readonly string[]): Promise<void> {
  for (const key of keys) await store.delete(key).catch(() => undefined)
}
