import type { Db } from '@/lib/kernel/db/db.server'
import { observatoryPath } from '@/lib/kernel/routes/routes'
import { hasPublicPage } from '@/lib/market/ads/ad'
import { getAdCards } from '@/lib/market/ads/ad-cards.server'
import { listPrices, rateAd } from '@/lib/market/ads/ad-queries.server'
import { type AdExplanation, explainAd } from '@/lib/market/price-rating/explain-ad.server'
import { findPriceErrors } from '@/lib/market/price-rating/price-errors.server'
import { casesNeeded } from '@/lib/market/price-rating/proof/proof'
import type { PublicAdJson } from './ad-page'
import type { AdPricePage, PriceExplanation } from './ad-price-page'

/** The price of an ad, explained; undefined where the ad has no public page. */
export async function findAdPrice(db: Db, id: number): Promise<AdPricePage | undefined> {
  const [[card], [row]] = await Promise.all([
    getAdCards(db, [id]),
    db<
      { closedAt: Date | null; category: string; offerType: PublicAdJson['offerType']; make: string; model: string | null }[]
    >`select closed_at, category, offer_type, make, model from ad where id = ${id}`,
  ])
  if (!card || !row || !hasPublicPage(card.status)) return undefined
  const [rating, explanation, prices] = await Promise.all([
    rateAd(db, { id, priceCents: card.priceCents, offerType: row.offerType }),
    explain(db, id),
    listPrices(db, id),
  ])
  return {
    card,
    href: card.href,
    status: card.status,
    closedAt: row.closedAt?.toISOString() ?? null,
    rating: card.status === 'published' ? rating : null,
    explanation,
    prices,
    observatoryHref: row.category === 'auto' && row.model !== null ? observatoryPath(row.make, row.model) : null,
  }
}

async function explain(db: Db, id: number): Promise<PriceExplanation | null> {
  const found = await explainAd(db, id)
  return found ? withCards(db, found) : null
}

/** An explanation with the ads that it names. */
export async function withCards(db: Db, found: AdExplanation): Promise<PriceExplanation> {
  const { baseEuro, steps, unknown, estimateEuro, typical, comparables, fittedAt, vehicle } = found
  const ids = comparables.map((one) => one.id)
  const [cards, errors] = await Promise.all([getAdCards(db, ids), findPriceErrors(db, vehicle.category)])
  return {
    baseEuro,
    steps,
    unknown,
    estimateEuro,
    typical,
    own: { ageYears: vehicle.ageYears, mileageKm: vehicle.mileageKm },
    fittedAt: fittedAt.toISOString(),
    error: errors && errors.all.scored >= casesNeeded ? { median: errors.all.median, scored: errors.all.scored } : null,
    comparables: comparables.flatMap(({ id: own, adjustedEuro }) => {
      const card = cards.find((one) => one.id === own)
      return card ? [{ card, adjustedEuro }] : []
    }),
  }
}
