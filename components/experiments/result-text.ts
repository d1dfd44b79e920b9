import type { Verdict } from '@/lib/experimentation/experiment-results/judge-goals'
import type { GoalRole } from '@/lib/experimentation/experiment-results/statistics/error-shares'
import { ratioOf } from '@/lib/experimentation/experiment-results/statistics/goal-ratios'
import type { MeasureKind } from '@/lib/experimentation/experiment-results/statistics/per-visitor'

const points = new Intl.NumberFormat('it-IT', { minimumFractionDigits: 2, maximumFractionDigits: 2, signDisplay: 'exceptZero' })
const percent = new Intl.NumberFormat('it-IT', { style: 'percent', minimumFractionDigits: 2, maximumFractionDigits: 2 })
const change = new Intl.NumberFormat('it-IT', {
  style: 'percent',
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
  signDisplay: 'exceptZero',
  useGrouping: 'always',
})
const euro = new Intl.NumberFormat('it-IT', { style: 'currency', currency: 'EUR' })
const figure = new Intl.NumberFormat('it-IT', { minimumFractionDigits: 3, maximumFractionDigits: 3 })
const chance = new Intl.NumberFormat('it-IT', { minimumFractionDigits: 3, maximumFractionDigits: 3 })

/** «4,25%»; a dash without visitors. */
export function rateText(rate: number | null): string {
  return rate === null ? '–' : percent.format(rate)
}

/** «+1,25», in percentage points. */
export function pointsText(difference: number): string {
  return points.format(difference * 100).replace('-', '−')
}

/** «+12,5%», what a rate changes by in proportion. */
export function liftText(lift: number): string {
  return change.format(lift).replace('-', '−')
}

/** «da −1,0% a +12,5%». */
export function liftRange({ low, high }: { low: number; high: number | null }): string {
  return high === null ? `almeno ${liftText(low)}, senza un massimo` : `da ${liftText(low)} a ${liftText(high)}`
}

export const roleLabels: Record<GoalRole, string> = {
  primary: 'Obiettivo principale',
  secondary: 'Obiettivo secondario',
  guardrail: 'Salvaguardia',
}

const measureLabels: Record<MeasureKind, string> = {
  times: 'Volte',
  ratio: 'Rapporto',
  revenue: 'Ricavo',
  reckoned: 'Valore stimato',
  value: 'Valore degli eventi',
}

/** «Volte», «Per annuncio aperto». */
export function measureLabel(kind: MeasureKind, goal: string): string {
  return (kind === 'ratio' && ratioOf(goal)?.label) || measureLabels[kind]
}

/** «0,42 €» of cents, «0,125» of anything else. */
export function measureText(kind: MeasureKind, mean: number): string {
  return (kind === 'revenue' || kind === 'reckoned' ? euro.format(mean / 100) : figure.format(mean)).replace('-', '−')
}

/** «0,013», or «< 0,001». */
export function pValueText(pValue: number): string {
  return pValue < 0.001 ? '< 0,001' : chance.format(pValue)
}

export const verdictLabels: Record<Verdict, string> = {
  control: 'Controllo',
  tooFew: 'Troppo pochi dati per un giudizio',
  mismatch: 'Nessun giudizio: le quote non tornano',
  partial: 'Nessun giudizio su una parte dei visitatori: vale «Tutto»',
  open: 'Ancora nessuna differenza dimostrata',
  safe: 'Nessun danno oltre il limite',
  harmed: 'Danno oltre il limite',
  undecided: 'Non ancora deciso',
  overruled: 'Meglio, ma fa danno oltre il limite a una salvaguardia: non vince',
  waiting: 'Meglio, ma una salvaguardia non è ancora decisa: aspetta',
  better: 'Meglio del controllo',
  worse: 'Peggio del controllo',
}

const clock = new Intl.DateTimeFormat('it-IT', { dateStyle: 'short', timeStyle: 'medium', timeZone: 'Europe/Rome' })
const calendar = new Intl.DateTimeFormat('it-IT', { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'UTC' })

/** «21/11/24, 15:30:05», in Italian time. */
export function momentText(at: string): string {
  return clock.format(new Date(at))
}

/** «21/11/2024», from a calendar day such as 2024-11-21. */
export function dayText(day: string): string {
  return calendar.format(new Date(`${day}T00:00:00Z`))
}
