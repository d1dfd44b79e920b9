import { errorOf } from '@/lib/experimentation/experiment-results/statistics/error-shares'
import { chanceOfSafety, planSample, smallestLift } from '@/lib/experimentation/experiment-results/statistics/plan-sample'
import { eventMonths, minWeeks, planShare } from '@/lib/experimentation/experiment-results/statistics/thresholds'
import type { OwnExperiment, PlanQuestion } from './own-experiment'

export type ExperimentPlan = { visitors: number; days: number }
/** Days beyond which the first visitors' events are gone before the last ones come. */
const maxDays = eventMonths * 30

/** What a plan is made of. */
type Planned = Pick<OwnExperiment, 'variations' | 'goals' | 'guardrails' | 'traffic'> & {
  group: { percent: number } | null
  plan: PlanQuestion
}

/** Size and end as the calculator has them, before anybody has seen a result: whole weeks, at the pace of the traffic it starts with. A text says why there is no plan. */
export function planExperiment(planned: Planned): ExperimentPlan | string {
  const { lift } = planned.plan
  const visitors = planSample({ ...sampleOf(planned), lift })
  if (visitors === null) return 'Non basterebbe nessun numero di visitatori: scegli un effetto più grande'
  const weeks = Math.max(minWeeks, Math.ceil(visitors / visitorsADay(planned) / 7))
  if (weeks * 7 > maxDays)
    return `Servirebbero ${visitors.toLocaleString('it-IT')} visitatori, più di ${eventMonths} mesi: scegli un effetto più grande o più traffico`
  return { visitors, days: weeks * 7 }
}

/** The smallest relative gain of the primary goal that some durations find; null: they find none. */
export function effectsByWeeks(planned: Planned): { weeks: number; lift: number | null }[] {
  return [2, 4, 6].map((weeks) => ({ weeks, lift: smallestLift(sampleOf(planned), visitorsADay(planned) * 7 * weeks) }))
}

/** How likely each guardrail is called safe once the plan is there, if nothing changes it, in the smallest variant; null where the log does not say how often it happens. */
export function guardrailChances(
  { variations: [control, ...variants], guardrails }: Planned,
  plannedVisitors: number,
  rates: ReadonlyMap<string, number>,
): { key: string; chance: number | null }[] {
  const smallest = Math.min(...variants.map(({ percent }) => percent))
  const level = (1 - planShare) * errorOf('guardrail', { variants: variants.length, goals: 0, guardrails: guardrails.length })
  return guardrails.map(({ key, limit }) => {
    const rate = rates.get(key)
    const arms = [(plannedVisitors * (control?.percent ?? 0)) / 100, (plannedVisitors * smallest) / 100] as const
    return { key, chance: rate === undefined ? null : chanceOfSafety({ rate, limit, level }, arms) }
  })
}

function sampleOf({ variations, goals, plan: { rate } }: Planned) {
  return { rate, shares: variations.map(({ percent }) => percent / 100), goals: goals.length, isPlanned: true }
}

function visitorsADay({ traffic, group, plan }: Planned): number {
  return (plan.visitorsADay * (traffic / 100) * (group?.percent ?? 100)) / 100
}
