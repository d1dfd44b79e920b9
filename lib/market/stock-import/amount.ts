import { isEmptyValue, type ParsedCell } from './parsed-cell'

/** A number has one kind of sign between its thousands: «10.995 189» are two. */
const anyNumber = /[-+]?\d{1,3}(?<group>[.,'’\u00a0\u202f ])\d{3}(?:\k<group>\d{3})*(?:[.,]\d{1,2})?(?!\d)|[-+]?\d+(?:[.,]\d+)?/g

/** The numbers in a text, read the Italian way first: «5.000» and «5,000» are five thousand, «12.5» is twelve and a half. */
export function numbersIn(text: string): number[] {
  return (text.match(anyNumber) ?? []).map(toNumber)
}

function toNumber(digits: string): number {
  const grouped = /^[-+]?\d{1,3}(?:[.,'’\u00a0\u202f ]\d{3})+/.exec(digits)?.[0]
  if (grouped === undefined) return Number(digits.replace(',', '.'))
  const decimals = digits.slice(grouped.length).replace(',', '.')
  return Number(grouped.replace(/[.,'’\u00a0\u202f ]/g, '') + decimals)
}

/** A cell that holds one number and perhaps its unit; anything else beside it makes it doubtful. */
export function readNumber(text: string, { min, max, unit }: { min: number; max: number; unit?: RegExp }): ParsedCell<number> {
  if (isEmptyValue(text)) return null
  const bare = unit ? text.replace(unit, ' ') : text
  const rest = bare.replace(anyNumber, '').replace(/[\s.,:()]/g, '')
  const [value, ...others] = numbersIn(bare)
  if (value === undefined || others.length > 0 || rest !== '') return { fault: 'non è un numero' }
  if (value < min || value > max) return { fault: `fuori dai valori possibili (${min}–${max})` }
  return { value }
}

export const maxMileageKm = 1_000_000

/** A distance driven, in whole kilometres. */
export function readMileage(text: string): ParsedCell<number> {
  const thousands = /^\s*(\d+(?:[.,]\d)?)\s*(?:mila|k)\s*(?:km)?\s*$/i.exec(text)?.[1]
  if (thousands !== undefined) return { value: Math.round(Number(thousands.replace(',', '.')) * 1000) }
  const reading = readNumber(text, { min: 0, max: maxMileageKm, unit: /\b(?:km|chilometri)\b\.?|(?<=\d)\s?km\b\.?/i })
  return reading && 'value' in reading ? { value: Math.round(reading.value) } : reading
}
