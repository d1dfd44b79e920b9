import { withoutFormatCharacters } from '@/lib/kernel/validation/format-characters'

const units = /^(?:€|eur(?:o)?|km)\s*\.?|(?:€|euro?|eur|km|chilometri|cv|kw|kg|cm)\.?$/gi
const thousandsInWords = /^(\d{1,4})\s?(?:mila|k)(\d{3})?$/i

/**
 * Whole numbers as people type them: «15000», «15.000», «15 000», «15’000», «€ 15.000», «15.000,00», «15000.00», «15mila». Anything else is undefined, and so is what
 * has a fraction.
 */
export function parseWhole(text: string, min: number, max: number): number | undefined {
  if (text.length > 40) return undefined
  const bare = withoutFormatCharacters(text).trim().replace(units, '').trim()
  const value = inWords(bare) ?? inDigits(bare)
  return value !== undefined && value >= min && value <= max ? value : undefined
}

function inWords(text: string): number | undefined {
  const [, thousands, rest = '0'] = thousandsInWords.exec(text) ?? []
  return thousands === undefined ? undefined : Number(thousands) * 1000 + Number(rest)
}

function inDigits(text: string): number | undefined {
  const whole = text.replace(/,-+$|(?<=\d{3})[.,]0{1,2}$/, '')
  if (!/^(?:\d{1,9}|\d{1,3}(?:([.,\s'’])\d{3})(?:\1\d{3})*)$/.test(whole)) return undefined
  return Number(whole.replace(/[.,\s'’]/g, ''))
}
