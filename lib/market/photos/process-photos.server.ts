import type { Db } from '@/lib/kernel/db/db.server'
import { log } from '@/lib/kernel/errors/log.server'
import { type MadePictures, makePictures } from './make-pictures.server'
import { pictureFile } from './photo'
import { originalKey, type PhotoStore, pictureKey } from './photo-store.server'
import type { PlateBox } from './plate-box'
import { photoFaults } from './read-photo.server'

/** A photograph that has ended the process so often is given up. */
const maxAttempts = 3

type WaitingPhoto = { id: string; revision: number; rotation: number; plates: PlateBox[]; attempts: number }

/**
 * Makes the pictures of photographs that wait, one photograph after the other, of so many at most. A crash leaves the photograph waiting, and
 * two servers that make the same pictures write the same files. Gives how many it has looked at.
 */
export async function processPhotos(db: Db, store: PhotoStore, most = Infinity): Promise<number> {
  for (let begun = 0; begun < most; begun += 1) {
    const photo = await beginNext(db)
    if (!photo) return begun
    await processPhoto(db, store, photo)
  }
  return most
}

async function beginNext(db: Db): Promise<WaitingPhoto | undefined> {
  await db`update photo set state = 'failed', failure = ${photoFaults.broken} where state = 'waiting' and attempts >= ${maxAttempts}`
  const [photo] = await db<WaitingPhoto[]>`
    update photo set attempts = attempts + 1
    where id = (select id from photo where state = 'waiting' and removed_at is null order by attempts, created_at limit 1)
    returning id, revision, rotation, plates, attempts`
  return photo
}

async function processPhoto(db: Db, store: PhotoStore, photo: WaitingPhoto): Promise<void> {
  const isStillIt = db`id = ${photo.id} and revision = ${photo.revision} and state = 'waiting'`
  const original = await whileStored(db, photo, () => store.get(originalKey(photo.id)))
  const made = original && (await tryPictures(db, store, photo, original))
  if (!made) {
    await db`update photo set state = 'failed', failure = ${photoFaults.broken} where ${isStillIt}`
    return
  }
  const { width, height, colour, perceptualHash } = made
  await db`
    with made as (
      update photo set state = 'ready', width = ${width}, height = ${height}, colour = ${colour}, perceptual_hash = ${String(perceptualHash)}::bigint
      where ${isStillIt} returning id, revision)
    update ad_photo set revision = made.revision, width = ${width}, height = ${height}, colour = ${colour}, is_withheld = false
    from made where photo_id = made.id and is_withheld`
}

async function tryPictures(db: Db, store: PhotoStore, photo: WaitingPhoto, original: Buffer): Promise<MadePictures | undefined> {
  const file = pictureFile(photo.id, photo.revision)
  let storeFailure: unknown
  try {
    return await makePictures(original, photo, ({ width, format, content }) =>
      store.put(pictureKey(file, `${width}.${format}`), content).catch((error: unknown) => {
        storeFailure = error
        throw error
      }),
    )
  } catch (error) {
    if (storeFailure !== undefined)
      return whileStored(db, photo, () => Promise.reject(new Error('pictures were not kept', { cause: storeFailure })))
    log().warn({ photo: photo.id, reason: error instanceof Error ? error.message : undefined }, 'a photograph cannot be read')
    return undefined
  }
}

/** A store that fails is no fault of the photograph: it waits for the next pass. */
async function whileStored<T>(db: Db, { id }: WaitingPhoto, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    await db`update photo set attempts = attempts - 1 where id = ${id}`
    throw error
  }
}
