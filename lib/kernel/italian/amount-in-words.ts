import { spokenNumber } from './spoken-number'

/** «45mila», «45 k», «9,9 mila», «12mila500», «12 mila e 500». */
const thousands = /(?<![\d.,])(\d{1,4}(?:[.,]\d)?)\s?(?:k|mila)(?:(?:\s?e\s?)?(\d{3})(?!\d)|(?![\p{L}\d]))/giu
/** «dodicimila e cinquecento»: only from a thousand on, since smaller ones are ordinary words. */
const words = /(?<![\p{L}\d])(\p{L}*mila\p{L}*|mille\p{L}*)(?:\s+e\s+(\p{L}*cent\p{L}*))?(?![\p{L}])/giu
const longest = 300

/** A text with the amounts in digits that people write in words. */
export function amountsInDigits(text: string): string {
  if (text.length > longest) return text
  return text
    .replace(thousands, (_, number: string, rest = '0') => String(Math.round(Number(number.replace(',', '.')) * 1000) + Number(rest)))
    .replace(words, (whole, many: string, hundreds = '') => {
      const value = spokenNumber(many.toLowerCase())
      const more = hundreds === '' ? 0 : spokenNumber(String(hundreds).toLowerCase())
      return value === undefined || more === undefined ? whole : String(value + more)
    })
}
