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
const newCar = /^(?:new|nuov[ao]|da immatricolare|non immatricolat[ao])$/i

/** The month of first registration: «Aprile 2013», «Mag, 2021», «04/2013», «Mar-20», «02-2019», «2019-02-14» or «2021». */
export function readMonth(text: string, latest: Date): ParsedCell<Month> {
  if (isEmptyValue(text) || newCar.test(text.trim())) return null
  const found = parse(text.trim(), latest)
  if (!found) return { fault: 'la data non è leggibile' }
  if (found.year < minYear || (found.month !== null && (found.month < 1 || found.month > 12))) return { fault: 'la data è impossibile' }
  if (found.year * 12 + (found.month ?? 1) - 1 > latest.getUTCFullYear() * 12 + latest.getUTCMonth())
    return { fault: 'la data è nel futuro' }
  return { value: found }
}

function parse(text: string, latest: Date): Month | undefined {
  const iso = /^(\d{4})[-/.](\d{1,2})(?:[-/.]\d{1,2})?(?:[T ].*)?$/.exec(text)
  if (iso) return { year: Number(iso[1]), month: Number(iso[2]) }
  const numeric = /^(?:\d{1,2}[-/.])?(\d{1,2})[-/.](\d{4})$/.exec(text)
  if (numeric) return { year: Number(numeric[2]), month: Number(numeric[1]) }
  if (/^\d{4}$/.test(text)) return { year: Number(text), month: null }
  const named = /^(?:\d{1,2} )?(\p{L}{3,10}) (\d{4}|\d{2})$/u.exec(normaliseText(text))
  const month = beginnings.findIndex((names) => names.some((name) => named?.[1]?.startsWith(name) && isMonthName(named[1])))
  if (!named?.[2] || month < 0) return undefined
  return { year: fullYear(named[2], latest), month: month + 1 }
}

const monthName =
  /^(?:gen(?:naio)?|jan(?:uary|uar)?|feb(?:braio|ruary|ruar)?|mar(?:zo|ch)?|maerz|mrz|apr(?:ile|il)?|mag(?:gio)?|may|mai|giu(?:gno)?|june?|juni|lug(?:lio)?|july?|juli|ago(?:sto)?|aug(?:ust)?|sett?(?:embre)?|sept?(?:ember)?|ott(?:obre)?|o[ck]t(?:ober)?|nov(?:embre|ember)?|dic(?:embre)?|de[cz](?:ember)?)$/
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
