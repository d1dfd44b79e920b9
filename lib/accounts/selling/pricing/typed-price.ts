import { numberText } from '@/lib/market/catalogue/number-text'
import { parseWhole } from '@/lib/market/search/query/whole-number'

/** «70000» as «70.000»; what is no number stays as it was typed. */
export function wholeText(typed: string): string {
  const whole = parseWhole(typed, 0, 99_999_999)
  return whole === undefined ? typed : numberText(whole)
}

/** A price as the preview of an ad shows it, while it is typed or saved; null where none is typed. */
export function typedPriceText(typed: string): string | null {
  return typed.trim() === '' ? null : `${wholeText(typed.trim())} €`
}
