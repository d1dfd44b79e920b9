import type { Db, SqlFragment } from '@/lib/kernel/db/db.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import { pictureFile, type ShownPhoto } from './photo'

export type ShownPhotoRow = Omit<ShownPhoto, 'file'> & { photoId: string; revision: number; position: number }

export function toShownPhoto({ photoId, revision, width, height, colour, caption }: ShownPhotoRow): ShownPhoto {
  return { file: pictureFile(photoId, revision), width, height, colour, caption }
}

/** The photographs that an ad shows, the cover first. */
export async function listShownPhotos(db: Db, adId: number): Promise<ShownPhoto[]> {
  const [row] = await db<{ photos: ShownPhotoRow[] }[]>`select ${shownPhotosJson(db, db`${adId}`)} as photos`
  return (row?.photos ?? []).map(toShownPhoto)
}

/** The photographs that an ad shows, as rows in JSON, the cover first. */
export function shownPhotosJson(db: Db, adId: SqlFragment): SqlFragment {
  return db`(
    select coalesce(json_agg(p order by p.position), '[]')
    from (select photo_id, revision, width, height, colour, caption, position from ad_photo where ad_id = ${adId} and not is_withheld) p)`
}

/** The cover of an ad, as `pictureFile`; null where it has no photograph. */
export function coverSql(db: Db, adId: SqlFragment): SqlFragment {
  return db`(select p.photo_id || '-' || p.revision from ad_photo p where p.ad_id = ${adId} and not p.is_withheld order by p.position limit 1)`
}

/** How many photographs an ad shows; null where it has none. */
export function photoCountSql(db: Db, adId: SqlFragment): SqlFragment {
  return db`(select nullif(count(*), 0)::int from ad_photo p where p.ad_id = ${adId} and not p.is_withheld)`
}

/** How many photographs of a draft an ad could show. */
export async function countPhotos(db: Db, draftId: string): Promise<number> {
  const [row] = await db<{ count: number }[]>`
    select count(*)::int as count from photo where draft_id = ${draftId} and state <> 'failed' and removed_at is null`
  return row?.count ?? 0
}

/** Refuses while pictures of a draft are still being made: no ad is to lack one by chance. */
export async function refuseWaitingPhotos(db: Db, draftId: string): Promise<void> {
  const [waiting] = await db`select from photo where draft_id = ${draftId} and state = 'waiting' and removed_at is null`
  if (waiting)
    throw new AppError('conflict', 'pictures are being made', {
      shownText: 'Stiamo ancora preparando le foto: riprova tra qualche secondo.',
      retryAfterSeconds: 5,
    })
}

/** Shows on an ad the photographs of its draft that are ready, in their order, instead of those before. */
export async function showPhotos(db: Db, draftId: string, adId: number): Promise<void> {
  await db`delete from ad_photo where ad_id = ${adId}`
  await db`
    insert into ad_photo (ad_id, position, photo_id, revision, width, height, colour, caption)
    select ${adId}, row_number() over (order by position, created_at, id), id, revision, width, height, colour, caption
    from photo where draft_id = ${draftId} and state = 'ready' and removed_at is null`
}

/** Gives the photographs that an ad shows to the draft in which it is changed. */
export async function takePhotosOfAd(db: Db, adId: number, draftId: string): Promise<void> {
  await db`
    update photo set draft_id = ${draftId}, position = shown.position, removed_at = null
    from ad_photo shown where shown.ad_id = ${adId} and photo.id = shown.photo_id`
}

/** Takes the photographs of these ads away, with all that is known of them. */
export async function erasePhotos(db: Db, adIds: SqlFragment): Promise<void> {
  await db`
    with shown as (delete from ad_photo where ad_id in (${adIds}) returning photo_id)
    delete from photo where id in (select photo_id from shown)`
}

/** The photographs of an ad as they were, from rows of `ad_photo` as JSON. */
export async function putPhotosBack(db: Db, adId: number, json: string): Promise<void> {
  await db`delete from ad_photo where ad_id = ${adId}`
  await db`insert into ad_photo select shown.* from jsonb_populate_recordset(null::ad_photo, ${json}::text::jsonb) shown`
}
