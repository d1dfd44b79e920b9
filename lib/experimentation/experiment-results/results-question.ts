import type { SampleQuestion } from '@/lib/experimentation/experiment-results/statistics/sample-question'
import { italianDay } from '@/lib/kernel/italian/italian-time'
import type { Days } from './results'

/** How far back the visitors of a result go; the Italian words stand in the address. */
export const periods = {
  tutto: { label: 'Tutto', days: null },
  '90': { label: 'Ultimi 90 giorni', days: 90 },
  '28': { label: 'Ultimi 28 giorni', days: 28 },
  '14': { label: 'Ultimi 14 giorni', days: 14 },
  '7': { label: 'Ultimi 7 giorni', days: 7 },
} as const
export type Period = keyof typeof periods
type DateField = { text: string; error?: string }
/** Dates as they were typed. They stand above the period; while one of them is wrong, the period counts. */
export type DateRange = { from: DateField; to: DateField }
/** `goal`: the conversion key the chart is about; empty for the first. `sample`: the input of the calculator. */
export type ResultsQuestion = { period: Period; range: DateRange; goal: string; sample: SampleQuestion }

const maxGoalLength = 200
const maxNumberLength = 20
const maxDateLength = 20
const dayMs = 86_400_000

const isPeriod = (text: string): text is Period => Object.hasOwn(periods, text)

export function readResultsQuestion(params: URLSearchParams): ResultsQuestion {
  const period = params.get('periodo') ?? ''
  return {
    period: isPeriod(period) ? period : 'tutto',
    range: readRange(params.get('dal') ?? '', params.get('al') ?? ''),
    goal: (params.get('obiettivo') ?? '').slice(0, maxGoalLength),
    sample: {
      rate: params.get('tasso')?.slice(0, maxNumberLength) ?? null,
      lift: params.get('effetto')?.slice(0, maxNumberLength) ?? null,
    },
  }
}

/** The Italian days that are requested. */
export function daysOf({ period, range: { from, to } }: Pick<ResultsQuestion, 'period' | 'range'>, now: Date): Days {
  const own = { from: readDay(from.text), to: readDay(to.text) }
  const isUsable = from.error === undefined && to.error === undefined && (own.from !== null || own.to !== null)
  return isUsable ? own : { from: firstDayOf(period, now), to: null }
}

/** What is wrong with the dates; undefined when nothing is. */
export function rangeFault({ from, to }: DateRange): string | undefined {
  return from.error ?? to.error
}

/** The question as an address has it: `dal` and `al` only where they were given. */
export function questionParams({ period, range: { from, to } }: Pick<ResultsQuestion, 'period' | 'range'>): Record<string, string> {
  return { periodo: period, ...(from.text !== '' && { dal: from.text }), ...(to.text !== '' && { al: to.text }) }
}

/** The Italian day a period begins with, today included; null without a beginning. */
function firstDayOf(period: Period, now: Date): string | null {
  const { days } = periods[period]
  if (days === null) return null
  const today = Date.parse(italianDay(now))
  return new Date(today - (days - 1) * dayMs).toISOString().slice(0, 10)
}

function readRange(dal: string, al: string): DateRange {
  const [from, to] = [fieldOf(dal), fieldOf(al)]
  const [first, last] = [readDay(from.text), readDay(to.text)]
  return first !== null && last !== null && last < first ? { from, to: { ...to, error: 'La fine viene prima dell’inizio.' } } : { from, to }
}

function fieldOf(given: string): DateField {
  const text = given.trim().slice(0, maxDateLength)
  return text === '' || readDay(text) !== null ? { text } : { text, error: 'Scrivi un giorno che esiste come 01/03/2026.' }
}

/** «1/3/2026» or «2026-03-01» as the latter; null for what is no day. */
export function readDay(text: string): string | null {
  const italian = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text)
  const day = italian ? `${italian[3]}-${italian[2]?.padStart(2, '0')}-${italian[1]?.padStart(2, '0')}` : text
  if (!/^[12]\d{3}-\d{2}-\d{2}$/.test(day)) return null
  const read = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(day) ? day : null
}
