import type { Db } from '@/lib/kernel/db/db.server'
import { adPath } from '@/lib/kernel/routes/routes'
import { hasPublicPage, isGone, isUnavailable } from '@/lib/market/ads/ad'
import type { AdCard } from '@/lib/market/ads/ad-card'
import { placeText, vehicleNames } from '@/lib/market/ads/ad-cards.server'
import { jsonColumns, ratingOf } from '@/lib/market/ads/ad-queries.server'
import { illustrationOf } from '@/lib/market/ads/card-facts'
import type { PublicAdJson } from '@/lib/market/ads/page/ad-page'
import { type AdSeller, sellerOf } from '@/lib/market/ads/page/ad-seller'
import { coverSql } from '@/lib/market/photos/shown-photos.server'
import type { PriceRating } from '@/lib/market/price-rating/price-words'
import type { StoredRating } from '@/lib/market/price-rating/stored-ratings.server'

/** An ad with what a comparison says of it. */
export type ComparedAd = {
  ad: PublicAdJson
  href: string
  title: string
  place: string | null
  seller: AdSeller
  rating: PriceRating | null
  unavailable: boolean
  illustration: AdCard['illustration']
  photo: string | null
}

type Row = PublicAdJson &
  Omit<StoredRating, 'modelVersion' | 'verdict'> & {
    sellerType: string | null
    dealerName: string | null
    verdict: StoredRating['verdict'] | null
    photo: string | null
  }

/** Lists those of these ads that have a page, in the order of their ids, in one statement. */
export async function listComparedAds(db: Db, ids: readonly number[], now: Date): Promise<ComparedAd[]> {
  if (ids.length === 0) return []
  const rows = await db<Row[]>`
    select x.*, d.name as dealer_name, m.estimate_euro, m.low_euro, m.high_euro, m.comparables, m.why, m.verdict,
      m.withheld_estimate_euro is not null as is_withheld,
      ${coverSql(db, db`x.id`)} as photo
    from (select ${db.unsafe(jsonColumns)}, seller_type from ad where id in ${db([...ids])}) x
    left join dealer d on d.id = x.dealer_id
    left join price_rating m on m.ad_id = x.id and not m.is_due`
  const found = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = found.get(id)
    return row && hasPublicPage(row.status) && !isGone(row, now) ? [toComparedAd(row)] : []
  })
}

function toComparedAd({
  sellerType,
  dealerName,
  estimateEuro,
  lowEuro,
  highEuro,
  comparables,
  why,
  verdict,
  isWithheld,
  photo,
  ...ad
}: Row): ComparedAd {
  const { make, model } = vehicleNames(ad)
  const stored = verdict === null ? null : { estimateEuro, lowEuro, highEuro, comparables, why, verdict, isWithheld }
  return {
    ad,
    href: adPath({ id: ad.id, make, model, version: ad.version }),
    title: model === null ? make : `${make} ${model}`,
    place: placeText(ad.placeIstat, ad.provinceCode),
    seller: sellerOf(dealerName, sellerType),
    rating: ad.status === 'published' ? ratingOf(ad, stored) : null,
    unavailable: isUnavailable(ad.status),
    illustration: illustrationOf(ad),
    photo,
  }
}
