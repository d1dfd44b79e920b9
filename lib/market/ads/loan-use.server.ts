import type { Db } from '@/lib/kernel/db/db.server'
import { italianDay } from '@/lib/kernel/italian/italian-time'
import { findAdUse } from '@/lib/market/ads/ad-use.server'
import type { PublicAdJson } from '@/lib/market/ads/page/ad-page'
import { preciseText } from '@/lib/market/catalogue/number-text'
import { monthlyCost } from '@/lib/market/financing/monthly-cost'
import type { LoanReading } from '@/lib/market/financing/read-loan'
import { fuelExample } from '@/lib/market/running-costs/fuel-example'
import { purchaseCosts } from '@/lib/market/running-costs/purchase-costs'
import type { LoanUse } from './loan-use'

type Given = Readonly<Partial<Record<string, string | string[]>>>
const priceField = 'prezzo_carburante'

/** Null where there is no loan, or the vehicle is not for sale. An example stands for the price of the fuel until somebody writes theirs. */
export async function findLoanUse(db: Db, ad: PublicAdJson, given: Given, { loan, cost }: LoanReading, now: Date): Promise<LoanUse | null> {
  const price = fuelExample(ad.fuel)
  const example = price === null ? undefined : preciseText(price)
  const paid = given[priceField] ?? example
  const use = await findAdUse(db, ad.id, { ...given, ...(paid !== undefined && { [priceField]: paid }) }, now)
  if (!use || !loan || !cost || ad.priceCents === null) return null
  const { province, form, energy, fiveYears } = use
  const transfer =
    use.isTransferred && province.code !== null ? purchaseCosts(ad, ad.priceCents, province.code, italianDay(now)).transfer : []
  return {
    ...{ province, form, energy, isExamplePrice: energy !== null && example !== undefined && paid === example },
    cost: monthlyCost({ loan, cost, priceEuro: ad.priceCents / 100, fiveYears, transfer }),
  }
}
