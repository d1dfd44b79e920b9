import type { ArmResult, Verdict } from '@/lib/experimentation/experiment-results/judge-goals'
import type { GoalRole } from '@/lib/experimentation/experiment-results/statistics/error-shares'
import { ratioOf } from '@/lib/experimentation/experiment-results/statistics/goal-ratios'
import type { MeasureKind } from '@/lib/experimentation/experiment-results/statistics/per-visitor'
import { minExpected, minVisitors } from '@/lib/experimentation/experiment-results/statistics/thresholds'
import { listText } from '@/lib/kernel/italian/list-text'
import { numberText, percentText } from '@/lib/market/catalogue/number-text'

const points = new Intl.NumberFormat('it-IT', { minimumFractionDigits: 2, maximumFractionDigits: 2, signDisplay: 'exceptZero' })
const percent = new Intl.NumberFormat('it-IT', { style: 'percent', minimumFractionDigits: 2, maximumFractionDigits: 2 })
const change = new Intl.NumberFormat('it-IT', {
  style: 'percent',
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
  signDisplay: 'exceptZero',
  useGrouping: 'always',
})
const largeChange = new Intl.NumberFormat('it-IT', {
  style: 'percent',
  maximumFractionDigits: 0,
  signDisplay: 'exceptZero',
  useGrouping: 'always',
})
const euro = new Intl.NumberFormat('it-IT', { style: 'currency', currency: 'EUR' })
const figure = new Intl.NumberFormat('it-IT', { minimumFractionDigits: 3, maximumFractionDigits: 3 })
const large = new Intl.NumberFormat('it-IT', { maximumFractionDigits: 1 })
const chance = new Intl.NumberFormat('it-IT', { minimumFractionDigits: 3, maximumFractionDigits: 3 })

/** «4,25%»; a dash without visitors. */
export function rateText(rate: number | null): string {
  return rate === null ? '–' : percent.format(rate)
}

/** «+1,25», in percentage points. */
export function pointsText(difference: number): string {
  return points.format(difference * 100).replace('-', '−')
}

/** «+12,5%», what a rate changes by in proportion; «+116%» from 100 % on. */
export function liftText(lift: number): string {
  return (Math.abs(lift) >= 1 ? largeChange : change).format(lift).replace('-', '−')
}

/** «da −1,0% a +12,5%»; a range that begins at a loss of everything says nothing. */
export function liftRange({ low, high }: { low: number; high: number | null }): string {
  if (high !== null) return `da ${liftText(low)} a ${liftText(high)}`
  return low <= -1 ? 'non si può ancora dire' : `almeno ${liftText(low)}; il massimo non si può ancora dire`
}

export const roleLabels: Record<GoalRole, string> = {
  primary: 'Obiettivo principale',
  secondary: 'Obiettivo secondario',
  guardrail: 'Non deve peggiorare',
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

/** «0,42 €» of cents, «0,125» of anything else, «30» from ten on. */
export function measureText(kind: MeasureKind, mean: number): string {
  const text =
    kind === 'revenue' || kind === 'reckoned' ? euro.format(mean / 100) : Math.abs(mean) >= 10 ? large.format(mean) : figure.format(mean)
  return text.replace('-', '−')
}

/** «0,013», or «< 0,001». */
export function pValueText(pValue: number): string {
  return pValue < 0.001 ? '< 0,001' : chance.format(pValue)
}

/** «meno di 1 su 1.000», «1 su 67»: how often chance alone would say as much. */
export function oddsText(pValue: number): string {
  return pValue < 0.001 ? 'meno di 1 su 1.000' : `1 su ${numberText(Math.floor(1 / pValue))}`
}

/** «50,8% e 49,2%». */
export function sharesText(shares: readonly number[]): string {
  return listText(shares.map((share) => percentText(share, 1)))
}

export const verdictLabels: Record<Verdict, string> = {
  control: 'Controllo',
  tooFew: 'Ancora presto per un giudizio',
  mismatch: 'Nessun giudizio: la divisione dei visitatori non è giusta',
  partial: 'Nessun giudizio su una parte dei visitatori: vale «Tutto»',
  open: 'Ancora nessuna differenza dimostrata',
  safe: 'Non peggiora oltre il limite',
  harmed: 'Peggiora oltre il limite',
  undecided: 'Non ancora deciso',
  overruled: 'Meglio, ma fa danno a qualcosa che non deve peggiorare: non vince',
  waiting: 'Meglio, ma una salvaguardia non è ancora decisa: aspetta',
  better: 'Meglio del controllo',
  worse: 'Peggio del controllo',
}

/** What is still missing for a verdict: «Ancora presto: servono 100 visitatori per variante (64 e 62 ora)». */
export function tooFewText(control: Pick<ArmResult, 'visitors' | 'converted'>, variant: Pick<ArmResult, 'visitors' | 'converted'>): string {
  if (Math.min(control.visitors, variant.visitors) < minVisitors)
    return `Ancora presto: servono ${minVisitors} visitatori per variante (${numberText(control.visitors)} e ${numberText(variant.visitors)} ora)`
  return `Ancora presto: servono almeno ${minExpected} conversioni per variante (${numberText(control.converted)} e ${numberText(variant.converted)} ora)`
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
