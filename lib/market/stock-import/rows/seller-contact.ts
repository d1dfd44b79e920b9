import { withAsciiDomain } from '@/lib/kernel/validation/email-domain'
import { isEmail, isPhone } from '@/lib/kernel/validation/rules'
import { cleanText } from '@/lib/market/stock-import/cells/clean-text'
import { isEmptyValue } from '@/lib/market/stock-import/cells/parsed-cell'
import type { Column } from '@/lib/market/stock-import/columns/column'
import type { RowReader } from './row-reader'

/** Contact of the seller of a row. Of several addresses or numbers in a cell the first counts, they are never joined; what is none is noted. */
export function readContact(row: RowReader): { contactEmail: string | null; contactPhone: string | null } {
  return {
    contactEmail: readFirst(row, 'email', emailsIn, isEmail),
    contactPhone: readFirst(row, 'phone', phonesIn, (text) => text.length <= 30 && isPhone(text) && digitsIn(text) <= mostDigitsAbroad),
  }
}

function readFirst(row: RowReader, column: Column, partsOf: (text: string) => string[], isRight: (text: string) => boolean): string | null {
  const cell = row.text(column)
  if (isEmptyValue(cell)) return null
  const [first, ...others] = new Set(partsOf(cell.slice(0, 500)))
  if (first === undefined || !isRight(first)) {
    row.note(column, 'non è un recapito a cui rispondere')
    return null
  }
  if (others.length > 0) row.note(column, `vale il primo, ${first}: un annuncio ha un solo recapito`, others.join(', '))
  return first
}

/** «Info Auto <info@…>», «mailto:…», «a@x.it; b@x.it». */
function emailsIn(text: string): string[] {
  return (text.replace(/mailto:/gi, ' ').match(/[^\s<>()[\],;:"'|]+@[^\s<>()[\],;:"'|]+/g) ?? []).map(withAsciiDomain)
}

/** An extension within a house: nobody outside can dial it. */
const extension = /(?:,|-)?\s*(?:int(?:erno)?|ext|interno|durchwahl)\b\.?\s*\d{1,6}\s*$/i
const between = /\s*[;|,\n]\s*|\s+(?:e|o|oppure|or|and|und)\s+|\s+[-–—/]\s+|[-–—/](?=\s*(?:\+|00\d|3\d\d|0\d{1,3}[\s/.-]?\d{4}))/i
const leastDigits = 6
/** Most digits of an Italian number, without its country. */
const mostDigits = 11
const mostDigitsAbroad = 17 // E.164 has 15, behind «00»

/** «0382 471220/21»: the second number differs in its last digits. */
const otherEnding = /(?<=\d[\d .]{7,})\s*\/\s*\d{1,3}\s*$/
/** «3331234567.0»: a spreadsheet has taken the number for an amount. */
const fraction = /^\s*(\+?\d{8,15})[.,]0+\s*$/
/** Numbers with nothing but a blank between them: what follows begins as a whole number does. */
const blankBetween = /(?<=\d{3})\s+(?=(?:\+|00)\d{2}|3\d{2}[\s./-]?\d{3}|0\d{1,3}[\s./-]?\d{4})/

const countryCode = /^\D*(?:\+|00)\s*\d{2}/

function phonesIn(text: string): string[] {
  const parts = text
    .replace(fraction, '$1')
    .split(between)
    .map((part) => part.replace(otherEnding, ''))
    .flatMap((part) => (digitsIn(part.replace(countryCode, '')) > mostDigits ? part.split(blankBetween) : [part]))
    .reduce<string[]>(
      (all, part) =>
        digitsIn(part) < leastDigits && all.length > 0 && digitsIn(all.at(-1) ?? '') < leastDigits
          ? [...all.slice(0, -1), `${all.at(-1)} ${part}`]
          : [...all, part],
      [],
    )
  return parts.filter((part) => digitsIn(part) > 0).map(toNumber)
}

function toNumber(text: string): string {
  return cleanText(text)
    .replace(extension, '')
    .replace(/\([^()\d]*\)/g, ' ')
    .replace(/^[\p{L}.: ]{0,60}(?=[+(\d])/u, '')
    .replace(/(?<=(?:\+|00)39\s*)\(\s*0\s*\)\s*/, '0') // in Italy the zero is dialled from abroad too
    .replace(/\(\s*0\s*\)/, '')
    .replace(/\b(?:r\.?\s?a\.?|ric\.?\s?aut\.?)\s*$/i, '')
    .replace(/[./-]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^39(?=\s?3(?:\s?\d){9}$)/, '+39')
}

function digitsIn(text: string): number {
  return text.replace(/\D/g, '').length
}
