import { expect, test } from 'vitest'
import type { Db } from '@/lib/kernel/db/db.server'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { fitPriceModels } from '@/lib/market/price-rating/fit-price-models.server'
import { rateDueAds } from '@/lib/market/price-rating/rate-ads.server'
import { findRating } from '@/lib/market/price-rating/stored-ratings.server'
import { addValuedOffers, fittedAt } from '@/lib/market/price-rating/test-offers'
import { findAdPrice } from './ad-price-page.server'

async function openMarket(db: Db): Promise<number[]> {
  const offers = await addValuedOffers(db, 400)
  await rateDueAds(db)
  return offers.map(({ id }) => id)
}

test(
  'The explained estimate of an ad is a sum of whole euro that equals the stored one',
  withRollback(async (db) => {
    const ids = await openMarket(db)
    let explained = 0
    for (const id of ids.slice(0, 60)) {
      const [page, rating] = [await findAdPrice(db, id), await findRating(db, id)]
      if (!page?.explanation) continue
      const { baseEuro, steps, estimateEuro } = page.explanation
      explained += 1
      expect(steps.map(({ reason }) => reason)).toEqual(['km', 'age', 'version', 'drivetrain', 'seller', 'place'])
      expect(baseEuro + steps.reduce((sum, { euro }) => sum + euro, 0)).toBe(estimateEuro)
      expect(estimateEuro).toBe(rating?.estimateEuro)
      expect(page.rating).toMatchObject({ verdict: rating?.verdict, estimateEuro })
    }
    expect(explained).toBeGreaterThan(40)
  }),
)

test(
  'Comparables are at most twelve other published ads of the model, each vehicle once',
  withRollback(async (db) => {
    const [id = 0, ...others] = await openMarket(db)
    const before = await findAdPrice(db, id)
    const shown = before?.explanation?.comparables ?? []
    expect(shown).toHaveLength(12)
    expect(shown.map(({ card }) => card.title)).toEqual(shown.map(() => before?.card.title))
    expect(new Set(shown.map(({ card }) => card.id)).size).toBe(12)
    for (const { card, adjustedEuro } of shown) {
      expect(others).toContain(card.id)
      expect(adjustedEuro * 100).toBeGreaterThan((card.priceCents ?? 0) / 3)
      expect(adjustedEuro * 100).toBeLessThan((card.priceCents ?? 0) * 3)
    }
    await db`
      insert into ad (category, status, offer_type, make, model, version, body, fuel, gearbox, drive, power_kw, displacement_cc, doors, seats, seller_type,
        province_code, first_registration, mileage_km, price_cents, published_at)
      select category, status, offer_type, make, model, version, body, fuel, gearbox, drive, power_kw, displacement_cc, doors, seats, seller_type,
        province_code, first_registration, mileage_km, price_cents, published_at from ad where id = ${id} or id = ${shown[0]?.card.id ?? 0}`
    expect((await findAdPrice(db, id))?.explanation).toEqual(before?.explanation)
    await db`update ad set status = 'sold' where id = ${shown[0]?.card.id ?? 0} or id > ${others.at(-1) ?? 0}`
    expect((await findAdPrice(db, id))?.explanation?.comparables.map(({ card }) => card.id)).not.toContain(shown[0]?.card.id)
  }),
)

test(
  'While a new price model is being published the page shows the stored rating without explanation',
  withRollback(async (db) => {
    const [id = 0] = await openMarket(db)
    await fitPriceModels(db, fittedAt)
    const page = await findAdPrice(db, id)
    expect(page?.rating).not.toBeNull()
    expect(page?.explanation).toBeNull()
  }),
)

test(
  'a sold ad is not rated, a draft has no page, and the history of prices comes with both dates',
  withRollback(async (db) => {
    const [id = 0, draft = 0] = await openMarket(db)
    await db`update ad set price_cents = price_cents - 50000 where id = ${id}`
    expect((await findAdPrice(db, id))?.prices).toHaveLength(2)
    await db`update ad set status = 'sold' where id = ${id}`
    expect(await findAdPrice(db, id)).toMatchObject({ rating: null, explanation: null })
    await db`update ad set status = 'draft' where id = ${draft}`
    expect(await findAdPrice(db, draft)).toBeUndefined()
    expect(await findAdPrice(db, 999_999_999)).toBeUndefined()
  }),
)
