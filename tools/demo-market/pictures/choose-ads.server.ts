import type { Db, SqlFragment } from '@/lib/kernel/db/db.server'
import { earnedHoursSql } from '@/lib/market/ads/order/earned-time.server'
import { ratingJoin } from '@/lib/market/price-rating/stored-ratings.server'
import { demoPhotoIds } from './demo-photo'
import type { PicturedAd } from './pictured-ad'
import { subjectOf } from './subject'

/**
 * Ads with pictures, of each list those that pictures put on its first page: the order «Consigliati» counts five days for them. Those that came lately are
 * left out as long as there are others, so that the first page shows a market that was there before today. Used cars are looked at most, and get as many as
 * three other lists.
 */
const firstOfList = 28
const latelyHours = 36
const behindUsed = 3
/** And of each body its newest: a list of quads alone has pictures, too. They come after so many used cars. */
const newestOfBody = 2
const bodiesAfter = 20
/** Every so many of the others, so that pictures are met further on as well; they come after so many used cars. */
const everySoMany = 149
const othersAfter = 28
/** Sets in all: at some 1.8 MB each they stay under 300 MB however long the market grows. */
const mostSets = 152

type Row = Omit<PicturedAd, 'classicYear' | 'year' | 'isPrivate'> & { builtIn: number | null; dealerId: number | null; hasPhotos: boolean }
type Wanted = { ad: PicturedAd; hasPhotos: boolean }

/** The generated ads that are to have pictures and have none yet, the first pages first. `isOurs` says which ads were generated. */
export async function chooseAds(db: Db, isOurs: SqlFragment, most = mostSets): Promise<PicturedAd[]> {
  return (await wantedAds(db, isOurs, most)).filter(({ hasPhotos }) => !hasPhotos).map(({ ad }) => ad)
}

/** Takes the pictures off ads that the first pages show no more, the oldest sets first, as many as new ones need the place of. */
export async function makeRoom(db: Db, isOurs: SqlFragment, most = mostSets): Promise<void> {
  const wanted = await wantedAds(db, isOurs, most)
  const ids = new Set(wanted.map(({ ad }) => ad.id))
  const sets = await db<{ adId: number; isInDraft: boolean }[]>`
    select ad_id, bool_or(draft_id is not null) as is_in_draft from ad_photo join photo on photo.id = photo_id
    where photo_id between ${demoPhotoIds.from} and ${demoPhotoIds.to} group by ad_id order by min(photo.created_at), ad_id`
  const surplus = sets.length + wanted.filter(({ hasPhotos }) => !hasPhotos).length - most
  const leaving = sets.filter(({ adId, isInDraft }) => !isInDraft && !ids.has(adId)).slice(0, Math.max(0, surplus))
  await db`
    delete from ad_photo where ad_id = any(${leaving.map(({ adId }) => adId)}::bigint[]) and photo_id between ${demoPhotoIds.from} and ${demoPhotoIds.to}`
}

async function wantedAds(db: Db, isOurs: SqlFragment, most: number): Promise<Wanted[]> {
  const rows = await db<Row[]>`
    with listed as (
      select a.id, row_number() over (partition by a.category, a.offer_type order by a.published_at > now() - make_interval(hours => ${latelyHours}),
          a.published_at + make_interval(hours => ${earnedHoursSql(db)}) desc nulls last, a.id desc) as place,
        row_number() over (partition by a.category, a.body order by a.published_at desc nulls last, a.id desc) as place_of_body
      from ad a ${ratingJoin(db)} where a.status = 'published' and a.id in (select id from ad where ${isOurs}))
    select ad.id, category, body, doors, colour, metallic, mileage_km, gearbox, fuel, offer_type, dealer_id,
      coalesce(construction_year, extract(year from first_registration))::int as built_in,
      exists (select from ad_photo where ad_id = ad.id) as has_photos
    from listed join ad on ad.id = listed.id
    where (place <= ${firstOfList} or place_of_body <= ${newestOfBody} or ad.id % ${everySoMany} = 0) and cardinality(coalesce(photo_urls, '{}')) = 0
    order by least(case when place > ${firstOfList} then ${othersAfter} when category = 'auto' and offer_type = 'usato' then place else place * ${behindUsed} end,
      case when place_of_body <= ${newestOfBody} then ${bodiesAfter}::int end), ad.id desc`
  return rows
    .map(toWanted)
    .filter(({ ad }) => subjectOf(ad) !== undefined)
    .slice(0, most)
}

function toWanted({ builtIn, dealerId, hasPhotos, ...row }: Row): Wanted {
  const classicYear = row.offerType === 'epoca' ? builtIn : null
  return { ad: { ...row, year: builtIn, classicYear, isPrivate: dealerId === null }, hasPhotos }
}
