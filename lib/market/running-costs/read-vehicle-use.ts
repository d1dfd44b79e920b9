import { numberText } from '@/lib/market/catalogue/number-text'
import { type NumberLimits, readTypedNumber } from './typed-number'
import { type UseField, type UseForm, usualKmAYear, type VehicleUse } from './vehicle-use'

type Given = Readonly<Partial<Record<string, unknown>>>

const limits: Readonly<Record<UseField, NumberLimits>> = {
  km_anno: { min: 1_000, max: 100_000, decimals: false },
  consumo: { min: 0.1, max: 99, decimals: true },
  prezzo_carburante: { min: 0.01, max: 20, decimals: true },
  assicurazione: { min: 0, max: 20_000, decimals: false },
  manutenzione: { min: 0, max: 20_000, decimals: false },
}

/** What an address says of the use of a vehicle. A wrong value stays in its field and does not count. */
export function readVehicleUse(given: Given): { form: UseForm; use: VehicleUse } {
  const read = (name: UseField) => readTypedNumber(given[name], limits[name])
  const [km, consumption, price, insurance, maintenance] = [
    read('km_anno'),
    read('consumo'),
    read('prezzo_carburante'),
    read('assicurazione'),
    read('manutenzione'),
  ]
  const fields = { km_anno: km, consumo: consumption, prezzo_carburante: price, assicurazione: insurance, manutenzione: maintenance }
  return {
    form: {
      values: {
        km_anno: km.text === '' ? numberText(usualKmAYear) : km.text,
        consumo: consumption.text,
        prezzo_carburante: price.text,
        assicurazione: insurance.text,
        manutenzione: maintenance.text,
      },
      errors: Object.fromEntries(Object.entries(fields).flatMap(([name, { error }]) => (error === undefined ? [] : [[name, error]]))),
    },
    use: {
      kmAYear: km.value ?? usualKmAYear,
      consumption: consumption.value,
      energyPrice: price.value,
      insuranceEuro: insurance.value,
      maintenanceEuro: maintenance.value,
    },
  }
}
