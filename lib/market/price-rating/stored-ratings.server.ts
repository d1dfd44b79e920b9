import type { Db, SqlFragment } from '@/lib/kernel/db/db.server'
import type { Verdict } from './price-rating'

/** What is said of the price of an ad: an estimate with its band, or why there is none. */
export type StoredRating = {
  modelVersion: number | null
  estimateEuro: number | null
  lowEuro: number | null
  highEuro: number | null
  comparables: number | null
  why: string | null
  verdict: Verdict
  /** Whether there is one that only the seller and moderators read. */
  isWithheld: boolean
}

/** Joins to the ad `a` what is said of its price, as `m`. */
export function ratingJoin(db: Db): SqlFragment {
  return db`left join price_rating m on m.ad_id = a.id`
}

/** The label, over `ratingJoin`: 1, 2 or null. */
export function priceLabelSql(db: Db): SqlFragment {
  return db`label_of(m.verdict)`
}

/** What is said of the price of an ad as JSON; null for what is not published or has not been looked at yet. */
export function ratingJson(db: Db, adId: SqlFragment): SqlFragment {
  return db`(
    select to_json(r)
    from (select model_version, estimate_euro, low_euro, high_euro, comparables, why, verdict, withheld_estimate_euro is not null as is_withheld
      from price_rating where ad_id = ${adId} and not is_due) r)`
}

/** Rating of an ad; undefined where `ratingJson` is null. */
export async function findRating(db: Db, adId: number): Promise<StoredRating | undefined> {
  const [row] = await db<{ rating: StoredRating | null }[]>`select ${ratingJson(db, db`${adId}`)} as rating`
  return row?.rating ?? undefined
}
