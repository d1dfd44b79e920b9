import { otherCurrencyIn } from '@/lib/market/stock-import/cells/price-text'
import { readYesNo } from '@/lib/market/stock-import/cells/yes-no'
import type { Aspect } from './aspects'
import type { Column } from './column'

/** How many cells prove the first reading of an aspect, how many the second; how many could be either. `words`: of yes and no. */
export type Counts = {
  first: number
  second: number
  open: number
  words?: readonly string[]
  isGroupingOnly?: boolean
  hasThreeDecimals?: boolean
}
type Counter = (texts: readonly string[], column: Column) => Counts

const twoNumbers = /^\s*(?:\p{L}{2,4}[.:]?\s*)?(\d{1,2})[-/. ](\d{1,2})[-/. ](?:\d{4}|\d{2})(?!\d)/u

/** A day beyond 12 proves the order; two different numbers up to 12 could be either. */
export function dayAndMonthOf(text: string): 'dmy' | 'mdy' | 'open' | undefined {
  const [first = 0, second = 0] = twoNumbers.exec(text)?.slice(1, 3).map(Number) ?? []
  if (first === second || Math.min(first, second) === 0 || Math.min(first, second) > 12 || Math.max(first, second) > 31) return undefined
  if (first > 12) return 'dmy'
  return second > 12 ? 'mdy' : 'open'
}

const bareNumber = /(?<![\p{L}])(?:eur(?:o)?|km|l)(?![\p{L}])|[€\s'’]|,-+$/giu

/** What a number shows of its signs: that the one stands before decimals, or (weakly) that the other stands between thousands. */
function signIn(text: string, fewestDigits: number): 'comma' | 'point' | 'threeComma' | 'threePoint' | 'dots' | 'commas' | undefined {
  const number = text.replace(bareNumber, '')
  if (/^\d{1,3}\.\d{3}$/.test(number)) return 'dots'
  if (/^\d{1,3},\d{3}$/.test(number)) return 'commas'
  if (/^\d{1,3}(?:\.\d{3})+,\d{1,2}$|^\d{1,3}(?:\.\d{3}){2,}$/.test(number)) return 'comma'
  if (/^\d{1,3}(?:,\d{3})+\.\d{1,2}$|^\d{1,3}(?:,\d{3}){2,}$/.test(number)) return 'point'
  const [, whole = '', sign, decimals = ''] = /^(\d+)([.,])(\d+)$/.exec(number) ?? []
  if (sign === undefined || whole.length < fewestDigits) return undefined
  if (decimals.length > 2) return sign === ',' ? 'threeComma' : 'threePoint'
  return sign === ',' ? 'comma' : 'point'
}

const decimalSign: Counter = (texts, column) => {
  const fewestDigits = column === 'consumption' ? 1 : column === 'mileage' ? 4 : 3 // «38.87» km and «8.9» € were thousands once
  const counts = { comma: 0, point: 0, threeComma: 0, threePoint: 0, dots: 0, commas: 0 }
  for (const text of texts) {
    const found = signIn(text, fewestDigits)
    if (found !== undefined) counts[found] += 1
  }
  const [comma, point] = [counts.comma + counts.threeComma, counts.point + counts.threePoint]
  if (comma + point === 0) {
    const isMixed = counts.dots > 0 && counts.commas > 0 // each is thousands: no amount has three decimals
    return { first: isMixed ? 0 : counts.dots, second: isMixed ? 0 : counts.commas, open: 0, isGroupingOnly: true }
  }
  // Where numbers have three decimals, «900.000» may have them too.
  const first = comma + (counts.threePoint > 0 ? 0 : counts.dots) + (counts.threeComma > 0 ? counts.commas : 0)
  const second = point + (counts.threeComma > 0 ? 0 : counts.commas) + (counts.threePoint > 0 ? counts.dots : 0)
  return { first, second, open: 0, hasThreeDecimals: counts.threeComma + counts.threePoint > 0 }
}

/** Counts the cells for which one of two questions holds and not the other; cells with digits alone are open. */
function counter(isFirst: (text: string) => boolean, isSecond: (text: string) => boolean): Counter {
  return (texts) => {
    const counts = { first: 0, second: 0, open: 0 }
    for (const text of texts) {
      if (!/\d/.test(text)) continue
      const [first, second] = [isFirst(text), isSecond(text)]
      if (first !== second) counts[first ? 'first' : 'second'] += 1
      else if (!first) counts.open += 1
    }
    return counts
  }
}

const matches = (pattern: RegExp) => (text: string) => pattern.test(text)

export const namesEuro = matches(/€|(?<![\p{L}])euro?(?![\p{L}])/iu)
export const namesKilometres = matches(/(?<![\p{L}])(?:kms?|chilometri|kilometri|kilometer)(?![\p{L}])/iu)
export const namesMiles = matches(/(?<![\p{L}])(?:miles?|miglia|mls|mi)(?![\p{L}])/iu)
export const namesKilowatts = matches(/k\s?w(?!h)/i)
export const namesHorses = matches(/(?:cv|hp|ps|bhp)\b/i)

export const countersOf: Readonly<Record<Aspect, Counter>> = {
  dateOrder: (texts) => {
    const found = texts.map(dayAndMonthOf)
    const count = (wanted: string) => found.filter((one) => one === wanted).length
    return { first: count('dmy'), second: count('mdy'), open: count('open') }
  },
  decimalSign,
  currency: counter(namesEuro, (text) => otherCurrencyIn(text) !== undefined),
  distanceUnit: counter(namesKilometres, namesMiles),
  powerUnit: counter(namesKilowatts, namesHorses),
  yesNo: (texts) => {
    const words = texts.filter((text) => readYesNo(text) !== null)
    const named = (wanted: boolean) => words.find((text) => readYesNo(text) === wanted) ?? ''
    return { first: words.length, second: 0, open: 0, words: [named(true), named(false)] }
  },
}
