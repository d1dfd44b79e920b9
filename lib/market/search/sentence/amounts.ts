import { spokenNumber } from '@/lib/kernel/italian/spoken-number'
import { type Limit, limitWords, limitWordsAfter, namedUnits, type Unit, unitWords } from './amount-words'
import { dateAt } from './date-at'
import { longest } from './longest-phrase'
import type { Token } from './tokens'
import { fullYear, isPossibleYear, isYear } from './years'

/** A number, or a range from `low` to `value`, with what it measures. */
export type Amount = { value: number; low: number | null; limit: Limit | null; unit: Unit; month?: number; at: number; length: number }

export type Written = { value: number; end: number; scaled: boolean; digits: number; month?: number }

const maxArticles = 3
const articles = new Set(['i', 'gli', 'le', 'la', 'lo', 'l', 'il', 'ai', 'a', 'al', 'alle', 'agli', 'un', 'una', 'di', 'dei', 'ad'])
export const minPrice = 500
const minPlainPrice = 100
/** «duemila trenta» may be a year, «duemila quaranta» is none for long. */
const mostYearsSpoken = 30
const maxYearsOfAge = 70
/** «2cv» is a Citroën. */
const minCv = 5

/** The amount that begins here and says what it is: by a unit, a limit, a name before it, a range, or because it is a year with its preposition. */
export function amountAt(tokens: readonly Token[], at: number, thisYear: number): Amount | null {
  const decade = decadeAt(tokens, at)
  if (decade) return decade
  const name = longest(tokens, at, namedUnits)
  const limitFrom = at + (name?.length ?? 0)
  const limitAt = longest(tokens, limitFrom, limitWords) ? limitFrom : skipArticles(tokens, limitFrom) // «a partire da» begins like an article
  const limit = longest(tokens, limitAt, limitWords)
  let start = skipArticles(tokens, limitAt + (limit?.length ?? 0))
  if (limit && limit.value !== 'exactly' && isText(tokens, start, 'del')) start += 1
  const money = isText(tokens, start, 'euro')
  if (money) start += 1
  const first = numberAt(tokens, start)
  if (!first) return null
  const named = money && (!name || baseUnits[name.value] !== 'euro') ? 'euro' : (name?.value ?? null)
  if (start > at && !limit && !named) return null
  return complete(tokens, { at, named, limit: limit?.value ?? null, first, thisYear })
}

type Begun = { at: number; named: Unit | null; limit: Limit | null; first: Written; thisYear: number }

function complete(tokens: readonly Token[], begun: Begun): Amount | null {
  const { at, named, first, thisYear } = begun
  const second = secondNumber(tokens, begun)
  const last = second ?? first
  const unit = isYear(last, thisYear) && isNamedNext(tokens, last.end) ? undefined : unitAt(tokens, last.end)
  const afterUnit = last.end + (unit?.length ?? 0)
  const open = begun.limit === null || begun.limit === 'from' || begun.limit === 'exactly'
  const after = open && !second ? limitAfter(tokens, afterUnit) : undefined
  const limit = second ? null : (after?.value ?? begun.limit)
  const kind = refined(named, unit?.value) ?? unitOf(begun, last, second !== null, after !== undefined)
  if (kind === null || (last.value === 0 && kind !== 'anticipo' && kind !== 'co2')) return null
  if ((begun.limit === 'exactly' && kind !== 'anno') || ((kind === 'euro' || kind === 'chiavi') && last.value < minPlainPrice)) return null
  if (kind === 'chiavi' && limit === null && !second && isYear(last, thisYear)) return null
  const inYears = (written: Written) => (kind === 'anno' ? fullYear(written.value, thisYear) : written.value)
  if (kind === 'anno' && !isPossibleYear(inYears(last), thisYear)) return null
  if (kind === 'anni' && last.value > maxYearsOfAge) return null
  if (kind === 'cv' && last.value < minCv) return null
  const low = second ? inYears(sameScale(first, second)) : null
  const length = afterUnit + (after?.length ?? 0) - at
  return {
    value: Math.max(inYears(last), low ?? 0),
    low: low === null ? null : Math.min(low, inYears(last)),
    limit,
    unit: kind,
    ...(kind === 'anno' && !second && monthOf(first)),
    at,
    length,
  }
}

export function monthOf({ month }: Written): { month?: number } {
  return month === undefined ? {} : { month }
}

/** «autonomia 400 km» is no mileage: the name says more than the unit. */
function refined(named: Unit | null, unit: Unit | undefined): Unit | null {
  if (named === null || unit === undefined) return unit ?? named
  if (named === 'garanzia_mesi') return unit === 'anni' ? 'garanzia_anni' : unit === 'mesi' ? named : unit
  return unit === baseUnits[named] ? named : unit
}

const baseUnits: Partial<Record<Unit, Unit>> = {
  autonomia: 'km',
  raggio: 'km',
  anticipo: 'euro',
  canone: 'euro',
  chiavi: 'euro',
  portata: 'kg',
}

/** Guesses the unit of an amount without one: years look like years, prices are not small. */
function unitOf({ limit, first, thisYear }: Begun, last: Written, isRange: boolean, isLimitedAfter: boolean): Unit | null {
  if (limit === null && !isRange && !isLimitedAfter) return null
  if (isYear(last, thisYear) && (!isRange || isYear(first, thisYear))) return 'anno'
  const byYear = limit === 'exactly' || limit === 'from' || limit === 'after' || limit === 'before'
  if (byYear && last.digits === 2 && !isRange && isPossibleYear(fullYear(last.value, thisYear), thisYear)) return 'anno'
  return limit !== 'exactly' && (last.scaled || last.value >= minPrice) ? 'euro' : null
}

/** «tra 5 e 10mila», «dal 2018 al 2020», «2018-2020», «5/10mila». */
function secondNumber(tokens: readonly Token[], { limit, first, thisYear }: Begun): Written | null {
  const next = tokens[first.end]
  if (!next) return null
  if (limit === 'between' || limit === 'from') {
    const middle = limit === 'between' ? ['e', 'ed', 'a', 'ai'] : ['a', 'ad', 'al', 'ai', 'alle', 'agli', 'all', 'fino', 'sino', 'e']
    const unit = middle.includes(next.text) ? undefined : unitAt(tokens, first.end)
    const joint = first.end + (unit?.length ?? 0)
    const start = skipArticles(tokens, joint + 1)
    if (middle.includes(tokens[joint]?.text ?? '') && !(tokens[joint]?.text === 'e' && limit === 'from')) return afterEuro(tokens, start)
  }
  const other = next.text === 'o' && isYear(first, thisYear) ? numberAt(tokens, first.end + 1) : null
  if (other && isYear(other, thisYear) && Math.abs(other.value - first.value) === 1) return other
  const dearer = next.text === 'o' ? numberAt(tokens, first.end + 1) : null
  if (dearer && dearer.value > first.value && first.value >= minPlainPrice && unitAt(tokens, dearer.end)?.value === 'euro') return dearer
  if (!/^\s*[-–—/]\s*$/.test(next.gap) || first.value === 0) return null
  const second = numberAt(tokens, first.end)
  if (!second || second.value < first.value || (!second.scaled && second.digits < first.digits)) return null
  const meansYears = isYear(first, thisYear) === isYear(second, thisYear)
  return meansYears &&
    (isYear(first, thisYear) || second.scaled || unitAt(tokens, second.end) !== undefined || limit !== null || second.value >= 1000)
    ? second
    : null
}

function afterEuro(tokens: readonly Token[], at: number): Written | null {
  return numberAt(tokens, isText(tokens, at, 'euro') ? at + 1 : at)
}

/** Scales the first number like the second: in «tra 5 e 10mila» the five are thousands too. */
function sameScale(first: Written, second: Written): Written {
  const inThousands = second.scaled || (second.value >= 1000 && second.value % 1000 === 0 && first.value < 100)
  return inThousands && !first.scaled && first.value < 1000 && first.value * 1000 <= second.value * 10
    ? { ...first, value: first.value * 1000 }
    : first
}

/** Digits or words, times a thousand where «k» or «mila» follows. */
export function numberAt(tokens: readonly Token[], at: number): Written | null {
  const token = tokens[at]
  if (!token) return null
  const date = dateAt(tokens, at)
  if (date) return date.month === null ? null : { value: date.year, end: date.end, scaled: false, digits: 4, month: date.month }
  const value = token.value ?? spokenNumber(token.text)
  if (value === undefined) return null
  const next = tokens[at + 1]
  if (next && /^(k|mila|mil|mille)$/.test(next.text) && value < 1000)
    return withHundreds(tokens, { value: value * 1000, end: at + 2, scaled: true, digits: 0 })
  if (
    next &&
    /^\d{3}$/.test(next.raw) &&
    next.gap === ' ' &&
    /^\d{1,3}$/.test(token.raw) &&
    (next.raw === '000' || unitAt(tokens, at + 2)?.value === 'euro')
  )
    return { value: value * 1000 + (next.value ?? 0), end: at + 2, scaled: true, digits: 0 }
  const isSpokenYear = token.value === undefined && value > 1900 && value < 2100 && value % 100 !== 0
  const plain = isSpokenYear ? 4 : /^\d+$/.test(token.raw) ? token.raw.length : 0
  const written = { value, end: at + 1, scaled: plain === 0 && value >= 1000, digits: plain }
  return token.value === undefined && value % 1000 === 0 && value > 0 ? withHundreds(tokens, written) : written
}

/** «12 mila e 500», «dodicimila e cinquecento», «dodicimila cinquecento»: unless the hundreds measure something else. */
function withHundreds(tokens: readonly Token[], thousands: Written): Written {
  const inYear = thousands.value === 2000 ? spokenNumber(tokens[thousands.end]?.text ?? '') : undefined
  if (inYear !== undefined && inYear <= mostYearsSpoken && !tokens[thousands.end + 1]?.text.startsWith('mila'))
    return { value: 2000 + inYear, end: thousands.end + 1, scaled: false, digits: 4 } // «duemila diciotto»
  const isJoined = isText(tokens, thousands.end, 'e')
  const at = thousands.end + (isJoined ? 1 : 0)
  const token = tokens[at]
  const isPlain = token?.gap === ' ' && (token.value === undefined || unitAt(tokens, at + 1)?.value === 'euro')
  if (!isJoined && !isPlain) return thousands // «panda 12 mila 500» may be a Fiat 500
  const hundreds = token?.value ?? spokenNumber(token?.text ?? '')
  if (hundreds === undefined || hundreds < 100 || hundreds > 999 || hundreds % 10 !== 0) return thousands
  const unit = unitAt(tokens, at + 1)?.value
  return unit === undefined || unit === 'euro' || unit === 'chiavi' || unit === 'km'
    ? { ...thousands, value: thousands.value + hundreds, end: at + 1 }
    : thousands
}

/** «anni 80», «anni '90», «anni ottanta». */
function decadeAt(tokens: readonly Token[], at: number): Amount | null {
  const first = isText(tokens, at, 'degli') || isText(tokens, at, 'dagli') ? at + 1 : at
  if (!isText(tokens, first, 'anni')) return null
  const number = numberAt(tokens, first + 1)
  const decade = number && number.value % 10 === 0 && number.value >= 10 && number.value < 100 ? 1900 + number.value : 0
  return number && decade >= 1920 ? { value: decade + 9, low: decade, limit: null, unit: 'anno', at, length: number.end - at } : null
}

/** «500 euro 6» is no price: a class of emissions follows. */
function unitAt(tokens: readonly Token[], at: number): { value: Unit; length: number } | undefined {
  const found = longest(tokens, at, unitWords)
  const unit =
    found && /anno$/.test(textAt(tokens, at + found.length - 1)) && isYearNext(tokens, at + found.length)
      ? shorter(tokens, at, found)
      : found
  const token = tokens[at]
  if (!unit || !token) return undefined
  if (/^(e|p|q|t|m|g)$/.test(token.text) && token.gap !== '' && unit.length === 1 && token.text !== 'q' && token.text !== 'm')
    return undefined
  const follows = tokens[at + 1]
  if (unit.value === 'anni' && decadeAt(tokens, at)) return undefined
  const isClass =
    token.text === 'euro' && unit.length === 1 && follows !== undefined && /^([0-6][a-e]?|sei|cinque|quattro|vi|v)$/.test(follows.text)
  return isClass && !unitWords.has(tokens[at + 2]?.text ?? '') ? undefined : unit
}

/** Whether the unit belongs to what follows: in «dal 2014 al 2018 km 100000» the kilometres do. */
function isNamedNext(tokens: readonly Token[], at: number): boolean {
  return longest(tokens, at, namedUnits)?.length === 1 && (tokens[at + 1]?.value ?? 0) >= 1000
}

/** Whether the next number is a year with its word before it, as in «120000 km anno 2014». */
function isYearNext(tokens: readonly Token[], at: number): boolean {
  const limit = longest(tokens, at, limitWords)
  const number = tokens[skipArticles(tokens, at + (limit?.length ?? 0))]
  return /^(?:19|20)\d\d$/.test(number?.raw ?? '')
}

function shorter(tokens: readonly Token[], at: number, { length }: { length: number }): { value: Unit; length: number } | undefined {
  return length > 1 ? longest(tokens.slice(0, at + length - 1), at, unitWords) : undefined
}

function textAt(tokens: readonly Token[], at: number): string {
  return tokens[at]?.text ?? ''
}

/** Finds a limit behind an amount, unless another amount begins: in «10000 euro max 80000 km» it belongs to the kilometres. */
function limitAfter(tokens: readonly Token[], at: number): { value: Limit; length: number } | undefined {
  const found = longest(tokens, at, limitWordsAfter)
  if (!found) return undefined
  return numberAt(tokens, skipArticles(tokens, at + found.length)) === null ? found : undefined
}

function skipArticles(tokens: readonly Token[], at: number): number {
  let next = at
  while (next < at + maxArticles && articles.has(tokens[next]?.text ?? '')) next += 1
  return next
}

function isText(tokens: readonly Token[], at: number, text: string): boolean {
  return tokens[at]?.text === text
}
