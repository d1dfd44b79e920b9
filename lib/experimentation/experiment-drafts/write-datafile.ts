import { audienceAttributes, conditionsOf } from './audience-attributes'
import { goalKeys } from './goal-keys'
import { rollouts } from './lifecycle'
import {
  type ExperimentGroup,
  experimentIdOf,
  groupIdOf,
  type OwnExperiment,
  type OwnVariation,
  publishedIdOf,
  variationIdOf,
} from './own-experiment'
import { bucketsOfPercent, rangesOf, type Slice, widen } from './slices'

type Published = { revision: number; sdkKey: string; experiments: readonly OwnExperiment[]; groups: readonly ExperimentGroup[] }

/** The vendor's configuration file (version 4) of our own experiments. Drafts are in it as not started: their previews open, and they decide nothing. */
export function writeDatafile({ revision, sdkKey, experiments, groups }: Published): object {
  const inGroup = (id: number) => experiments.filter(({ state, group }) => state !== 'shipped' && group?.id === id)
  return {
    version: '4',
    accountId: 'ingrana',
    projectId: sdkKey,
    revision: String(revision),
    sdkKey,
    environmentKey: '',
    anonymizeIP: true,
    botFiltering: false,
    attributes: Object.keys(audienceAttributes).map((key) => ({ id: `a-${key}`, key })),
    events: eventsOf(experiments),
    audiences: [],
    typedAudiences: experiments.flatMap((experiment) => {
      const conditions = conditionsOf(experiment.audience)
      return conditions === undefined ? [] : [{ id: audienceIdOf(experiment), name: experiment.key, conditions }]
    }),
    experiments: experiments.filter(({ state, group }) => state === 'shipped' || group === null).map(entryOf),
    groups: groups
      .filter(({ id }) => inGroup(id).length > 0)
      .map(({ id }) => ({
        id: groupIdOf(id),
        policy: 'random',
        trafficAllocation: rangesOf(inGroup(id).flatMap(({ groupSlices }) => groupSlices)),
        experiments: inGroup(id).map(entryOf),
      })),
    featureFlags: [],
    rollouts: [],
    variables: [],
  }
}

const audienceIdOf = ({ id }: OwnExperiment) => `audience-${id}`
const statuses = { draft: 'Not started', scheduled: 'Not started', running: 'Running', stopped: 'Paused', shipped: 'Running' } as const

function entryOf(experiment: OwnExperiment): object {
  const { id, key, state, variations } = experiment
  const hasAudience = conditionsOf(experiment.audience) !== undefined
  return {
    id: publishedIdOf(experiment),
    key,
    status: statuses[state],
    layerId: `l${id}`,
    variations: variations.map((variation) => ({
      id: variationIdOf(experiment, variation.key),
      key: variation.key,
      ...variablesOf(variation),
    })),
    trafficAllocation: rangesOf(slicesOf(experiment)),
    audienceIds: hasAudience ? [audienceIdOf(experiment)] : [],
    forcedVariations: {},
  }
}

/** The texts of a variation, as the vendor's file writes what differs between variations. */
function variablesOf({ texts }: OwnVariation): object {
  return texts ? { variables: Object.entries(texts).map(([id, value]) => ({ id, value })) } : {}
}

function slicesOf(experiment: OwnExperiment): Slice[] {
  const { state, winner, traffic, variationSlices } = experiment
  if (state === 'shipped' && winner !== null) return rolloutSlices(experiment, winner)
  return state === 'draft' ? (widenVariations(experiment, traffic) ?? []) : variationSlices
}

/** The winner's buckets, and as many of the control's while it is not for all. Each step adds to the one before, so who sees the winner goes on seeing it. */
function rolloutSlices(experiment: OwnExperiment, winner: string): Slice[] {
  const shown = variationIdOf(experiment, winner)
  const share = experiment.rollout ?? 100
  if (share === 100) return [{ owner: shown, from: 0, to: 100 * bucketsOfPercent }]
  const control = variationIdOf(experiment, experiment.variations[0]?.key ?? '')
  return rollouts
    .filter((each) => each <= share)
    .reduce<Slice[]>(
      (slices, each) => widen(slices, new Map([shown, control].map((owner) => [owner, each * bucketsOfPercent]))) ?? slices,
      [],
    )
}

/** The buckets of the variations when so much of the audience takes part; undefined: less than now. */
export function widenVariations(experiment: OwnExperiment, traffic: number): Slice[] | undefined {
  const { variations, variationSlices } = experiment
  return widen(variationSlices, new Map(variations.map(({ key, percent }) => [variationIdOf(experiment, key), percent * traffic])))
}

/** Readers take the first event that names an experiment as its primary goal. So primary goals come first; an event may be listed twice. */
function eventsOf(experiments: readonly OwnExperiment[]): object[] {
  const ids = (belongs: (goals: string[]) => boolean) =>
    experiments
      .filter(({ goals, guardrails }) => belongs([...goals, ...guardrails.map(({ key }) => key)]))
      .flatMap((experiment) => [...new Set([experimentIdOf(experiment.id), publishedIdOf(experiment)])])
  const entries = (namedBy: (key: string) => string[]) => goalKeys.map((key) => ({ id: `v-${key}`, key, experimentIds: namedBy(key) }))
  const primary = entries((key) => ids(([first]) => first === key)).filter(({ experimentIds }) => experimentIds.length > 0)
  return [...primary, ...entries((key) => ids((goals) => goals.indexOf(key) > 0))]
}
