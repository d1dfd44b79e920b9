import type { ResultsAnalysis } from '@/lib/experimentation/experiment-results/analyse-results'
import type { ComparedVariation } from '@/lib/experimentation/experiment-results/results'
import { planSample } from './plan-sample'

/** What was typed into the calculator, in per cent; null: the field was not sent. */
export type SampleQuestion = { rate: string | null; lift: string | null }
type Field = { text: string; error?: string }
/** The calculator as its page shows it. */
export type SampleAnswer = {
  rate: Field
  lift: Field
  /** Null while something is missing or wrong. */
  plan: {
    /** Null: out of reach. */
    visitors: number | null
    byVariation: { key: string; visitors: number }[]
    /** The days it takes at the pace so far; null without visitors. */
    days: number | null
  } | null
}
type Situation = { judgement: ResultsAnalysis; variations: readonly ComparedVariation[]; goals: number; days: number }

const usualLift = '10'

/** How many visitors the primary goal of an experiment needs that has no plan of its own. Without a rate, the control's of now is taken. */
export function answerSampleQuestion(
  { rate, lift }: SampleQuestion,
  { judgement: { goals: results, total }, variations, goals, days }: Situation,
): SampleAnswer {
  const observed = results.find(({ role }) => role === 'primary')?.arms[0]?.rate ?? null
  const inputs = {
    rate: readPercent(rate ?? (observed ? percentOf(observed) : ''), { min: 0.01, max: 99, name: 'Il tasso' }),
    lift: readPercent(lift ?? usualLift, { min: 1, max: 500, name: 'L’effetto' }),
  }
  const fields = { rate: inputs.rate.field, lift: inputs.lift.field }
  if (inputs.rate.share === undefined || inputs.lift.share === undefined) return { ...fields, plan: null }
  if (inputs.rate.share * (1 + inputs.lift.share) >= 1) {
    const error = 'Con questo effetto il tasso supererebbe il 100%: scegline uno più piccolo.'
    return { ...fields, lift: { ...fields.lift, error }, plan: null }
  }
  const shares = variations.map(({ share }) => share)
  const visitors = planSample({ rate: inputs.rate.share, lift: inputs.lift.share, shares, goals, isPlanned: false })
  return {
    ...fields,
    plan: {
      visitors,
      byVariation: visitors === null ? [] : variations.map(({ key, share }) => ({ key, visitors: Math.ceil(visitors * share) })),
      days: visitors === null || total === 0 || days === 0 ? null : Math.ceil((visitors * days) / total),
    },
  }
}

function readPercent(text: string, { min, max, name }: { min: number; max: number; name: string }): { field: Field; share?: number } {
  const typed = text.trim().replace(/\s*%$/, '')
  if (typed === '') return { field: { text } }
  const value = /^\d{1,4}(?:[.,]\d{1,4})?$/.test(typed) ? Number(typed.replace(',', '.')) : Number.NaN
  if (Number.isNaN(value)) return { field: { text, error: `${name} è un numero in percentuale, per esempio 10 o 2,5.` } }
  if (value < min || value > max) return { field: { text, error: `${name} va da ${String(min).replace('.', ',')} a ${max}.` } }
  return { field: { text }, share: value / 100 }
}

function percentOf(share: number): string {
  return String(Number((share * 100).toFixed(2))).replace('.', ',')
}
