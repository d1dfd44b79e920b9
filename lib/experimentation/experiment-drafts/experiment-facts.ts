import { type GoalWindows, windowText } from '@/lib/experimentation/experiment-results/goal-window'
import { findPlace } from '@/lib/experimentation/experiments/places/find-place'
import { type Audience, audienceAttributes } from './audience-attributes'
import { goalLabels } from './goal-keys'
import { pendingLabels, stateLabels } from './lifecycle'
import type { OwnExperiment, OwnVariation } from './own-experiment'
import { scheduledText } from './schedule'

/** What the log says of an experiment, field by field. */
export type ExperimentFacts = Record<string, string>

/** An experiment as words, for people and for the log. */
export function factsOf(experiment: OwnExperiment): ExperimentFacts {
  const {
    key,
    place,
    hypothesis,
    owner,
    variations,
    audience,
    goals,
    guardrails,
    windows,
    schedule,
    traffic,
    group,
    plan,
    plannedVisitors,
    plannedDays,
    state,
    winner,
    rollout,
    pending,
  } = experiment
  return {
    Stato: pending === null ? stateLabels[state] : `${stateLabels[state]}, ${pendingText(pending)}`,
    Posto: findPlace(place)?.name ?? `${place}, che nessuna pagina ha`,
    Nome: key,
    Ipotesi: hypothesis,
    Responsabile: owner?.name ?? 'non indicato',
    Varianti: variations.map((variation) => variationText(variation, place)).join(', '),
    Pubblico: audienceText(audience),
    Traffico: `${traffic}% del pubblico`,
    Gruppo: group === null ? 'nessuno' : `${group.name}, ${group.percent}%`,
    'Obiettivo principale': windowedText(goals[0] ?? '', windows),
    'Altri obiettivi':
      goals
        .slice(1)
        .map((goal) => windowedText(goal, windows))
        .join('; ') || 'nessuno',
    'Non deve peggiorare':
      guardrails.map(({ key, limit }) => `${windowedText(key, windows)}, al massimo del ${percentText(limit)}`).join('; ') || 'niente',
    Piano: `${plannedVisitors.toLocaleString('it-IT')} visitatori in ${plannedDays} giorni: effetto ${percentText(plan.lift)} su un tasso del ${percentText(plan.rate)}, ${plan.visitorsADay.toLocaleString('it-IT')} visitatori al giorno`,
    Avvio: schedule.startAt ? scheduledText(schedule.startAt) : 'appena approvato',
    Fine: schedule.stopAt ? scheduledText(schedule.stopAt) : 'quando qualcuno lo ferma',
    ...(winner === null ? {} : { Vincitore: rollout === null ? winner : `${winner}, al ${rollout}% del pubblico` }),
  }
}

/** The facts that differ, before and after. */
export function changeOf(before: ExperimentFacts, after: ExperimentFacts): { before: ExperimentFacts; after: ExperimentFacts } {
  const changed = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter((name) => before[name] !== after[name])
  const only = (facts: ExperimentFacts) =>
    Object.fromEntries(changed.flatMap((name) => (facts[name] === undefined ? [] : [[name, facts[name]]])))
  return { before: only(before), after: only(after) }
}

export function pendingText(pending: NonNullable<OwnExperiment['pending']>): string {
  if (pending.step === 'ramp') return `${pendingLabels.ramp}: traffico al ${pending.traffic}%`
  return pending.step === 'ship' ? `${pendingLabels.ship}: ${pending.winner} al ${pending.rollout}% del pubblico` : pendingLabels.start
}

/** With the texts in the order of the slots of their place. */
function variationText({ key, percent, texts }: OwnVariation, place: string): string {
  if (!texts) return `${key} ${percent}%`
  const words = Object.keys(findPlace(place)?.slots ?? texts).map((slot) => `«${texts[slot] ?? ''}»`)
  return `${key} ${percent}% (${words.join(', ')})`
}

function audienceText(audience: Audience): string {
  const parts = Object.entries(audience)
    .filter(([, values]) => values.length > 0)
    .map(([attribute, values]) => {
      const { label, values: words } = audienceAttributes[attribute] ?? { label: attribute, values: {} }
      return `${label}: ${values.map((value) => words[value] ?? value).join(' o ')}`
    })
  return parts.length === 0 ? 'Tutti i visitatori' : parts.join('; ')
}

/** «Contatti entro 7 giorni». */
function windowedText(goal: string, windows: GoalWindows): string {
  return `${goalText(goal)} ${windowText(windows, goal)}`.trim()
}

/** A goal as people call it. */
export function goalText(goal: string): string {
  return goalLabels.get(goal) ?? goal
}

function percentText(share: number): string {
  return `${String(Number((share * 100).toFixed(2))).replace('.', ',')}%`
}
