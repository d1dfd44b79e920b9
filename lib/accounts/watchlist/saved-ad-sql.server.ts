import type { Db, SqlFragment } from '@/lib/kernel/db/db.server'

/** What the ad `ad` costs now: a rental's fee per month, else its price. */
export function priceNow(db: Db): SqlFragment {
  return db`coalesce(ad.rental_fee_cents, ad.price_cents)`
}

/** Limits a query to the rows of one user. */
export function ownedBy(db: Db, userId: number): SqlFragment {
  return db`saved_ad.user_id = ${userId}`
}

/** Whether the saved ad is on the list; a removed one waits for an undo. */
export function isListed(db: Db): SqlFragment {
  return db`saved_ad.removed_at is null`
}

/** Whether the saved ad can be had for less than it cost when it was saved. */
export function isCheaper(db: Db): SqlFragment {
  return db`(ad.status = 'published' and ${priceNow(db)} < saved_ad.saved_price_cents)`
}

/** Whether it was sold, or got cheaper, since its owner last looked; a price on request is no cheaper. */
export function isNews(db: Db): SqlFragment {
  return db`coalesce(ad.status = 'sold' and not saved_ad.seen_sold or ad.status = 'published' and ${priceNow(db)} < saved_ad.seen_price_cents, false)`
}
