/** A month of a year; without the month when only the year is known. */
export type Month = { year: number; month: number | null }

/** Which of two numbers before a year is the day. */
export type DateOrder = 'dmy' | 'mdy'

/** `latestYear`: two digits mean the latest such year that is not after it. `isFromProgram`: databases, spreadsheets and programming languages may have written it. */
export type MonthOptions = { latestYear: number; order?: DateOrder; isFromProgram?: boolean }

/** Italian, English, German and French names all begin with one of these. */
const beginnings = [
  'gen jan',
  'feb fev',
  'mar mae mrz mrt',
  'apr avr',
  'mag may mai',
  'giu jun juin',
  'lug jul juil',
  'ago aug aou',
  'set sep',
  'ott oct okt',
  'nov',
  'dic dec dez',
].map((names) => names.split(' '))
const maxLength = 80

const label =
  /^(?:(?:ez|erstzulassung|imm(?:\.?ne|atr\p{L}*|atricolat[oa]|atricolazione)?|(?:prima|1\s?[aª])\s+imm\p{L}*|data|del|dal|da|di|a|ad|nel|in|anno|reg|first\s+reg\p{L}*|n)(?![\p{L}])[\s.:°]*){1,3}/iu
const time =
  /[T ,]\s*\d{1,2}[:.]\d{2}(?:[:.]\d{2}(?:[.,]\d{1,9})?)?\s*(?:z(?:\[\p{L}+\])?|[ap]\.?m\.?|[+-]\d{2}(?::?\d{2})?|gmt.*|utc.*)?(?:\s*\+\d{4})?$/iu

/** The date without what stands beside it: its name, a remark in brackets, a time of day. */
function bareDate(text: string): string {
  return text
    .replace(/\p{Cf}/gu, '')
    .trim()
    .replace(/^['’"]+|"$/g, '')
    .replace(label, '')
    .replace(/(?<=^\d{4}\s?)\(([^()\d]{3,12})\)\s*$/, ' $1') // «2019 (marzo)»
    .replace(/(?<![a-z])\s*\([^()]*\)\s*$/i, '')
    .replace(time, '')
    .replace(/(?<=^\d{4}-\d{2}-\d{2})(?:[+-]\d{2}:\d{2}|z|-\d{2}\.\d{2}\.\d{2}(?:\.\d+)?)$/i, '') // a zone without a time; DB2's moments
    .replace(/\s+-\s+\d{1,2}\s+ann[io]$/i, '')
    .replace(/[\s.,;–-]+$/, '')
    .trim()
}

type Reader = (parts: readonly string[], latestYear: number, order: DateOrder) => Month | undefined
const roman = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii']

const programForms: readonly (readonly [RegExp, Reader])[] = [
  [/^(?:new\s+)?\/?Date\((-?\d{9,14})(?:[+-]\d{4})?\)?\/?$/i, ([moment = '']) => ofMoment(Number(moment))],
  [
    /^(?:new\s+)?(?:[a-z_.]{1,20}\.)?(?:date|datetime|timestamp)\(['"]?(\d{4})[-, ]+(\d{1,2})(?:[-, ]+\d{1,2})?(?![\d-])[^()]{0,30}\)?$/i,
    ([year, month]) => ofNumbers(year, month),
  ],
  [/^(\d{13})(?:\.0+)?$/, ([moment = '']) => ofMoment(Number(moment))],
  [/^(\d{9,10})(?:\.0+)?$/, ([seconds = '']) => ofMoment(Number(seconds) * 1000)],
  [/^([2-5]\d{4})(?:[.,]\d+)?$/, ([days = '']) => ofMoment(excelEpoch + Number(days) * 86_400_000)],
  [/^((?:19|20)\d{2})(\d{2})(?:\d{2}(?:T?\d{6}Z?)?)?$/, ([year, month]) => ofNumbers(year, month)],
  [/^(?:\d{2})?(\d{2})((?:19|20)\d{2})$/, ([month, year]) => ofNumbers(year, month)],
]

const typedForms: readonly (readonly [RegExp, Reader])[] = [
  [/^(\d{1,4})(?:[.,]0+)?$/, ([year]) => ofNumbers(year, undefined)],
  [
    /^(\d{4})[-/. _,|\\]\s?(\d{1,2})(?:[-/. _]\s?(\d{1,2}))?(?:T.*)?$/,
    ([year, month, day]) => ofNumbers(year, Number(month) > 12 && day !== undefined ? day : month),
  ],
  [
    /^(\d{1,2})[-/. _]\s?(\d{1,2})[-/. _]\s?(\d{4}|\d{2})$/,
    ([first, second, year = ''], latestYear, order) => ofNumbers(String(fullYear(year, latestYear)), monthOfTwo(first, second, order)),
  ],
  [/^(\d{1,2})\s?[-/., _|\\]\s?(\d{4}|\d{2})$/, ([month, year = ''], latestYear) => ofNumbers(String(fullYear(year, latestYear)), month)],
  [
    /^(?:\d{1,2}[-/. ])?([ivx]{1,4})[-/. ]+(\d{4}|\d{2})$/i,
    ([number = '', year = ''], latestYear) => {
      const month = roman.indexOf(number.toLowerCase()) + 1
      return month === 0 ? undefined : { year: fullYear(year, latestYear), month }
    },
  ],
]

/** Excel's day 0: it counts a 29 February 1900 that never was. */
const excelEpoch = Date.UTC(1899, 11, 30)

/** The month that a text says; undefined where it says none. The caller checks whether there can be such a month. */
export function monthIn(text: string, { latestYear, order = 'dmy', isFromProgram = false }: MonthOptions): Month | undefined {
  if (text.length > maxLength) return undefined
  const bare = bareDate(text)
  for (const [form, read] of isFromProgram ? [...programForms, ...typedForms] : typedForms) {
    const parts = form.exec(bare)
    if (parts) return read(parts.slice(1), latestYear, order)
  }
  const saysMonthTwice = /\p{L}.*\d{1,2}[-/.]\d{4}$/u.test(bare)
  return saysMonthTwice ? undefined : ofWords(plainWords(bare), latestYear)
}

function plainWords(text: string): string[] {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/(?<=\d)(?:st|nd|rd|th|er|º|°)(?![\p{L}\p{N}])/gu, '')
    .replace(/(?<=\d)(?=\p{L})|(?<=\p{L})(?=\d)/gu, ' ')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
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
function ofWords(words: readonly string[], latestYear: number): Month | undefined {
  if (words.length > 8) return undefined
  const names = words.filter((word) => isMonthName(word))
  const name = names.at(-1)
  const year = words.findLast((word) => /^\d{4}$/.test(word)) ?? words.findLast((word) => /^\d{2}$/.test(word))
  const isClear = words.every((word) => isMonthName(word) || otherWords.test(word) || /^(?:\d{1,2}|\d{4})$/.test(word))
  const month = beginnings.findIndex((begun) => begun.some((beginning) => name?.startsWith(beginning)))
  return name === undefined || year === undefined || month < 0 || !isClear
    ? undefined
    : { year: fullYear(year, latestYear), month: month + 1 }
}

const monthName =
  /^(?:gen(?:naio)?|jan(?:uary|uar|vier|v)?|feb(?:braio|ruary|ruar)?|fev(?:rier|r)?|mar(?:zo|ch|z|s)?|maerz|mrz|mrt|apr(?:ile|il)?|avr(?:il)?|mag(?:gio)?|may|mai|giu(?:gno)?|june?|juni|juin|lug(?:lio)?|july?|juli|juil(?:let)?|ago(?:sto)?|aug(?:ust)?|aou(?:t)?|sett?(?:embre)?|sept?(?:ember|embre)?|ott(?:obre)?|o[ck]t(?:ober|obre)?|nov(?:embre|ember)?|dic(?:embre)?|de[cz](?:ember|embre)?)$/
function isMonthName(word: string): boolean {
  return monthName.test(word)
}

/** The year in full: two digits mean the latest such year that is not in the future. */
function fullYear(digits: string, latestYear: number): number {
  if (digits.length === 4) return Number(digits)
  const year = 2000 + Number(digits)
  return year > latestYear ? year - 100 : year
}
