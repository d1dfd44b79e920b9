import type { GoalWindows } from '@/lib/experimentation/experiment-results/goal-window'
import type { Guardrail } from '@/lib/experimentation/experiment-results/statistics/guardrails'
import type { Texts } from '@/lib/experimentation/experiments/places/find-place'
import type { Audience } from './audience-attributes'
import type { Pending, Rollout, State } from './lifecycle'
import type { Schedule } from './schedule'
import type { Slice } from './slices'

/** `percent`: of those who take part. `texts`: what marketing wrote for the slots of the place; left out: the code has the variation. */
export type OwnVariation = { key: string; percent: number; texts?: Texts }

/** What somebody writes down before an experiment starts. */
export type ExperimentDraft = {
  /** The key of the place it runs at. */
  place: string
  hypothesis: string
  ownerId: number
  /** The control first. */
  variations: OwnVariation[]
  audience: Audience
  /** Keys of events; the primary goal first. */
  goals: string[]
  /** The guardrails, none of which is among the goals. */
  guardrails: Guardrail[]
  windows: GoalWindows
  schedule: Schedule
  /** The per cent of its audience that takes part. */
  traffic: number
  /** Experiments of one group exclude one another; `percent`: of the group's visitors. */
  group: { id: number; percent: number } | null
  /** What was left out is taken from the log of events. */
  plan: { rate: number | null; lift: number; visitorsADay: number | null }
}

/** The input of the calculator: the control's rate and the smallest relative change, as shares, and how many visitors a day could take part. */
export type PlanQuestion = { rate: number; lift: number; visitorsADay: number }

/** An experiment that is run from the product. */
export type OwnExperiment = Omit<ExperimentDraft, 'ownerId' | 'group' | 'plan'> & {
  id: number
  /** The key of this run: that of its place, with a number after the first. */
  key: string
  plan: PlanQuestion
  state: State
  /** Goes up with every change. */
  revision: number
  owner: { id: number; name: string } | null
  group: { id: number; name: string; percent: number } | null
  plannedVisitors: number
  plannedDays: number
  /** The buckets each variation has. Empty before the start. */
  variationSlices: Slice[]
  /** The buckets of its group that are this experiment's. */
  groupSlices: Slice[]
  /** The key of the variation that is given to the audience, or to a part of it. */
  winner: string | null
  /** How much of the audience; null unless it is shipped. */
  rollout: Rollout | null
  /** `by` null: whose account is gone. */
  pending: (Pending & { by: { id: number; name: string } | null }) | null
  /** The texts that somebody has looked at, as `textsMark` writes them. */
  textsChecked: string | null
  startedAt: Date | null
  endedAt: Date | null
}

/** Experiments that exclude one another. */
export type ExperimentGroup = {
  id: number
  name: string
  /** The per cent of all visitors who see none of its experiments. */
  holdout: number
  isClosed: boolean
}

/** Ids as the file, the cookies and the events have them. They cannot be taken for the vendor's, which are numbers. */
export const experimentIdOf = (id: number) => `e${id}`
/** The id of the winner that is shown to all: a new entry, so the results of the experiment end and remembered assignments no longer count. */
export const shippedIdOf = (id: number) => `e${id}-ship`
/** The id under which a winner is shown to a part of the audience, beside as many who see the control. */
export const rolloutIdOf = (id: number) => `e${id}-rollout`
/** The id under which an experiment is published now. */
export function publishedIdOf({ id, state, rollout }: Pick<OwnExperiment, 'id' | 'state' | 'rollout'>): string {
  if (state !== 'shipped') return experimentIdOf(id)
  return rollout === null || rollout === 100 ? shippedIdOf(id) : rolloutIdOf(id)
}
export const groupIdOf = (id: number) => `g${id}`
/** The id, by its place among the variations: a key may be written differently while it is a draft. */
export function variationIdOf({ id, variations }: Pick<OwnExperiment, 'id' | 'variations'>, key: string): string {
  return `e${id}-${variations.findIndex((variation) => variation.key === key) + 1}`
}

/** All that marketing wrote for a draft, so that a later change is noticed; undefined: nothing. */
export function textsMark({ place, variations }: Pick<OwnExperiment, 'place' | 'variations'>): string | undefined {
  const written = variations.flatMap(({ key, texts }) => (texts ? [[key, texts]] : []))
  return written.length === 0 ? undefined : JSON.stringify([place, written])
}

/** Whether texts of a draft have not been looked at as they are now. */
export function areUnchecked(experiment: OwnExperiment): boolean {
  return experiment.textsChecked !== (textsMark(experiment) ?? experiment.textsChecked)
}
