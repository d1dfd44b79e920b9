import {
  type Condition,
  type Experiment,
  type Group,
  type NoCondition,
  nothing,
  runningStatus,
  type Variation,
} from '@/lib/experimentation/experiments/datafile/datafile'
import { evaluateCondition } from './audience-conditions'
import { bucketOf, ownerOf } from './bucketer'
import { type ConditionResult, evaluateTree } from './condition-tree'
import type { ProjectConfig } from './project-config'
import { bucketingIdOf, storedVariationOf, type Visitor } from './visitor'

/** Why a visitor gets what they get. */
export type Reason =
  | { code: 'unknownExperiment' }
  | { code: 'notRunning'; status: string }
  | { code: 'whitelisted' }
  | { code: 'stored' }
  | { code: 'storedUnreadable' }
  | { code: 'notInAudience' }
  | { code: 'unknownGroup'; group: string }
  | { code: 'otherExperimentOfGroup'; group: string; bucket: number; winner: string | null }
  | { code: 'outsideTraffic'; bucket: number }
  | { code: 'bucketed'; bucket: number }

/** `variation` null: the visitor takes no part, sees the control and is not counted. */
export type Decision = { experiment: Experiment | null; variation: Variation | null; reason: Reason }

/** Which variation of an experiment a visitor gets: the same as the vendor's SDK gives, from the same file. Reads nothing else and changes nothing. */
export function decide(config: ProjectConfig, experimentKey: string, visitor: Visitor): Decision {
  const experiment = config.experimentByKey.get(experimentKey)
  return experiment
    ? { experiment, ...decideKnown(config, experiment, visitor) }
    : { experiment: null, variation: null, reason: { code: 'unknownExperiment' } }
}

/** One decision for each experiment of the file. */
export function decideAll(config: ProjectConfig, visitor: Visitor): Decision[] {
  return config.experiments.map((experiment) => ({ experiment, ...decideKnown(config, experiment, visitor) }))
}

type DecisionOutcome = Omit<Decision, 'experiment'>
const nobody = (reason: Reason): DecisionOutcome => ({ variation: null, reason })

function decideKnown(config: ProjectConfig, experiment: Experiment, visitor: Visitor): DecisionOutcome {
  if (experiment.status !== runningStatus) return nobody({ code: 'notRunning', status: experiment.status })
  const forced = whitelistedVariation(experiment, visitor.id)
  if (forced) return { variation: forced, reason: { code: 'whitelisted' } }
  const storedId = storedVariationOf(visitor, experiment.id)
  if (storedId === null) return nobody({ code: 'storedUnreadable' })
  const stored = config.variationById.get(storedId ?? '')
  if (stored) return { variation: stored, reason: { code: 'stored' } }
  // The vendor looks these up by id: of two experiments with one id, the last one's audience, group and traffic count.
  const owner = config.experimentById.get(experiment.id) ?? experiment
  if (!isInAudience(config, owner, visitor)) return nobody({ code: 'notInAudience' })
  const bucketingId = bucketingIdOf(visitor)
  const refused = refusedByGroup(config, owner, bucketingId)
  return refused ? nobody(refused) : bucketVisitor(config, owner, bucketingId)
}

/** A key that the experiment does not have is as good as no entry. */
function whitelistedVariation({ forcedVariations, variations }: Experiment, visitorId: string): Variation | undefined {
  if (!Object.hasOwn(forcedVariations, visitorId)) return undefined
  return variations.findLast(({ key }) => key === forcedVariations[visitorId])
}

function isInAudience(config: ProjectConfig, { audience }: Experiment, { attributes }: Visitor): boolean {
  if (audience.length === 0) return true
  const judgeOne = (id: string): ConditionResult => {
    const conditions = config.audienceById.get(id)?.conditions
    return conditions === undefined ? null : evaluateTree(conditions, (leaf) => judgeLeaf(leaf, attributes))
  }
  return evaluateTree(audience, judgeOne) === true
}

/** The vendor's SDK fails at null, and at what is missing; what else is no condition is unknown to it. */
function judgeLeaf(leaf: Condition | NoCondition | string, attributes: Visitor['attributes']): ConditionResult {
  if (typeof leaf === 'string') return null
  if ('holds' in leaf) return leaf.holds === nothing.holds ? 'given up' : null
  return evaluateCondition(leaf, attributes)
}

/** The reason why its group refuses an experiment: only the policy «random» makes experiments exclude one another. */
function refusedByGroup(config: ProjectConfig, { id, groupId }: Experiment, bucketingId: string): Reason | undefined {
  if (groupId === null) return undefined
  const group: Group | undefined = config.groupById.get(groupId)
  if (!group) return { code: 'unknownGroup', group: groupId }
  if (group.policy !== 'random') return undefined
  const bucket = bucketOf(bucketingId, group.id)
  const winner = ownerOf(bucket, group.trafficAllocation)
  return winner === id ? undefined : { code: 'otherExperimentOfGroup', group: group.id, bucket, winner: winner || null }
}

function bucketVisitor(config: ProjectConfig, { id, trafficAllocation }: Experiment, bucketingId: string): DecisionOutcome {
  const bucket = bucketOf(bucketingId, id)
  const variation = config.variationById.get(ownerOf(bucket, trafficAllocation) ?? '')
  return variation ? { variation, reason: { code: 'bucketed', bucket } } : nobody({ code: 'outsideTraffic', bucket })
}
