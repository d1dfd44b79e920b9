import type { Db, SqlFragment } from '@/lib/kernel/db/db.server'
import { pictureFile, type ShownPhoto } from './photo'

/** The photographs that an ad shows, the cover first. */
export async function listShownPhotos(db: Db, adId: number): Promise<ShownPhoto[]> {
  const rows = await db<(Omit<ShownPhoto, 'file'> & { photoId: string; revision: number })[]>`
    select photo_id, revision, width, height, colour, caption from ad_photo where ad_id = ${adId} order by position`
  return rows.map(({ photoId, revision, ...shown }) => ({ file: pictureFile(photoId, revision), ...shown }))
}

/** The cover of the ad `a`, as `pictureFile`; null where it has no photograph. */
export function coverSql(db: Db): SqlFragment {
  return db`(select p.photo_id || '-' || p.revision from ad_photo p where p.ad_id = a.id order by p.position limit 1)`
}

/** Shows on an ad the photographs of its draft that are ready, in their order, instead of those before. Gives how many. */
export async function showPhotos(db: Db, draftId: string, adId: number): Promise<number> {
  await db`delete from ad_photo where ad_id = ${adId}`
  const { count } = await db`
    insert into ad_photo (ad_id, position, photo_id, revision, width, height, colour, caption)
    select ${adId}, row_number() over (order by position, created_at, id), id, revision, width, height, colour, caption
    from photo where draft_id = ${draftId} and state = 'ready' and removed_at is null`
  return count
}

/** Takes the photographs of these ads away, with all that is known of them. */
export async function erasePhotos(db: Db, adIds: SqlFragment): Promise<void> {
  await db`
    with shown as (delete from ad_photo where ad_id in (${adIds}) returning photo_id)
    delete from photo where id in (select photo_id from shown)`
}
