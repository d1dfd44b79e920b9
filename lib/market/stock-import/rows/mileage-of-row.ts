import { numberText } from '@/lib/market/catalogue/number-text'
import { readMileage } from '@/lib/market/stock-import/cells/amount'
import { isEmptyValue } from '@/lib/market/stock-import/cells/parsed-cell'
import { namesKilometres, namesMiles } from '@/lib/market/stock-import/columns/reading-proofs'
import type { RowReader } from './row-reader'

/** UN/CEFACT's SMI and KMT, as schema.org writes them, and what others write. */
const milesCode = /^(?:smi|mi|mile|miles|miglia|mls)$/i
const kilometresCode = /^(?:kmt|km|kms|kilomet\p{L}*|chilomet\p{L}*)$/iu

/** The kilometres of a row: miles where the cell, the column of units or the whole column says so. */
export function mileageOf(row: RowReader): number | null {
  const text = row.text('mileage')
  const unit = unitOf(row, text)
  if (unit === 'unclear') {
    row.note('mileage', 'sono chilometri o miglia? Le righe della colonna si contraddicono', undefined, 'question')
    return null
  }
  const reading = readMileage(`${row.amount('mileage')}${unit === 'miles' && text !== '' ? ' mi' : ''}`)
  if (reading && 'fault' in reading) row.note('mileage', reading.fault, undefined, 'question')
  if (!reading || 'fault' in reading) return null
  const { km, isConverted } = reading.value
  if (isConverted) row.note('mileage', `miglia: sono ${numberText(km)} km`, undefined, 'corrected')
  return km
}

function unitOf(row: RowReader, text: string): 'km' | 'miles' | 'unclear' {
  const code = row.text('mileageUnit')
  const column = row.reading('mileage', 'distanceUnit')
  if (namesKilometres(text) || namesMiles(text) || isEmptyValue(text)) return 'km' // the cell says it itself
  if (milesCode.test(code)) return 'miles'
  if (kilometresCode.test(code)) return 'km'
  if (column?.source === 'contrary' && column.value === 'miles') return 'unclear'
  return column?.value === 'miles' ? 'miles' : 'km'
}
