import type { SampleQuestion } from './sample-question'

/** How far back the visitors of a result go; the Italian words stand in the address. */
export const periods = {
  tutto: { label: 'Tutto', days: null },
  '90': { label: 'Ultimi 90 giorni', days: 90 },
  '28': { label: 'Ultimi 28 giorni', days: 28 },
  '14': { label: 'Ultimi 14 giorni', days: 14 },
  '7': { label: 'Ultimi 7 giorni', days: 7 },
} as const
export type Period = keyof typeof periods
/** `goal`: the conversion key the chart is about; empty for the first. `sample`: what the calculator is asked. */
export type ResultsQuestion = { period: Period; goal: string; sample: SampleQuestion }

const maxGoalLength = 200
const maxNumberLength = 20
const dayMs = 86_400_000
const italianDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Rome', year: 'numeric', month: '2-digit', day: '2-digit' })

const isPeriod = (text: string): text is Period => Object.hasOwn(periods, text)

export function readResultsQuestion(params: URLSearchParams): ResultsQuestion {
  const period = params.get('periodo') ?? ''
  return {
    period: isPeriod(period) ? period : 'tutto',
    goal: (params.get('obiettivo') ?? '').slice(0, maxGoalLength),
    sample: {
      rate: params.get('tasso')?.slice(0, maxNumberLength) ?? null,
      lift: params.get('effetto')?.slice(0, maxNumberLength) ?? null,
    },
  }
}

/** The Italian day a period begins with, today included; undefined without a beginning. */
export function firstDayOf(period: Period, now: Date): string | undefined {
  const { days } = periods[period]
  if (days === null) return undefined
  const today = Date.parse(italianDay.format(now))
  return new Date(today - (days - 1) * dayMs).toISOString().slice(0, 10)
}
