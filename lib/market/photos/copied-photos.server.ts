import type { Db, SqlFragment } from '@/lib/kernel/db/db.server'
import type { CopiedPhoto } from './copied-photo'
import { nearBands, sameWithinBits, saysSomething } from './hash-bands'
import { pictureFile } from './photo'

/** Seller whose other ads may show the same: a private seller, or a dealer. */
export type PhotoSeller = { ownerId: number } | { dealerId: number }
type Sought = { id: string; revision: number; place: number; hash: string }
type Found = { adId: number; position: number; photoId: string; revision: number }

/** The photographs of a draft that look like one of another seller's ad; those that the draft's own ad shows already were looked at before. */
export async function findCopiedPhotos(db: Db, draftId: string, seller: PhotoSeller): Promise<CopiedPhoto[]> {
  const sought = await db<Sought[]>`
    select id, revision, place, hash from (
      select id, revision, perceptual_hash::text as hash, row_number() over (order by position, created_at, id)::int as place
      from photo where draft_id = ${draftId} and state = 'ready' and removed_at is null) own
    where hash is not null and not exists (select from ad_photo where photo_id = own.id) order by place`
  return copiesAmong(db, sought, seller)
}

/** Finds copies among the photographs that a dealer's file names, but for those that somebody has looked at. */
export async function findCopiedFetched(db: Db, adId: number, dealerId: number): Promise<CopiedPhoto[]> {
  const sought = await db<Sought[]>`
    select photo.id, revision, (row_number() over (order by source.position))::int as place, perceptual_hash::text as hash
    from ad_photo_source source join photo on photo.id = photo_id
    where ad_id = ${adId} and state = 'ready' and perceptual_hash is not null and coalesce(review, 'free') = 'free' order by place`
  return copiesAmong(db, sought, { dealerId })
}

type Review = 'waiting' | 'refused' | 'approved'

/** What somebody decided of those photographs of an ad that a file names. What is not shown as it should be, a job shows. */
export async function markReviewed(db: Db, adId: number, before: Review, after: Review): Promise<void> {
  await db`update ad_photo_source set review = ${after}, is_shown = false where ad_id = ${adId} and review = ${before}`
}

/** An ad that was refused does not count: its photographs may be the stolen ones. */
async function copiesAmong(db: Db, sought: readonly Sought[], seller: PhotoSeller): Promise<CopiedPhoto[]> {
  const copies: CopiedPhoto[] = []
  for (const { id, revision, place, hash } of sought.filter((photo) => saysSomething(BigInt(photo.hash)))) {
    const found = await findAlike(db, hash, seller)
    if (found)
      copies.push({
        place,
        file: pictureFile(id, revision),
        otherAd: found.adId,
        otherPlace: found.position,
        otherFile: pictureFile(found.photoId, found.revision),
      })
  }
  return copies
}

/** A stolen picture is in one ad or two. */
const mostSellers = 2

async function findAlike(db: Db, hash: string, seller: PhotoSeller): Promise<Found | undefined> {
  const others = (ad: SqlFragment) =>
    'dealerId' in seller ? db`${ad}.dealer_id is distinct from ${seller.dealerId}` : db`${ad}.owner_id is distinct from ${seller.ownerId}`
  const isOthers = others(db`ad`)
  // What many dealers show is the maker's own picture.
  const isNoPressPicture =
    'dealerId' in seller
      ? db`and (select count(distinct coalesce(o.dealer_id, -o.owner_id, -o.id)) from alike a join ad_photo p on p.photo_id = a.id join ad o on o.id = p.ad_id where ${others(db`o`)}) <= ${mostSellers}`
      : db``
  const [found] = await db<Found[]>`
    with alike as materialized (
      select id, bit_count((perceptual_hash # ${hash}::bigint)::bit(64)) as differing from photo
      where hash_bands && ${nearBands(BigInt(hash))}::int[] and bit_count((perceptual_hash # ${hash}::bigint)::bit(64)) <= ${sameWithinBits})
    select ad_photo.ad_id, ad_photo.position, ad_photo.photo_id, ad_photo.revision
    from alike join ad_photo on ad_photo.photo_id = alike.id join ad on ad.id = ad_photo.ad_id
    where ${isOthers} and ad.status <> 'rejected' ${isNoPressPicture}
    order by differing, ad_photo.ad_id limit 1`
  return found
}
