/** What may be said of the use of a vehicle, by the names of the address. */
export const useFields = ['km_anno', 'consumo', 'prezzo_carburante', 'assicurazione', 'manutenzione'] as const
export type UseField = (typeof useFields)[number]

/** What was typed, and what is wrong with it. JSON-serialisable. */
export type UseForm = {
  values: Readonly<Record<UseField, string>>
  errors: Readonly<Partial<Record<UseField, string>>>
}

/** How a vehicle will be used and what that costs its owner; null: not said. */
export type VehicleUse = {
  kmAYear: number
  /** Consumption for 100 km, in what its energy is sold by. */
  consumption: number | null
  /** Euro for a litre, a kilogram or a kWh. */
  energyPrice: number | null
  insuranceEuro: number | null
  maintenanceEuro: number | null
}

/** The places of the answers in the page of the price. */
export const fiveYearsId = 'cinque-anni'
export const licenceRulesId = 'patente'

/** Our assumption where nobody says otherwise; the page shows it in the field. */
export const usualKmAYear = 15_000
