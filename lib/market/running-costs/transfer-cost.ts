import { exactEuroText, numberText, preciseText } from '@/lib/market/catalogue/number-text'
import { provinces } from '@/lib/market/places/place'
import { type CostLine, known, unknown } from './cost-line'
import { ageOn, type CostedVehicle } from './costed-vehicle'
import type { TransferTariff } from './tariffs'

const label = 'IPT, imposta provinciale'
const historicYears = 30

/**
 * IPT, which goes to the province of the buyer: a flat amount up to 53 kW, above that so much for every kilowatt, and the increase that the province has decided.
 * Source: the wording of ACI, kept in `tariffs/transfer.json`.
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
  const base = isFlat ? tariff.flatEuro : vehicle.powerKw * tariff.euroPerKw
  const basis = isFlat
    ? `${exactEuroText(tariff.flatEuro)} fino a ${tariff.flatUpToKw} kW`
    : `${numberText(vehicle.powerKw)} kW × ${preciseText(tariff.euroPerKw)} €`
  const increase = percent === 0 ? 'senza aumento' : `+ ${percent}%`
  return known(label, base * (1 + percent / 100), `${basis}, ${increase} (${provinces[provinceCode]?.name ?? provinceCode})`)
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
