import type { Db, SqlFragment } from '@/lib/kernel/db/db.server'
import { profileOfVehicle } from '@/lib/market/illustrations/profile-of-vehicle'
import { demoPhotoIds } from './demo-photo'
import type { PicturedAd } from './pictured-ad'

/** Ads with pictures, of each list its newest first: what the first pages show. Used cars are looked at most, and get as many as two other lists. */
const newestOfList = 28
/** Every so many of the others, so that pictures are met further on as well; they come after so many of each list. */
const everySoMany = 149
const othersAfter = 22
/** Sets in all: at some 1.8 MB each they stay under 300 MB however long the market grows. */
const mostSets = 160

type Row = Omit<PicturedAd, 'classicYear' | 'year' | 'isPrivate'> & { builtIn: number | null; dealerId: number | null }

/** The generated ads that are to have pictures and have none yet, the first pages first. `isOurs` says which ads were generated. */
export async function chooseAds(db: Db, isOurs: SqlFragment): Promise<PicturedAd[]> {
  const [made] = await db<{ sets: number }[]>`
    select count(distinct ad_id)::int as sets from ad_photo where photo_id between ${demoPhotoIds.from} and ${demoPhotoIds.to}`
  const rows = await db<Row[]>`
    with listed as (
      select id, row_number() over (partition by category, offer_type order by published_at desc nulls last, id desc) as place
      from ad where status = 'published' and ${isOurs})
    select ad.id, category, body, doors, colour, metallic, mileage_km, gearbox, fuel, offer_type, dealer_id,
      coalesce(construction_year, extract(year from first_registration))::int as built_in
    from listed join ad on ad.id = listed.id
    where (place <= ${newestOfList} or ad.id % ${everySoMany} = 0) and cardinality(coalesce(photo_urls, '{}')) = 0
      and not exists (select from ad_photo where ad_id = ad.id)
    order by case when place > ${newestOfList} then ${othersAfter} when category = 'auto' and offer_type = 'usato' then place else place * 2 end, ad.id desc`
  return rows
    .map(toPictured)
    .filter((ad) => profileOfVehicle(ad) !== undefined)
    .slice(0, Math.max(0, mostSets - (made?.sets ?? 0)))
}

function toPictured({ builtIn, dealerId, ...row }: Row): PicturedAd {
  return { ...row, year: builtIn, classicYear: row.offerType === 'epoca' ? builtIn : null, isPrivate: dealerId === null }
}
