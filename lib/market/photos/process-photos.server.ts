import { type Db, inTransaction } from '@/lib/kernel/db/db.server'
import { allowLongWork } from '@/lib/kernel/db/role-settings.server'
import { log } from '@/lib/kernel/errors/log.server'
import { type MadePictures, makePictures } from './make-pictures.server'
import { pictureFile } from './photo'
import { originalKey, type PhotoStore, pictureKey } from './photo-store.server'
import { type PlateBox, turnedBox } from './plate-box'
import { photoFaults } from './read-photo.server'

/** Suspicion at which a photograph is set aside: it would bring the process down again. */
const maxSuspicion = 5
/**
 * A beginning that came to no end speaks against the photograph, and more so when the server saw the process of the pictures end and lived on: two such ends
 * are enough. When the server ended as well, by somebody's hand or for want of memory, it takes five.
 */
const suspicion = { begun: 1, ended: 2 } as const
/** Lock of photographs; any number works as long as no other lock of ours uses it. */
const photoLock = 7_214_013

type WaitingPhoto = {
  id: string
  revision: number
  rotation: number
  plates: PlateBox[]
  attempts: number
  proposedPlates: PlateBox[] | null
}

/**
 * Makes the pictures of photographs that wait, one photograph after the other, of so many at most. The process at a photograph holds a lock, so that of
 * several machines one makes them: after a crash the lock is gone and the photograph waits. Gives how many it has looked at; `onBegin` is called with the id of
 * each.
 */
export async function processPhotos(db: Db, store: PhotoStore, most = Infinity, onBegin: (id: string) => void = () => {}): Promise<number> {
  const elsewhere = new Set<string>()
  let begun = 0
  while (begun < most) {
    const [next] = await db<{ id: string }[]>`
      select id from photo where state = 'waiting' and removed_at is null and id <> all(${[...elsewhere]}::uuid[]) order by attempts, created_at limit 1`
    if (!next) break
    await inTransaction(db, async (holder) => {
      await allowLongWork(holder)
      const [lock] = await holder<
        { isOurs: boolean | null }[]
      >`select pg_try_advisory_xact_lock(${photoLock}, hashtext(${next.id})) as is_ours`
      if (lock?.isOurs !== true) return void elsewhere.add(next.id)
      const photo = await begin(db, next.id)
      if (!photo) return
      begun += 1
      onBegin(photo.id)
      await processPhoto(db, store, photo)
    })
  }
  return begun
}

/** Begins a photograph; nothing when it is given up, or when somebody else has just made its pictures. */
async function begin(db: Db, id: string): Promise<WaitingPhoto | undefined> {
  await db`
    update photo set state = 'failed', failure = ${photoFaults.endedTwice} where id = ${id} and state = 'waiting' and attempts >= ${maxSuspicion}`
  const [photo] = await db<WaitingPhoto[]>`
    update photo set attempts = attempts + ${suspicion.begun} where id = ${id} and state = 'waiting' and removed_at is null
    returning id, revision, rotation, plates, attempts, proposed_plates`
  return photo
}

/** The process of the pictures ended while it was at this photograph, and the server that started it did not. */
export async function suspectPhoto(db: Db, id: string): Promise<void> {
  await db`update photo set attempts = attempts + ${suspicion.ended} where id = ${id} and state = 'waiting'`
}

async function processPhoto(db: Db, store: PhotoStore, photo: WaitingPhoto): Promise<void> {
  const isStillIt = db`id = ${photo.id} and revision = ${photo.revision} and state = 'waiting'`
  const original = await whileStored(db, photo, () => store.get(originalKey(photo.id)))
  const made = original && (await tryPictures(db, store, photo, original))
  if (!made) {
    await db`update photo set state = 'failed', failure = ${photoFaults.broken} where ${isStillIt}`
    return
  }
  const { width, height, colour, perceptualHash, proposed } = made
  const found = proposed && JSON.stringify(proposed.map((plate) => turnedBox(plate, -photo.rotation)))
  await db`
    with made as (
      update photo set state = 'ready', width = ${width}, height = ${height}, colour = ${colour}, perceptual_hash = ${String(perceptualHash)}::bigint,
        proposed_plates = coalesce(${found ?? null}::text::jsonb, proposed_plates)
      where ${isStillIt} returning id, revision)
    update ad_photo set revision = made.revision, width = ${width}, height = ${height}, colour = ${colour}, is_withheld = false
    from made where photo_id = made.id and is_withheld`
}

async function tryPictures(db: Db, store: PhotoStore, photo: WaitingPhoto, original: Buffer): Promise<MadePictures | undefined> {
  const file = pictureFile(photo.id, photo.revision)
  let storeFailure: unknown
  try {
    return await makePictures(original, { ...photo, seeksPlates: photo.proposedPlates === null }, ({ width, format, content }) =>
      store.put(pictureKey(file, `${width}.${format}`), content).catch((error: unknown) => {
        storeFailure = error
        throw error
      }),
    )
  } catch (error) {
    if (storeFailure !== undefined)
      return whileStored(db, photo, () => Promise.reject(new Error('pictures were not stored', { cause: storeFailure })))
    log().warn({ photo: photo.id, reason: error instanceof Error ? error.message : undefined }, 'a photograph cannot be read')
    return undefined
  }
}

/** A store that fails is no fault of the photograph: it waits for the next pass. */
async function whileStored<T>(db: Db, { id }: WaitingPhoto, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    await db`update photo set attempts = attempts - ${suspicion.begun} where id = ${id}`
    throw error
  }
}
