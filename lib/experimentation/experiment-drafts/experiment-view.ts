import type { StartedPlan } from '@/lib/experimentation/experiment-results/statistics/plan'
import { previewHref } from '@/lib/experimentation/experiments/preview-address'
import { whyNotAtPlace } from './draft-place'
import { factsOf, goalText, pendingText } from './experiment-facts'
import { type Rollout, rollouts, type State, type Step, stateLabels, stepsFrom } from './lifecycle'
import { areUnchecked, experimentIdOf, type OwnExperiment, textsMark } from './own-experiment'
import { effectsByWeeks, guardrailChances } from './plan-experiment'

/** How far an experiment is on the way to what was planned; dates as text. */
export type PlanProgress = { visitors: number; planned: number; startedAt: string; endsAt: string }

/** What the plan of a draft can find, and how likely each guardrail is decided by then. A null: no such effect, or not known. */
export type Outlook = { effects: { weeks: number; lift: number | null }[]; guardrails: { name: string; chance: number | null }[] }

/** An experiment of ours as its pages show it. */
export type ExperimentView = {
  id: number
  key: string
  state: State
  stateText: string
  /** The version that the page shows: a change of a later one is refused. */
  revision: number
  facts: { name: string; text: string }[]
  /** `isMine`: the viewer has requested it, and cannot approve it. */
  pending: { text: string; by: string; isMine: boolean } | null
  /** What can be done next; nothing but stopping while a proposal waits. */
  steps: Step[]
  traffic: number
  variations: { key: string; previewHref: string }[]
  progress: PlanProgress | null
  /** What a draft may expect; null once it has started. */
  outlook: Outlook | null
  /** The winner that part of the audience sees already; null: none does. */
  winner: string | null
  /** What marketing wrote for a draft, to be looked at before it is proposed; null: nothing. */
  texts: { isChecked: boolean; variations: { key: string; previewHref: string; texts: string[] }[] } | null
  /** Why its place cannot show it: nobody is counted then. Null: it can. */
  placeFault: string | null
  /** The parts of the audience that a winner can be given to next. */
  rollouts: Rollout[]
  /** What its results are found by; null before the start. */
  resultsAddress: string | null
  /** The same of a winner that part of the audience sees; null: there is none, or everybody sees it. */
  rolloutAddress: string | null
}

/** An experiment as the list shows it. */
export type ListedExperiment = Pick<ExperimentView, 'id' | 'key' | 'state' | 'stateText' | 'pending'> & {
  hypothesis: string
  owner: string
}

type Circumstances = {
  /** Who looks. */
  userId: number
  /** The page the experiment runs on. */
  path: string
  plan: StartedPlan | undefined
  visitors: number
  /** How often the log of events has what the guardrails count. */
  rates: ReadonlyMap<string, number>
}

export function experimentView(experiment: OwnExperiment, { userId, path, plan, visitors, rates }: Circumstances): ExperimentView {
  const { id, key, state, revision, pending, variations, traffic, winner, rollout } = experiment
  const larger = rollouts.filter((share) => share > (rollout ?? 0))
  const { Stato: _, ...facts } = factsOf(experiment)
  return {
    id,
    key,
    state,
    stateText: stateLabels[state],
    revision,
    facts: Object.entries(facts).map(([name, text]) => ({ name, text })),
    pending: pending && {
      text: pendingText(pending),
      by: pending.by?.name ?? 'un account che non c’è più',
      isMine: pending.by?.id === userId,
    },
    steps: stepsFrom(state).filter(
      (step) => (pending === null || step === 'stop') && (step !== 'ramp' || traffic < 100) && (step !== 'ship' || larger.length > 0),
    ),
    traffic,
    winner,
    texts: textsOf(experiment, path),
    placeFault: placeFaultOf(experiment),
    rollouts: larger,
    variations: variations.map((variation) => ({ key: variation.key, previewHref: previewHref(path, key, variation.key) })),
    progress: plan
      ? { visitors, planned: plan.visitors, startedAt: plan.startedAt.toISOString(), endsAt: plan.endsAt.toISOString() }
      : null,
    outlook: state === 'draft' ? outlookOf(experiment, rates) : null,
    resultsAddress: state === 'draft' || state === 'scheduled' ? null : state === 'shipped' ? experimentIdOf(id) : key,
    rolloutAddress: state === 'shipped' && rollout !== 100 ? key : null,
  }
}

function outlookOf(experiment: OwnExperiment, rates: ReadonlyMap<string, number>): Outlook {
  const chances = guardrailChances(experiment, experiment.plannedVisitors, rates)
  return { effects: effectsByWeeks(experiment), guardrails: chances.map(({ key, chance }) => ({ name: goalText(key), chance })) }
}

/** Said while it matters: of what has ended, the page is history. */
function placeFaultOf(experiment: OwnExperiment): string | null {
  if (experiment.state === 'stopped') return null
  const reason = whyNotAtPlace(experiment, [])
  return reason === undefined ? null : `${reason}. Chi partecipa vede il controllo, e niente si conta.`
}

function textsOf(experiment: OwnExperiment, path: string): ExperimentView['texts'] {
  const { key, state, variations } = experiment
  if (state !== 'draft' || textsMark(experiment) === undefined) return null
  return {
    isChecked: !areUnchecked(experiment),
    variations: variations.flatMap((variation) =>
      variation.texts
        ? [{ key: variation.key, previewHref: previewHref(path, key, variation.key), texts: Object.values(variation.texts) }]
        : [],
    ),
  }
}
