import type { Db, SqlFragment } from '@/lib/kernel/db/db.server'
import type { Ad } from './ad'
import type { AdCard } from './ad-card'
import { getAdCards } from './ad-cards.server'

const minSimilarAds = 4
const maxSimilarAds = 8

type ReferenceAd = Pick<Ad, 'id' | 'category' | 'offerType' | 'make' | 'model' | 'body' | 'priceCents'>

/** Ads a reader of this one may like as well: the same model nearest in price, then the same body at a similar price. */
export async function listSimilarAds(db: Db, ad: ReferenceAd): Promise<AdCard[]> {
  const sameModel = ad.model === null ? [] : await nearestInPrice(db, ad, db`and make = ${ad.make} and model = ${ad.model}`)
  const sameBody = sameModel.length >= minSimilarAds || ad.body === null ? [] : await nearestInPrice(db, ad, db`and body = ${ad.body}`)
  const few = [...sameModel, ...sameBody]
  const others = few.length >= minSimilarAds ? [] : await nearestInPrice(db, ad, db``)
  const ids = [...new Set([...few, ...others])].slice(0, sameModel.length >= minSimilarAds ? maxSimilarAds : minSimilarAds)
  return getAdCards(db, ids)
}

/** Reads the price index upwards and downwards from the ad's price, so it is quick among a million. */
async function nearestInPrice(db: Db, ad: ReferenceAd, alike: SqlFragment): Promise<number[]> {
  const among = db`from ad where status = 'published' and category = ${ad.category} and id <> ${ad.id} ${offerLike(db, ad)} ${alike}`
  if (ad.priceCents === null) {
    const newest = await db<{ id: number }[]>`select id ${among} order by published_at desc nulls last, id desc limit ${maxSimilarAds}`
    return newest.map((row) => row.id)
  }
  const rows = await db<{ id: number }[]>`
    select id from (
      (select id, price_cents ${among} and price_cents >= ${ad.priceCents} order by price_cents, id limit ${maxSimilarAds})
      union all
      (select id, price_cents ${among} and price_cents < ${ad.priceCents} order by price_cents desc, id desc limit ${maxSimilarAds})
    ) near
    order by abs(price_cents - ${ad.priceCents}), id limit ${maxSimilarAds}`
  return rows.map((row) => row.id)
}

/** Rentals are matched with rentals only, classics with classics only. */
function offerLike(db: Db, { offerType }: ReferenceAd): SqlFragment {
  return offerType === 'noleggio' || offerType === 'epoca'
    ? db`and offer_type = ${offerType}`
    : db`and offer_type not in ('noleggio', 'epoca')`
}
