import { fieldsOf } from '@/lib/accounts/selling/drafts/draft-fields'
import { draftQuality } from '@/lib/accounts/selling/drafts/draft-quality'
import { draftSteps, isAnsweredStep } from '@/lib/accounts/selling/drafts/draft-steps'
import type { Db } from '@/lib/kernel/db/db.server'
import type { Ad } from '@/lib/market/ads/ad'
import { adColumnNames, sqlName } from '@/lib/market/ads/ad-column-lists'
import { answersOf } from './edit-ad.server'

/** How much of what buyers look for each ad says, in points of 100: the same score as while an ad is written. */
export async function findQualities(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, number>> {
  const ads = await db<Ad[]>`select ${db(adColumnNames.map(sqlName))} from ad where id = any(${[...ids]}::bigint[])`
  const photos = await db<{ adId: number; count: number }[]>`
    select ad_id, count(*)::int as count from ad_photo where ad_id = any(${[...ids]}::bigint[]) and not is_withheld group by ad_id`
  const photosOf = new Map(photos.map(({ adId, count }) => [adId, count]))
  return new Map(ads.map((ad) => [ad.id, qualityOf(ad, photosOf.get(ad.id) ?? 0)]))
}

function qualityOf(ad: Ad, photos: number): number {
  const fields = draftSteps.filter(isAnsweredStep).flatMap((step) => fieldsOf(ad.category, step))
  return draftQuality(ad.category, answersOf(ad, fields), photos).points
}
