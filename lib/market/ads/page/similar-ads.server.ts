import type { Db, SqlFragment } from '@/lib/kernel/db/db.server'
import type { Ad } from '@/lib/market/ads/ad'
import type { AdCard } from '@/lib/market/ads/ad-card'
import { findAdCards } from '@/lib/market/ads/ad-cards.server'

const shownAds = 4

type ReferenceAd = Pick<Ad, 'id' | 'category' | 'offerType' | 'make' | 'model' | 'body' | 'priceCents'>

/** Ads a reader of this one may like as well: the same model nearest in price, then the same body at a similar price. */
export async function listSimilarAds(db: Db, ad: ReferenceAd): Promise<AdCard[]> {
  const sameModel = ad.model === null ? [] : await nearestInPrice(db, ad, db`and make = ${ad.make} and model = ${ad.model}`)
  const sameBody = sameModel.length >= shownAds || ad.body === null ? [] : await nearestInPrice(db, ad, db`and body = ${ad.body}`)
  const few = [...sameModel, ...sameBody]
  const others = few.length >= shownAds ? [] : await nearestInPrice(db, ad, db``)
  return [...new Map([...few, ...others].map((card) => [card.id, card])).values()].slice(0, shownAds)
}

/** Reads the price index upwards and downwards from the ad's price, so it is quick among a million. */
function nearestInPrice(db: Db, ad: ReferenceAd, alike: SqlFragment): Promise<AdCard[]> {
  const { id, category, priceCents } = ad
  const among = db`from ad where status = 'published' and category = ${category} and id <> ${id} ${offerLike(db, ad)} ${alike}`
  if (priceCents === null) {
    const newest = db`select id ${among} order by published_at desc nulls last, id desc limit ${shownAds}`
    return findAdCards(db, db`a.id in (${newest}) order by a.published_at desc nulls last, a.id desc`)
  }
  const near = db`
    (select id ${among} and price_cents >= ${priceCents} order by price_cents, id limit ${shownAds})
    union all
    (select id ${among} and price_cents < ${priceCents} order by price_cents desc, id desc limit ${shownAds})`
  return findAdCards(db, db`a.id in (${near}) order by abs(a.price_cents - ${priceCents}), a.id limit ${shownAds}`)
}

/** Rentals are matched with rentals only, classics with classics only. */
function offerLike(db: Db, { offerType }: ReferenceAd): SqlFragment {
  return offerType === 'noleggio' || offerType === 'epoca'
    ? db`and offer_type = ${offerType}`
    : db`and offer_type not in ('noleggio', 'epoca')`
}
