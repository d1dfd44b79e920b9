import { planSample } from '@/lib/experimentation/experiment-results/statistics/plan-sample'
import { eventMonths, minWeeks } from '@/lib/experimentation/experiment-results/statistics/thresholds'
import type { ExperimentDraft } from './own-experiment'

export type ExperimentPlan = { visitors: number; days: number }
/** Days beyond which the first visitors' events are gone before the last ones come. */
const maxDays = eventMonths * 30

/** Size and end as the calculator has them, before anybody has seen a result: whole weeks, at the pace of the traffic it starts with. A text says why there is no plan. */
export function planExperiment({
  variations,
  goals,
  traffic,
  group,
  plan: { rate, lift, visitorsADay },
}: ExperimentDraft): ExperimentPlan | string {
  const visitors = planSample({ rate, lift, shares: variations.map(({ percent }) => percent / 100), goals: goals.length })
  if (visitors === null) return 'Non basterebbe nessun numero di visitatori: scegli un effetto più grande'
  const aDay = (visitorsADay * (traffic / 100) * (group?.percent ?? 100)) / 100
  const weeks = Math.max(minWeeks, Math.ceil(visitors / aDay / 7))
  if (weeks * 7 > maxDays)
    return `Servirebbero ${visitors.toLocaleString('it-IT')} visitatori, più di ${eventMonths} mesi: scegli un effetto più grande o più traffico`
  return { visitors, days: weeks * 7 }
}
