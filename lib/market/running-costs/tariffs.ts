import circulation from './tariffs/circulation-limits.json' with { type: 'json' }
import historic from './tariffs/historic-vehicles.json' with { type: 'json' }
import licences from './tariffs/licence-limits.json' with { type: 'json' }
import roadTax from './tariffs/road-tax.json' with { type: 'json' }
import transfer from './tariffs/transfer.json' with { type: 'json' }

type Version = { validFrom: string; validTo: string | null }
export type TransferTariff = (typeof transfer)[number]
export type RoadTaxTariff = (typeof roadTax)[number]
export type LicenceLimits = (typeof licences)[number]
export type CirculationLimits = (typeof circulation)[number]
export type TariffSource = { label: string; url: string }

/** What the province and the public registry ask of a buyer, on a day («2026-11-22»); undefined when no tariff is known for it. */
export function transferTariffOn(day: string): TransferTariff | undefined {
  return validOn(transfer, day)
}

export function roadTaxTariffOn(day: string): RoadTaxTariff | undefined {
  return validOn(roadTax, day)
}

export function licenceLimitsOn(day: string): LicenceLimits | undefined {
  return validOn(licences, day)
}

export function circulationLimitsOn(day: string): CirculationLimits | undefined {
  return validOn(circulation, day)
}

export function historicRulesOn(day: string): (typeof historic)[number] | undefined {
  return validOn(historic, day)
}

export function validOn<T extends Version>(versions: readonly T[], day: string): T | undefined {
  return versions.find(({ validFrom, validTo }) => validFrom <= day && (validTo === null || day <= validTo))
}
