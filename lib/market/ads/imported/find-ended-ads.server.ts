import type { Db } from '@/lib/kernel/db/db.server'
import type { Ad } from '@/lib/market/ads/ad'
import { adColumnNames, sqlName } from '@/lib/market/ads/ad-column-lists'

/** What is known of a vehicle of which a file says no more than that it is gone. */
export type EndedMarks = { knownAs?: number | undefined; importKey?: string | undefined; vin?: string | undefined }

/** The ads that such marks mean, in their order: by our number, by the mark of the file, by a chassis number of the dealer's. */
export async function findEndedAds(db: Db, dealerId: number | undefined, marks: readonly EndedMarks[]): Promise<(Ad | undefined)[]> {
  const given = <T>(values: readonly (T | undefined)[]) => values.flatMap((value) => value ?? [])
  if (marks.length === 0) return []
  const ads = await db<Ad[]>`
    select ${db(adColumnNames.map(sqlName))} from ad
    where id = any(${given(marks.map(({ knownAs }) => knownAs))}::bigint[]) or import_key = any(${given(marks.map(({ importKey }) => importKey))})
      or (dealer_id = ${dealerId ?? null}::bigint and vin = any(${given(marks.map(({ vin }) => vin))})
        and status in ('draft', 'in_review', 'published', 'paused', 'reserved'))
    order by id desc`
  return marks.map(
    ({ knownAs, importKey, vin }) =>
      ads.find(({ id }) => id === knownAs) ??
      ads.find((ad) => importKey !== undefined && ad.importKey === importKey) ??
      ads.find((ad) => vin !== undefined && ad.vin === vin && ad.dealerId === dealerId),
  )
}
