import type { Db } from '@/lib/kernel/db/db.server'

/** Says of an ad what a model would say: that such a vehicle is offered for so much, 8 of 10 times from a tenth below to a tenth above. */
export async function rateTestAd(db: Db, adId: number, estimateEuro: number): Promise<void> {
  await db`
    update price_rating set is_due = false, model_version = 1, estimate_euro = ${estimateEuro}, low_euro = ${Math.round(estimateEuro * 0.9)},
      high_euro = ${Math.round(estimateEuro * 1.1)}, comparables = 9, why = null, verdict = price_verdict(ad.price_cents, ${estimateEuro}, ${Math.round(estimateEuro * 0.9)})
    from ad where ad.id = ad_id and ad_id = ${adId}`
}
