import { amountsInDigits } from '@/lib/kernel/italian/amount-in-words'
import { withoutFormatCharacters } from '@/lib/kernel/validation/format-characters'

const units = /^(?:€|eur(?:o)?|km)\s*\.?|(?:€|euro?|eur|km|chilometri|cv|kw|kg|cm)\.?$/gi
/** What changes nothing of a distance or an amount. */
const beside = /(?<![\p{L}])(?:circa|ca|certificat[io]|reali|effettiv[io]|percorsi|originali|garantiti)(?![\p{L}])\.?/giu

/**
 * Whole numbers as people type them: «15000», «15.000», «15 000», «15’000», «€ 15.000», «15.000,00», «15000.00», «15mila», «9,9k», «dodicimila», «15.000 km certificati». Anything else is undefined, and so is what
 * has a fraction.
 */
export function parseWhole(text: string, min: number, max: number): number | undefined {
  if (text.length > 40) return undefined
  const bare = amountsInDigits(withoutFormatCharacters(text).replace(beside, ' ').trim().replace(units, '').trim())
  const value = inDigits(bare)
  return value !== undefined && value >= min && value <= max ? value : undefined
}

function inDigits(text: string): number | undefined {
  const whole = text.replace(/,-+$|(?<=\d{3})[.,]0{1,2}$/, '')
  if (!/^(?:\d{1,9}|\d{1,3}(?:([.,\s'’])\d{3})(?:\1\d{3})*)$/.test(whole)) return undefined
  return Number(whole.replace(/[.,\s'’]/g, ''))
}
