import type { Db, SqlFragment } from '@/lib/kernel/db/db.server'
import { erasePhotos } from '@/lib/market/photos/shown-photos.server'

/** The ads of private sellers with an address. A dealer's ads are the dealer's, whoever of them reads the mail. */
export function privateAdsOf(db: Db, email: string): SqlFragment {
  return db`dealer_id is null and lower(contact_email) = lower(${email})`
}

/** The owner of an address has another one now. */
export async function moveSeller(db: Db, { from, to }: { from: string; to: string }): Promise<void> {
  await db`update ad set contact_email = ${to} where ${privateAdsOf(db, from)}`
}

/** Takes the private ads of an address off the market, and out of them whatever says who sells. Who has saved one still sees which vehicle it was. */
export async function eraseSeller(db: Db, email: string): Promise<void> {
  await erasePhotos(db, db`select id from ad where ${privateAdsOf(db, email)}`)
  await db`
    update ad set status = 'deleted', closed_at = now(), left_stock_at = null, updated_at = now(), description = '', source_link = null, report_url = null,
      vin = null, photo_urls = '{}', contact_name = null, contact_phone = null, contact_email = null
    where ${privateAdsOf(db, email)}`
}
