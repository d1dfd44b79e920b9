import { isEmptyValue, normaliseText, type ParsedCell } from './parsed-cell'

/** A month of a year; without the month when only the year is known. */
export type Month = { year: number; month: number | null }

/** Italian, English and German names all begin with one of these. */
const beginnings = [
  'gen jan',
  'feb',
  'mar mae mrz',
  'apr',
  'mag may mai',
  'giu jun',
  'lug jul',
  'ago aug',
  'set sep',
  'ott oct okt',
  'nov',
  'dic dec dez',
].map((names) => names.split(' '))
const minYear = 1885
const maxLength = 80
const newCar = /^(?:new|nuov[ao]|da immatricolare|non immatricolat[ao])$/i

/** Which of two numbers before a year is the day. */
export type DateOrder = 'dmy' | 'mdy'

/**
 * The month of first registration in whatever form people, portals, databases, spreadsheets and programming languages write it: «Aprile 2013», «04/2013», «3/19»,
 * «15/03/2019 0.00.00», «201903», «III/2019», Excel's 43539, Unix time, «2021» alone. `order`: of days and months where both could be either.
 */
export function readMonth(text: string, latest: Date, order: DateOrder = 'dmy'): ParsedCell<Month> {
  if (isEmptyValue(text) || newCar.test(text.trim())) return null
  const found = text.length > maxLength ? undefined : parse(bareDate(text), latest, order)
  if (!found) return { fault: 'la data non è leggibile' }
  if (found.year < minYear || (found.month !== null && (found.month < 1 || found.month > 12))) return { fault: 'la data è impossibile' }
  if (found.year * 12 + (found.month ?? 1) - 1 > latest.getUTCFullYear() * 12 + latest.getUTCMonth())
    return { fault: 'la data è nel futuro' }
  return { value: found }
}

const label =
  /^(?:ez|imm(?:\.?ne|atr\p{L}*|atricolat[oa]|atricolazione)?|prima\s+imm\p{L}*|data|del|dal|di|anno|reg|first\s+reg\p{L}*)(?![\p{L}])[\s.:]*/iu
const time = /[T ,]\s*\d{1,2}[:.]\d{2}(?:[:.]\d{2}(?:[.,]\d{1,9})?)?\s*(?:z|[ap]\.?m\.?|[+-]\d{2}:?\d{2}|gmt.*|utc.*)?(?:\s*\+\d{4})?$/i

/** Without what stands beside a date: its name, a remark in brackets, a time of day. */
function bareDate(text: string): string {
  return text
    .trim()
    .replace(/^['’]/, '')
    .replace(label, '')
    .replace(/\s*\([^()]*\)\s*$/, '')
    .replace(time, '')
    .replace(/[\s.,;]+$/, '')
    .trim()
}

type Reader = (parts: readonly string[], latest: Date, order: DateOrder) => Month | undefined
const roman = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii']

const forms: readonly (readonly [RegExp, Reader])[] = [
  [/^\/?Date\((-?\d{9,14})(?:[+-]\d{4})?\)?\/?$/i, ([moment = '']) => ofMoment(Number(moment))],
  [/^(\d{13})(?:\.0+)?$/, ([moment = '']) => ofMoment(Number(moment))],
  [/^(\d{10})(?:\.0+)?$/, ([seconds = '']) => ofMoment(Number(seconds) * 1000)],
  [/^([2-5]\d{4})(?:[.,]\d+)?$/, ([days = '']) => ofMoment(excelEpoch + Number(days) * 86_400_000)],
  [/^((?:19|20)\d{2})(\d{2})(?:\d{2})?$/, ([year, month]) => ofNumbers(year, month)],
  [/^(?:\d{2})?(\d{2})((?:19|20)\d{2})$/, ([month, year]) => ofNumbers(year, month)],
  [/^(\d{4})(?:[.,]0+)?$/, ([year]) => ofNumbers(year, undefined)],
  [
    /^(\d{4})[-/. ](\d{1,2})(?:[-/. ](\d{1,2}))?(?:T.*)?$/,
    ([year, month, day]) => ofNumbers(year, Number(month) > 12 && day !== undefined ? day : month),
  ],
  [
    /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d{2})$/,
    ([first, second, year = ''], latest, order) => ofNumbers(String(fullYear(year, latest)), monthOfTwo(first, second, order)),
  ],
  [/^(\d{1,2})\s?[-/. ]\s?(\d{4}|\d{2})$/, ([month, year = ''], latest) => ofNumbers(String(fullYear(year, latest)), month)],
  [
    /^([ivx]{1,4})[-/. ]+(\d{4}|\d{2})$/i,
    ([number = '', year = ''], latest) => {
      const month = roman.indexOf(number.toLowerCase()) + 1
      return month === 0 ? undefined : { year: fullYear(year, latest), month }
    },
  ],
]

/** Excel's day 0: it counts a 29 February 1900 that never was. */
const excelEpoch = Date.UTC(1899, 11, 30)

function parse(text: string, latest: Date, order: DateOrder): Month | undefined {
  for (const [form, read] of forms) {
    const parts = form.exec(text)
    if (parts) return read(parts.slice(1), latest, order)
  }
  const saysMonthTwice = /\p{L}.*\d{1,2}[-/.]\d{4}$/u.test(text)
  return saysMonthTwice ? undefined : ofWords(normaliseText(text).split(' '), latest)
}

function ofMoment(milliseconds: number): Month | undefined {
  const date = new Date(milliseconds)
  return Number.isNaN(date.getTime()) ? undefined : { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1 }
}

function ofNumbers(year: string | undefined, month: string | undefined): Month {
  return { year: Number(year), month: month === undefined ? null : Number(month) }
}

/** A number beyond 12 is the day, whatever the order. */
function monthOfTwo(first: string | undefined, second: string | undefined, order: DateOrder): string | undefined {
  if (Number(first) > 12) return second
  return Number(second) > 12 || order === 'mdy' ? first : second
}

const otherWords = /^(?:lun|mar|mer|gio|ven|sab|dom|mon|tue|wed|thu|fri|sat|sun|mo|di|mi|do|fr|sa|so|de|del|of|gmt|utc|cet|cest)\p{L}*$/u

/** «15 mar. 2019», «Fri Mar 15 2019», «marzo ’19»: a month by its name, a year, perhaps days. */
function ofWords(words: readonly string[], latest: Date): Month | undefined {
  if (words.length > 8) return undefined
  const names = words.filter((word) => isMonthName(word))
  const name = names.at(-1)
  const year = words.findLast((word) => /^\d{4}$/.test(word)) ?? words.findLast((word) => /^\d{2}$/.test(word))
  const isClear = words.every((word) => isMonthName(word) || otherWords.test(word) || /^(?:\d{1,2}|\d{4})$/.test(word))
  const month = beginnings.findIndex((begun) => begun.some((beginning) => name?.startsWith(beginning)))
  return name === undefined || year === undefined || month < 0 || !isClear ? undefined : { year: fullYear(year, latest), month: month + 1 }
}

const monthName =
  /^(?:gen(?:naio)?|jan(?:uary|uar)?|feb(?:braio|ruary|ruar)?|mar(?:zo|ch|z)?|maerz|mrz|apr(?:ile|il)?|mag(?:gio)?|may|mai|giu(?:gno)?|june?|juni|lug(?:lio)?|july?|juli|ago(?:sto)?|aug(?:ust)?|sett?(?:embre)?|sept?(?:ember)?|ott(?:obre)?|o[ck]t(?:ober)?|nov(?:embre|ember)?|dic(?:embre)?|de[cz](?:ember)?)$/
function isMonthName(word: string): boolean {
  return monthName.test(word)
}

/** Two digits mean the latest such year that is not in the future. */
function fullYear(digits: string, latest: Date): number {
  if (digits.length === 4) return Number(digits)
  const year = 2000 + Number(digits)
  return year > latest.getUTCFullYear() ? year - 100 : year
}

/** As the table stores it. A year alone stands as its January. */
export function firstDay({ year, month }: Month): Date {
  return new Date(Date.UTC(year, (month ?? 1) - 1, 1))
}
