import { isEmail, isPhone } from '@/lib/kernel/validation/rules'
import { cleanText } from './clean-text'
import type { Column } from './column'
import { isEmptyValue } from './parsed-cell'
import type { RowReader } from './row-reader'

/** Where the seller of a row is reached; what cannot be one address or one number is noted and left out. */
export function readContact(row: RowReader): { contactEmail: string | null; contactPhone: string | null } {
  return {
    contactEmail: readText(row, 'email', (text) => text, isEmail),
    contactPhone: readText(
      row,
      'phone',
      (text) => text.replace(/[./-]+/g, ' '),
      (text) => text.length <= 30 && isPhone(text),
    ),
  }
}

function readText(row: RowReader, column: Column, tidy: (text: string) => string, isRight: (text: string) => boolean): string | null {
  if (isEmptyValue(row.text(column))) return null
  const text = tidy(cleanText(row.text(column)))
  if (isRight(text)) return text
  row.note(column, 'non è un recapito a cui rispondere')
  return null
}
