import { monthNames } from '@/lib/kernel/italian/date-text'
import { monthIn } from '@/lib/kernel/italian/written-month'
import type { Token } from './tokens'

/** A month of a year and where it ends; `month` is null of one that cannot be («13/2019»). */
type DateInSentence = { year: number; month: number | null; end: number }

const numeric = /^(?:\d\d?\/){1,2}(?:19|20)\d\d$|^(?:19|20)\d\d\/(?:0?[1-9]|1[0-2])(?:\/\d\d?)?$/
/** «3/19»: only where a word says that a date follows. */
const short = /^(?:0?[1-9]|1[0-2])\/\d\d$/
const beforeDate = /^(?:da|dal|dall|del|dell|di|nel|anno|imm\w*|immatricol\w*|immatricolazione|dopo|prima|entro|revisione)$/
const abbreviations = monthNames.map((name) => name.slice(0, 3))

/** «05/2019», «15/03/2019», «2019-03», «da 3/19», «marzo 2019», «15 marzo 2019», «mar-19», «marzo ’19». */
export function dateAt(tokens: readonly Token[], at: number): DateInSentence | undefined {
  return inNumbers(tokens, at) ?? inWords(tokens, at)
}

function inNumbers(tokens: readonly Token[], at: number): DateInSentence | undefined {
  const first = tokens[at]
  if (first?.value === undefined) return undefined
  for (const length of [3, 2, 1]) {
    const parts = tokens.slice(at, at + length)
    const isWhole = parts.length === length && parts.slice(1).every(({ gap }) => /^[-./]$/.test(gap))
    const text = isWhole
      ? parts
          .map(({ raw }) => raw)
          .join('/')
          .replaceAll('.', '/')
      : ''
    const isShort = short.test(text) && length === 2 && beforeDate.test(tokens[at - 1]?.text ?? '')
    if (numeric.test(text) || isShort) return possible(text, at + length)
  }
  const year = tokens[at + 1]
  const isSpaced =
    /^(?:0[1-9]|1[0-2])$/.test(first.raw) && year?.gap === ' ' && /^(?:19|20)\d\d$/.test(year.raw) && first.raw.startsWith('0')
  return isSpaced ? possible(`${first.raw}/${year.raw}`, at + 2) : undefined
}

function inWords(tokens: readonly Token[], at: number): DateInSentence | undefined {
  const day = tokens[at]?.value
  const isDay = day !== undefined && Number.isInteger(day) && day >= 1 && day <= 31
  const named = isDay ? at + 1 : at
  const name = tokens[named]?.text ?? ''
  const year = tokens[named + 1]
  const isFull = monthNames.some((one) => one === name)
  if (!year || (!isFull && !abbreviations.includes(name))) return undefined
  const isYear = /^(?:19|20)\d\d$/.test(year.raw)
  const isShort = /^\d\d$/.test(year.raw) && !isDay && (isFull ? /^[ -]?['’‘]?$|^ ['’‘]$/.test(year.gap) : /^[-/]$/.test(year.gap))
  return isYear || isShort ? possible(`${name} ${year.raw}`, named + 2) : undefined
}

function possible(text: string, end: number): DateInSentence | undefined {
  const date = monthIn(text, { latestYear: 2049 })
  if (!date) return undefined
  const { year, month } = date
  return { year, month: month !== null && month >= 1 && month <= 12 ? month : null, end }
}
