import { amountText } from '@/lib/accounts/deals/offer'
import type { Db } from '@/lib/kernel/db/db.server'
import { dayText } from '@/lib/kernel/italian/date-text'
import { italianDay } from '@/lib/kernel/italian/italian-time'
import { exactEuroText } from '@/lib/market/catalogue/number-text'
import { purchaseCosts } from '@/lib/market/running-costs/purchase-costs'
import { findCostedVehicle } from './costed-vehicle.server'
import type { WholeCosts } from './whole-costs'

/** Price and transfer of a registered vehicle where it stands; null where one of them is not known. */
export async function findWholeCosts(db: Db, adId: number, priceEuro: number, now: Date): Promise<WholeCosts | null> {
  const vehicle = await findCostedVehicle(db, adId)
  if (!vehicle || vehicle.firstRegistration === null || vehicle.provinceCode === null) return null
  const { transfer, province, checkedOn } = purchaseCosts(vehicle, 0, vehicle.provinceCode, italianDay(now))
  const cents = transfer.reduce<number>((sum, line) => sum + (line.cents ?? Number.NaN), 0)
  if (Number.isNaN(cents)) return null
  return {
    price: amountText(priceEuro),
    transfer: exactEuroText(cents / 100),
    where: [vehicle.powerKw === null ? '' : `${vehicle.powerKw} kW`, `residenza in provincia di ${province.name}`]
      .filter(Boolean)
      .join(', '),
    total: exactEuroText(priceEuro + cents / 100),
    checkedOn: checkedOn && dayText(checkedOn),
  }
}
