import { amountsInDigits } from '@/lib/kernel/italian/amount-in-words'
import { numberText } from '@/lib/market/catalogue/number-text'
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
  if (value < min || value > max) return { fault: outside(min, max) }
  return { value }
}

/** Years stand without a point. */
function outside(min: number, max: number): string {
  return `fuori dai valori possibili (${min}–${max < 10_000 ? max : numberText(max)})`
}

export const maxMileageKm = 1_000_000

/** Kilometres of a mile. */
const mileKm = 1.609344
/** What people write beside a distance and what changes nothing of it. */
const besideDistance =
  /(?<![\p{L}])(?:ca|circa|certificat[io]|reali|effettiv[io]|percors[io]|garantit[io]|originali|documentat[io]|ufficiali|autentici|dichiarat[io]|ed?|indicativ[io])(?![\p{L}])\.?|~/giu
const unitOfDistance = /(?<![\p{L}])(?:km|chilometri|kilometri|kilometer|kms)(?![\p{L}])\.?/giu
const miles = /(?<![\p{L}])(?:miles|mile|miglia|mls|mi)(?![\p{L}])\.?/giu
const thousands = /^\s*(\d{1,4}(?:[.,]\d)?)\s*tkm\s*$/i

/** `isConverted`: the cell named miles. `doubt`: a number that is none of a distance, in words. */
export type Distance = { km: number; isConverted: boolean }

/** A distance driven, in whole kilometres. A fraction is most often a thousand that a spreadsheet took for decimals, so it is none. */
export function readMileage(text: string): ParsedCell<Distance> {
  if (isEmptyValue(text)) return null
  if (text.length > 60) return { fault: 'non è un numero' }
  const isInMiles = text.search(miles) >= 0
  const bare = amountsInDigits(text).replace(besideDistance, ' ').replace(unitOfDistance, ' ').replace(miles, ' ')
  const inThousands = thousands.exec(bare)?.[1] ?? thousands.exec(text.replace(besideDistance, ' '))?.[1]
  if (inThousands !== undefined) return distance(Number(inThousands.replace(',', '.')) * 1000, isInMiles)
  if (/[<>≥≤+]|(?<![\p{L}])(?:oltre|più\s+di|meno\s+di|sotto|sopra|fino\s+a|over|ab)(?![\p{L}])/iu.test(bare))
    return { fault: 'non dice quanti chilometri sono esattamente' }
  const reading = readNumber(bare, { min: 0, max: maxMileageKm })
  if (reading === null || 'fault' in reading) return reading
  if (Number.isInteger(reading.value)) return distance(reading.value, isInMiles)
  const meant = Math.round(reading.value * 1000)
  return { fault: `i chilometri non hanno decimali: sono forse ${numberText(meant)}?` }
}

function distance(value: number, isInMiles: boolean): ParsedCell<Distance> {
  const km = Math.round(isInMiles ? value * mileKm : value)
  return km > maxMileageKm ? { fault: outside(0, maxMileageKm) } : { value: { km, isConverted: isInMiles } }
}
