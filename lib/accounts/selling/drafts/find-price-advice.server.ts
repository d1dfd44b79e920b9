import type { Db } from '@/lib/kernel/db/db.server'
import { italianDay } from '@/lib/kernel/italian/italian-time'
import type { AdValues } from '@/lib/market/ads/write-ad.server'
import { findDaysAtPrice } from '@/lib/market/observatory/left-ads.server'
import { provinces } from '@/lib/market/places/place'
import { purchaseCosts } from '@/lib/market/running-costs/purchase-costs'
import type { AskedVehicle } from '@/lib/market/valuation/read-valuation.server'
import { valueAskedVehicle } from '@/lib/market/valuation/value-vehicle.server'
import type { Draft } from './draft-access.server'
import type { Answers } from './draft-fields'
import type { PriceAdvice, Transfer } from './draft-page'
import type { AnsweredStep } from './draft-steps'
import { seenFacts, vehicleOfDraft } from './vehicle-of-draft.server'

/** What others ask for such a vehicle, how long one stays online at each price, and what its buyer pays besides. The days are looked up for the page of the price alone. */
export async function findPriceAdvice(
  db: Db,
  draft: Draft,
  answers: Answers,
  values: AdValues,
  now: Date,
  step?: AnsweredStep,
): Promise<PriceAdvice> {
  const vehicle = await vehicleOfDraft(db, draft, answers, values, now)
  if ('why' in vehicle) return { ...vehicle, next: null }
  const value = await valueAskedVehicle(db, vehicle, seenFacts(draft))
  if (!('estimateEuro' in value)) return { why: value.why, next: value.next }
  const { estimateEuro, lowEuro, highEuro, comparables, onOffer, withheld, unknown, refined, next, explanation } = value
  return {
    ...{ estimateEuro, lowEuro, highEuro, comparables, withheld, unknown, refined, next },
    parts: explanation && { baseEuro: explanation.baseEuro, steps: explanation.steps },
    transfer: transferOf(vehicle, answers, now),
    daysOnline: onOffer.daysOnline,
    days: step === 'prezzo' ? await findDaysAtPrice(db, vehicle) : { from: 0, days: [] },
    href: onOffer.href,
  }
}

/** What a buyer of its province pays, or of any while nobody has said where it is; null while something is not known. */
function transferOf({ category, powerKw, fuel, firstRegistration, province }: AskedVehicle, answers: Answers, now: Date): Transfer | null {
  const costed = {
    category,
    powerKw,
    fuel,
    emissionClass: answers['classe'] ?? null,
    displacementCc: null,
    kerbMassKg: null,
    firstRegistration: firstRegistration.toISOString().slice(0, 10),
  }
  const codes = province === null ? Object.keys(provinces) : [province]
  const sums = codes.map((code) =>
    purchaseCosts(costed, 0, code, italianDay(now)).transfer.reduce<number>((sum, { cents }) => sum + (cents ?? Number.NaN), 0),
  )
  if (!sums.every(Number.isFinite)) return null
  return {
    province: province === null ? null : (provinces[province]?.name ?? province),
    leastCents: Math.min(...sums),
    mostCents: Math.max(...sums),
  }
}
