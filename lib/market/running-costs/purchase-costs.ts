import { provinces } from '@/lib/market/places/place'
import { type CostLine, unknown } from './cost-line'
import type { CostedVehicle } from './costed-vehicle'
import { type NewDriverAnswer, newDriverAnswer } from './new-driver'
import { roadTax, roadTaxSources, roadTaxSurcharge } from './road-tax'
import { roadTaxTariffOn, type TariffSource, transferTariffOn } from './tariffs'
import { registrationTax, transferFees } from './transfer-cost'

/** What a buyer pays on the day of the purchase. JSON-serialisable. */
export type PurchaseCosts = {
  province: { code: string; name: string }
  priceCents: number
  transfer: CostLine[]
  tax: CostLine[]
  /** The price and every amount that is known. */
  totalCents: number
  /** The labels of what is not in the total. */
  missing: string[]
  newDriver: NewDriverAnswer | null
  sources: TariffSource[]
  checkedOn: string | null
}

/** `day`: «2026-11-22». Throws nothing: what is not known stands as a line without an amount. */
export function purchaseCosts(vehicle: CostedVehicle, priceCents: number, provinceCode: string, day: string): PurchaseCosts {
  const [transferTariff, taxTariff] = [transferTariffOn(day), roadTaxTariffOn(day)]
  const transfer = transferTariff
    ? [registrationTax(vehicle, provinceCode, day, transferTariff), ...transferFees(vehicle, transferTariff)]
    : [unknown('Passaggio di proprietà', 'Non abbiamo tariffe verificate per questa data.')]
  const surcharge = taxTariff ? roadTaxSurcharge(vehicle, day, taxTariff) : null
  const tax = taxTariff
    ? [roadTax(vehicle, provinceCode, day, taxTariff), ...(surcharge ? [surcharge] : [])]
    : [unknown('Bollo', 'Non abbiamo tariffe verificate per questa data.')]
  const lines = [...transfer, ...tax]
  return {
    province: { code: provinceCode, name: provinces[provinceCode]?.name ?? provinceCode },
    priceCents,
    transfer,
    tax,
    totalCents: lines.reduce((sum, { cents }) => sum + (cents ?? 0), priceCents),
    missing: lines.filter(({ cents }) => cents === null).map(({ label }) => label),
    newDriver: newDriverAnswer(vehicle),
    sources: [...(transferTariff?.sources ?? []), ...(taxTariff ? roadTaxSources(vehicle, taxTariff) : [])],
    checkedOn: [transferTariff?.checkedOn, taxTariff?.checkedOn].filter((date) => date !== undefined).sort()[0] ?? null,
  }
}
