import { numberText, preciseText } from '@/lib/market/catalogue/number-text'
import { type UseField, type UseForm, usualKmAYear, type VehicleUse } from './vehicle-use'

type Given = Readonly<Partial<Record<string, unknown>>>
type Limits = { min: number; max: number; decimals: boolean }

const limits: Readonly<Record<UseField, Limits>> = {
  km_anno: { min: 1_000, max: 100_000, decimals: false },
  consumo: { min: 0.1, max: 99, decimals: true },
  prezzo_carburante: { min: 0.01, max: 20, decimals: true },
  assicurazione: { min: 0, max: 20_000, decimals: false },
  manutenzione: { min: 0, max: 20_000, decimals: false },
}
const maxLength = 40

/** What an address says of the use of a vehicle. A wrong value stays in its field and does not count. */
export function readVehicleUse(given: Given): { form: UseForm; use: VehicleUse } {
  const read = (name: UseField) => readField(name, given[name])
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

type ReadField = { text: string; value: number | null; error?: string }

function readField(name: UseField, given: unknown): ReadField {
  const text = typeof given === 'string' ? given.trim().slice(0, maxLength) : ''
  if (text === '') return { text, value: null }
  const { min, max, decimals } = limits[name]
  const value = numberIn(text, decimals)
  if (value !== undefined && value >= min && value <= max) return { text, value }
  const say = decimals ? preciseText : numberText
  return { text, value: null, error: `Scrivi un numero fra ${say(min)} e ${say(max)}` }
}

/** «15.000», «15000»; with decimals «1,68», «1.68». */
function numberIn(text: string, decimals: boolean): number | undefined {
  if (decimals) return /^\d{1,3}([.,]\d{1,4})?$/.test(text) ? Number(text.replace(',', '.')) : undefined
  return /^(\d{1,7}|\d{1,3}(\.\d{3}){1,2})$/.test(text) ? Number(text.replaceAll('.', '')) : undefined
}
