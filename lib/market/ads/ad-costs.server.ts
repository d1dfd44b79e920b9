import { type PurchaseCosts, purchaseCosts } from '@/lib/market/running-costs/purchase-costs'
import { hasTransferCosts } from './ad'
import type { AdPage } from './ad-page'

const calendar = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Rome', year: 'numeric', month: '2-digit', day: '2-digit' })

/** What the vehicle of an ad costs a buyer of this province today; null without a price or a province, and where it cannot be bought second-hand. */
export function adCosts(
  { ad, unavailable }: Pick<AdPage, 'ad' | 'unavailable'>,
  provinceCode: string | null,
  now: Date,
): PurchaseCosts | null {
  if (unavailable || ad.priceCents === null || provinceCode === null || !hasTransferCosts(ad)) return null
  return purchaseCosts(ad, ad.priceCents, provinceCode, italianDay(now))
}

/** «2026-11-22», where the vehicle is. */
export function italianDay(now: Date): string {
  return calendar.format(now)
}
