import { numberText, preciseText } from '@/lib/market/catalogue/number-text'

/** What a field takes; `decimals`: «1,68» and «1.68», otherwise «15.000» and «15000». */
export type NumberLimits = { min: number; max: number; decimals: boolean }
/** `text`: what stands in the field. `value`: null where it is empty or wrong. */
export type TypedNumber = { text: string; value: number | null; error?: string }

const maxLength = 40

/** A number of an address or a form. A wrong one stays in its field and does not count. */
export function readTypedNumber(given: unknown, { min, max, decimals }: NumberLimits): TypedNumber {
  const text = typeof given === 'string' ? given.trim().slice(0, maxLength) : ''
  if (text === '') return { text, value: null }
  const value = numberIn(text, decimals)
  if (value !== undefined && value >= min && value <= max) return { text, value }
  const say = decimals ? preciseText : numberText
  return { text, value: null, error: `Scrivi un numero fra ${say(min)} e ${say(max)}` }
}

function numberIn(text: string, decimals: boolean): number | undefined {
  if (decimals) return /^\d{1,3}([.,]\d{1,4})?$/.test(text) ? Number(text.replace(',', '.')) : undefined
  return /^(\d{1,7}|\d{1,3}(\.\d{3}){1,2})$/.test(text) ? Number(text.replaceAll('.', '')) : undefined
}
