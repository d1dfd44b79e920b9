import { italianDay } from '@/lib/kernel/italian/italian-time'
import { hasTransferCosts } from '@/lib/market/ads/ad'
import { type PurchaseCosts, purchaseCosts } from '@/lib/market/running-costs/purchase-costs'
import type { AdPage } from './ad-page'

/** What the vehicle of an ad costs a buyer of this province today; null without a price or a province, and where it cannot be bought second-hand. */
export function adCosts(
  { ad, unavailable }: Pick<AdPage, 'ad' | 'unavailable'>,
  provinceCode: string | null,
  now: Date,
): PurchaseCosts | null {
  if (unavailable || ad.priceCents === null || provinceCode === null || !hasTransferCosts(ad)) return null
  return purchaseCosts(ad, ad.priceCents, provinceCode, italianDay(now))
}
