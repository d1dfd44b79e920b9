import type { Db, SqlFragment } from '@/lib/kernel/db/db.server'
import { adPath } from '@/lib/kernel/routes/routes'
import { isVerifiedNumber } from '@/lib/kernel/validation/mobile-number'
import { isEmail } from '@/lib/kernel/validation/rules'
import type { AdDealer, AdPage, AsJson, PricePoint, PublicAdJson } from '@/lib/market/ads/page/ad-page'
import { sellerOf } from '@/lib/market/ads/page/ad-seller'
import { listSimilarAds } from '@/lib/market/ads/page/similar-ads.server'
import type { Dealer } from '@/lib/market/dealers/dealer'
import { type ShownPhotoRow, shownPhotosJson, toShownPhoto } from '@/lib/market/photos/shown-photos.server'
import type { PriceRating } from '@/lib/market/price-rating/price-words'
import { feeText } from '@/lib/market/price-rating/published-vehicle'
import { findRating, ratingJson, type StoredRating } from '@/lib/market/price-rating/stored-ratings.server'
import { hasEnded, hasPublicPage, isUnavailable } from './ad'
import { placeText, vehicleNames } from './ad-cards.server'
import { adColumn, publicColumns, sqlName } from './ad-column-lists'
import type { PublicColumn } from './ad-columns'
import { illustrationOf } from './card-facts'

/** A public column as JSON has it: «2022-06-01», «2026-11-22T05:23:49.000Z». */
function jsonColumn(column: PublicColumn): string {
  const name = sqlName(column)
  const { type } = adColumn(column)
  if (type === 'date') return `to_char(${name}, 'YYYY-MM-DD') as ${name}`
  return type === 'timestamptz' ? `to_char(${name} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as ${name}` : name
}

/** The columns of a `PublicAdJson`, written out once: every page of an ad reads them. */
export const jsonColumns = publicColumns.map(jsonColumn).join(', ')

/** The public facts of an ad; undefined when it has no public page. */
export async function findPublicAd(db: Db, id: number): Promise<{ ad: PublicAdJson; sellerType: string | null } | undefined> {
  const [row] = await db<(PublicAdJson & { sellerType: string | null })[]>`
    select ${db.unsafe(jsonColumns)}, seller_type from ad where id = ${id}`
  if (!row || !hasPublicPage(row.status)) return undefined
  const { sellerType, ...ad } = row
  return { ad, sellerType }
}

/** An ad with what its page reads of other tables. */
type AdPageRow = PublicAdJson & {
  sellerType: string | null
  contactEmail: string | null
  contactPhone: string | null
  dealer: AsJson<Dealer> | null
  stock: number
  prices: PricePoint[]
  rating: StoredRating | null
  shownPhotos: ShownPhotoRow[]
  isComposed: boolean
  verifiedPhone: string | null
}

/** Everything the page of an ad shows; undefined when it has no public page. One statement reads all but the similar ads: each costs as much as what it finds. */
export async function findAdPage(db: Db, id: number): Promise<AdPage | undefined> {
  const adId = db`ad.id`
  const [row] = await db<AdPageRow[]>`
    select ${db.unsafe(jsonColumns)}, seller_type, contact_email, contact_phone,
      (select to_json(d) from dealer d where d.id = ad.dealer_id) as dealer,
      (select count(*)::int from ad other where other.dealer_id = ad.dealer_id and other.status = 'published') as stock,
      ${pricesJson(db, adId)} as prices, ${ratingJson(db, adId)} as rating, ${shownPhotosJson(db, adId)} as shown_photos,
      exists (select from composed_text where ad_id = ad.id and text_md5 = md5(ad.description)) as is_composed,
      (select phone from verified_phone where user_id = ad.owner_id) as verified_phone
    from ad where id = ${id}`
  if (!row || !hasPublicPage(row.status)) return undefined
  const {
    sellerType,
    contactEmail,
    contactPhone,
    dealer: known,
    stock,
    prices,
    rating: stored,
    shownPhotos,
    isComposed,
    verifiedPhone,
    ...ad
  } = row
  const dealer = known && toAdDealer({ ...known, createdAt: new Date(known.createdAt) }, stock)
  const rating = ratingOf(ad, stored)
  const similar = await listSimilarAds(db, ad)
  const { make, model } = vehicleNames(ad)
  return {
    ad,
    href: adPath({ id, make, model, version: ad.version }),
    title: model === null ? make : `${make} ${model}`,
    makeName: make,
    modelName: model,
    ...(isComposed && { isComposed }),
    place: placeText(ad.placeIstat, ad.provinceCode),
    unavailable: isUnavailable(ad.status),
    previousPriceCents: ad.reducedFromCents,
    rating: ad.status === 'published' ? rating : null,
    prices,
    illustration: illustrationOf(ad),
    photos: shownPhotos.map(toShownPhoto),
    dealer,
    contact: { hasPhone: Boolean(contactPhone || known?.phone), hasEmail: isEmail(contactEmail || known?.email || '') },
    seller: sellerOf(dealer?.name ?? null, sellerType),
    ...(!known && isVerifiedNumber(contactPhone, verifiedPhone) && { sellerNote: 'Telefono verificato' }),
    alike: hasEnded(ad.status) && ad.model !== null ? await countAlike(db, ad) : null,
    similar,
  }
}

async function countAlike(db: Db, { category, make, model }: Pick<PublicAdJson, 'category' | 'make' | 'model'>): Promise<number> {
  const [row] = await db<{ count: number }[]>`
    select count(*)::int as count from ad where status = 'published' and category = ${category} and make = ${make} and model = ${model}`
  return row?.count ?? 0
}

/** Whether it was online once and its owner or a moderator took it away for good. */
export async function wasRemoved(db: Db, id: number): Promise<boolean> {
  const [row] = await db`select from ad where id = ${id} and status in ('deleted', 'rejected') and published_at is not null`
  return row !== undefined
}

/** Path of the newest published car ad, for callers that need any ad. */
export async function findNewestAdPath(db: Db): Promise<string | undefined> {
  const [ad] = await db<{ id: number; make: string; model: string | null; version: string }[]>`
    select id, make, model, version from ad where category = 'auto' and status = 'published' order by published_at desc nulls last, id desc limit 1`
  return ad && adPath(ad)
}

/** The rating of an ad; null where there is no price to be compared, or nobody has looked at it yet. */
export async function rateAd(db: Db, ad: Pick<PublicAdJson, 'id' | 'priceCents' | 'offerType'>): Promise<PriceRating | null> {
  return ratingOf(ad, (await findRating(db, ad.id)) ?? null)
}

/** A fee is no price: that it is not estimated is said, also before anybody has looked at it. */
export function ratingOf(
  { priceCents, offerType }: Pick<PublicAdJson, 'priceCents' | 'offerType'>,
  stored: Omit<StoredRating, 'modelVersion'> | null,
): PriceRating | null {
  if (offerType === 'noleggio') return { verdict: 'unrated', why: feeText }
  return priceCents && stored ? toPriceRating(stored) : null
}

/** What their seller reads of several, by id, with the estimates that are withheld in public; missing for what is being looked at. */
export async function findSellersRatings(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, PriceRating>> {
  const rows = await db<(Omit<StoredRating, 'modelVersion'> & { adId: number })[]>`
    select ad_id, coalesce(estimate_euro, withheld_estimate_euro) as estimate_euro, coalesce(low_euro, withheld_low_euro) as low_euro,
      coalesce(high_euro, withheld_high_euro) as high_euro, comparables, why, withheld_estimate_euro is not null as is_withheld,
      case when withheld_estimate_euro is null then verdict else price_verdict(price_cents, withheld_estimate_euro, withheld_low_euro) end as verdict
    from price_rating join ad on ad.id = ad_id where ad_id = any(${[...ids]}::bigint[]) and not is_due`
  return new Map(
    rows.flatMap(({ adId, ...row }) => {
      const rating = toPriceRating(row)
      return rating ? [[adId, rating] as const] : []
    }),
  )
}

export function toPriceRating(rating: Omit<StoredRating, 'modelVersion'>): PriceRating | null {
  const { estimateEuro, lowEuro, highEuro, comparables, verdict, why, isWithheld } = rating
  if (verdict === 'unrated' || estimateEuro === null || lowEuro === null || highEuro === null || comparables === null)
    return why === null ? null : { verdict: 'unrated', why, ...(isWithheld && { isRare: true }) }
  return { verdict, estimateEuro, lowEuro, highEuro, comparables, ...(isWithheld && why !== null && { withheld: why }) }
}

/** Every price of an ad as JSON, the oldest first. */
function pricesJson(db: Db, adId: SqlFragment): SqlFragment {
  const recordedAt = db`to_char(recorded_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
  return db`(
    select coalesce(json_agg(json_build_object('priceCents', price_cents, 'recordedAt', ${recordedAt}) order by recorded_at, id), '[]')
    from ad_price where ad_id = ${adId})`
}

export async function listPrices(db: Db, adId: number): Promise<PricePoint[]> {
  const [row] = await db<{ prices: PricePoint[] }[]>`select ${pricesJson(db, db`${adId}`)} as prices`
  return row?.prices ?? []
}

export function toAdDealer({ email, phone, sourceReference: _reference, ...dealer }: Dealer, stock: number): AdDealer {
  return {
    ...dealer,
    createdAt: dealer.createdAt.toISOString(),
    place: placeText(dealer.placeIstat, dealer.provinceCode),
    stock,
    hasPhone: phone !== null && phone !== '',
    hasEmail: email !== null && isEmail(email),
  }
}
