import type { AdCard } from '@/lib/market/ads/ad-card'
import { earnedHours, kmPerDay } from '@/lib/market/ads/order/earned-time'
import { numberText } from '@/lib/market/catalogue/number-text'
import { priceLabels } from '@/lib/market/price-rating/price-rating'

/** What has brought an ad to its place in the order «Consigliati», in the words of its card; null in any other order. */
export function whyHere({ declaredPercent: facts, photoCount: photos = 0, online, priceLabel, distanceKm }: AdCard): string | null {
  if (facts === undefined) return null
  const hours = earnedHours({ photos, facts, priceLabel })
  return [
    online === undefined ? null : `Online da ${online}`,
    photos === 0 ? 'nessuna foto' : `${photos} foto ${daysText(hours.photos)}`,
    `dati al ${facts} % ${daysText(hours.facts)}`,
    priceLabel === null ? null : `${priceLabels[priceLabel]} ${daysText(hours.price)}`,
    distanceKm === null || distanceKm === 0 ? null : `${numberText(distanceKm)} km ${daysText((-24 * distanceKm) / kmPerDay)}`,
  ]
    .filter(Boolean)
    .join(' · ')
}

/** «+4 giorni», «−1,2 giorni». */
function daysText(hours: number): string {
  const days = Math.round(Math.abs(hours) / 2.4) / 10
  return `${hours < 0 ? '−' : '+'}${String(days).replace('.', ',')} ${days === 1 ? 'giorno' : 'giorni'}`
}
