import { withAsciiDomain } from '@/lib/kernel/validation/email-domain'
import { isEmail, isPhone } from '@/lib/kernel/validation/rules'
import { cleanText } from './clean-text'
import type { Column } from './column'
import { isEmptyValue } from './parsed-cell'
import type { RowReader } from './row-reader'

/** Where the seller of a row is reached. Of several addresses or numbers in a cell the first counts, they are never joined; what is none is noted. */
export function readContact(row: RowReader): { contactEmail: string | null; contactPhone: string | null } {
  return {
    contactEmail: readFirst(row, 'email', emailsIn, isEmail),
    contactPhone: readFirst(row, 'phone', phonesIn, (text) => text.length <= 30 && isPhone(text)),
  }
}

function readFirst(row: RowReader, column: Column, partsOf: (text: string) => string[], isRight: (text: string) => boolean): string | null {
  const cell = row.text(column)
  if (isEmptyValue(cell)) return null
  const [first, ...others] = partsOf(cell.slice(0, 500))
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

function phonesIn(text: string): string[] {
  const parts = text
    .split(between)
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
    .replace(/\(\s*0\s*\)/, '')
    .replace(/[./-]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

function digitsIn(text: string): number {
  return text.replace(/\D/g, '').length
}
