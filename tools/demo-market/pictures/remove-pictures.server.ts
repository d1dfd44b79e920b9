import type { Db } from '@/lib/kernel/db/db.server'
import type { PhotoStore } from '@/lib/market/photos/photo-store.server'
import { demoPhotoIds, demoPhotoOf } from './demo-photo'

/** Deletes the rows of pictures whose ad is gone; one that belongs to somebody's draft meanwhile stays with it. */
export async function deleteLoosePictures(db: Db): Promise<void> {
  await db`
    delete from photo where id between ${demoPhotoIds.from} and ${demoPhotoIds.to} and draft_id is null
      and not exists (select from ad_photo where photo_id = photo.id)`
}

/** Deletes the files of pictures that have no row: after a market was taken away, or after a set that came to no end. Gives how many. */
export async function removeDemoPictures(db: Db, store: PhotoStore): Promise<number> {
  const keys: { key: string; id: string }[] = []
  for await (const { key } of store.list()) {
    const id = demoPhotoOf(key)
    if (id !== undefined) keys.push({ key, id })
  }
  const rows = await db<{ id: string }[]>`select id from photo where id between ${demoPhotoIds.from} and ${demoPhotoIds.to}`
  const known = new Set(rows.map(({ id }) => id))
  const loose = keys.filter(({ id }) => !known.has(id))
  for (const { key } of loose) await store.delete(key)
  return loose.length
}
