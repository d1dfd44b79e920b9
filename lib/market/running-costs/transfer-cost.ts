import { exactEuroText, numberText, preciseText } from '@/lib/market/catalogue/number-text'
import { provinces } from '@/lib/market/places/place'
import { type CostLine, known, unknown } from './cost-line'
import { ageOn, type CostedVehicle } from './costed-vehicle'
import type { TransferTariff } from './tariffs'

const label = 'IPT, imposta provinciale'
/** Age in years from which a car pays amounts of its own. */
export const historicYears = 30

/**
 * IPT, which goes to the province of the buyer: a flat amount up to 53 kW, above that so much for every kilowatt, and the increase that the province has decided.
 * Source: the wording of ACI, stored in `tariffs/transfer.json`.
 */
export function registrationTax(
  vehicle: CostedVehicle,
  provinceCode: string,
  day: string,
  { registrationTax: tariff }: TransferTariff,
): CostLine {
  if (vehicle.category === 'moto-e-scooter') return known(label, 0, 'Per moto e scooter non si paga.')
  if (vehicle.category !== 'auto') return unknown(label, 'Dipende dal tipo e dalla portata del veicolo: chiedi al PRA o a un’agenzia.')
  if ((ageOn(vehicle, day) ?? 0) >= historicYears)
    return unknown(label, 'Per i veicoli di oltre 30 anni valgono importi ridotti: chiedi al PRA.')
  if (vehicle.powerKw === null) return unknown(label, 'Il venditore non ha indicato la potenza.')
  const percent = increaseOf(tariff, provinceCode)
  const isFlat = vehicle.powerKw <= tariff.flatUpToKw
  const basis = isFlat
    ? `${exactEuroText(tariff.flatEuro)} fino a ${tariff.flatUpToKw} kW`
    : `${numberText(vehicle.powerKw)} kW × ${preciseText(tariff.euroPerKw)} €`
  const increase = percent === 0 ? 'senza aumento' : `+ ${percent}%`
  return known(
    label,
    registrationTaxCents(registrationTaxRate(tariff, provinceCode), vehicle.powerKw) / 100,
    `${basis}, ${increase} (${provinces[provinceCode]?.name ?? provinceCode})`,
  )
}

/** The tax of cars for a buyer of one province, in whole numbers, so that pages and SQL round alike. `flat` and `perKw` are 1/10,000 euro. */
export type RegistrationTaxRate = { flatUpToKw: number; flat: number; perKw: number; percent: number }

export function registrationTaxRate(tariff: TransferTariff['registrationTax'], provinceCode: string): RegistrationTaxRate {
  const wholeOf = (euro: number) => Math.round(euro * 10_000)
  return {
    flatUpToKw: tariff.flatUpToKw,
    flat: wholeOf(tariff.flatEuro),
    perKw: wholeOf(tariff.euroPerKw),
    percent: 100 + increaseOf(tariff, provinceCode),
  }
}

/** Registration tax in cents; half a cent is rounded up. `turnkeyPriceSql` says the same to the database. */
export function registrationTaxCents({ flatUpToKw, flat, perKw, percent }: RegistrationTaxRate, powerKw: number): number {
  return Math.floor(((powerKw <= flatUpToKw ? flat : powerKw * perKw) * percent + 5_000) / 10_000)
}

function increaseOf(tariff: TransferTariff['registrationTax'], provinceCode: string): number {
  const own = new Map(Object.entries(tariff.increasePercentByProvince))
  return own.get(provinceCode) ?? tariff.usualIncreasePercent
}

/** The fixed fees; those of motorbikes are not known to us. */
export function transferFees({ category }: CostedVehicle, { fees }: TransferTariff): CostLine[] {
  if (category === 'moto-e-scooter')
    return [unknown('Diritti fissi', 'Per le moto sono diversi da quelli delle auto: chiedi al PRA o a un’agenzia.')]
  return fees.map(({ label, euro }) => known(label, euro, ''))
}
