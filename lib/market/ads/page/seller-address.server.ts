import type { Db, SqlFragment } from '@/lib/kernel/db/db.server'
import type { AdStatus } from '@/lib/market/ads/ad'
import { erasePhotos } from '@/lib/market/photos/shown-photos.server'

/** The ads of private sellers with an address. A dealer's ads belong to the dealer, not to the employee who reads the mail. */
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
      vin = null, battery_measured_by = null, photo_urls = '{}', contact_name = null, contact_phone = null, contact_email = null
    where ${privateAdsOf(db, email)}`
}

export type AdBefore = { id: number; status: AdStatus }

/** Takes what an account sells off the market, for a while: its own ads, those of its address, and those of dealers. Gives what they were. */
export async function takeOffAds(
  db: Db,
  { id, email, dealerIds }: { id: number; email: string; dealerIds: readonly number[] },
): Promise<AdBefore[]> {
  return db<AdBefore[]>`
    with found as (
      select id, status from ad where status in ('published', 'reserved')
        and (owner_id = ${id} or (${privateAdsOf(db, email)}) or dealer_id = any(${[...dealerIds]})) for update
    )
    update ad set status = 'paused', updated_at = now() from found where ad.id = found.id returning ad.id, found.status`
}

/** Puts ads back as they were, but for those of which something else was decided meanwhile. */
export async function putBackAds(db: Db, ads: readonly AdBefore[]): Promise<void> {
  await db`
    update ad set status = before.status, updated_at = now()
    from unnest(${ads.map(({ id }) => id)}::bigint[], ${ads.map(({ status }) => status)}::text[]) as before (id, status)
    where ad.id = before.id and ad.status = 'paused'`
}

/** Withdraws the ads of a dealer for whom nobody sells any more. */
export async function closeDealerAds(db: Db, dealerId: number): Promise<void> {
  await db`
    update ad set status = 'withdrawn', closed_at = now(), left_stock_at = null, updated_at = now()
    where dealer_id = ${dealerId} and status in ('in_review', 'published', 'paused', 'reserved')`
}
