import type { Category } from '@/lib/market/catalogue/category'
import { numberText } from '@/lib/market/catalogue/number-text'

/** What is asked of a vehicle that is to be valued, by the names of the address. */
export const valuationFields = [
  'marca',
  'modello',
  'immatricolazione',
  'km',
  'versione',
  'carburante',
  'cambio',
  'potenza',
  'provincia',
] as const
export type ValuationField = (typeof valuationFields)[number]

/** What was typed, and what is wrong with it. JSON-serialisable. */
export type ValuationForm = {
  category: Category
  values: Readonly<Record<ValuationField, string>>
  errors: Readonly<Partial<Record<ValuationField, string>>>
}

type Option = { value: string; label: string }
/** What the form offers to choose: models once the make is known, versions to take over once the model is. */
export type ValuationOptions = { makes: Option[]; models: Option[]; versions: string[] }

/** The place of the answer in its page. */
export const valuationResultId = 'valore'

/** The place of a field in the page of its form. */
export function fieldId(name: ValuationField): string {
  return `dato-${name}`
}

/** Facts as they were typed, when it was registered and how far it has been driven: «03/2019 · 45.000 km». */
export function valuationFacts({ values: { immatricolazione, km } }: Pick<ValuationForm, 'values'>): string {
  return `${immatricolazione} · ${numberText(Number(km.replace(/\D/g, '')))} km`
}

/** The address that says the same, without empty fields. */
export function valuationParamsOf({ category, values }: Pick<ValuationForm, 'category' | 'values'>): string {
  const given = valuationFields.flatMap((name): [string, string][] => (values[name] === '' ? [] : [[name, values[name]]]))
  return new URLSearchParams([...(category === 'auto' ? [] : [['categoria', category]]), ...given]).toString()
}
