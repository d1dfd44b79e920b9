import type { ConditionTree } from '@/lib/experimentation/experiments/decision/condition-tree'

/** A variation, an attribute or an event. */
export type DatafileEntity = { id: string; key: string }
/** `texts`: what the file writes for the slots of a place, unchecked. */
export type Variation = DatafileEntity & { texts?: Readonly<Record<string, string>> }
/** `experimentIds`: the experiments it is a goal of. */
export type DatafileEvent = DatafileEntity & { experimentIds: string[] }
/** Buckets up to, not including, `endOfRange` belong to the entity; an empty one belongs to nobody. */
export type TrafficRange = { entityId: string; endOfRange: number }

/** A value to compare with; null can be compared with nothing. */
export type ConditionValue = string | number | boolean | null
/** One condition on one attribute of the visitor. */
export type Condition = { type: string; name: string; match: string; value: ConditionValue }
/** What stands where a condition belongs, in words. */
export type NoCondition = { holds: string }
export type Audience = { id: string; name: string; conditions: ConditionTree<Condition | NoCondition> }

/** Null, or nothing at all. */
export const nothing: NoCondition = { holds: 'nothing' }

/** Experiments that share visitors. Under the policy «random» each visitor belongs to one of them at most. */
export type Group = { id: string; policy: string; trafficAllocation: TrafficRange[] }

export type Experiment = {
  id: string
  key: string
  status: string
  /** What the vendor calls the campaign. */
  layerId: string
  variations: Variation[]
  trafficAllocation: TrafficRange[]
  /** Ids of audiences; an empty list is everybody. */
  audience: ConditionTree
  /** Visitors who always get a variation, by id. */
  forcedVariations: Record<string, string>
  groupId: string | null
}

/** The part of the vendor's configuration file that decides, read and checked: the experiments of groups stand with the others. */
export type Datafile = {
  accountId: string
  projectId: string
  revision: string
  anonymizeIP: boolean
  /** Null: the file does not say. */
  botFiltering: boolean | null
  attributes: DatafileEntity[]
  events: DatafileEvent[]
  audiences: Audience[]
  groups: Group[]
  experiments: Experiment[]
  /** The rules of feature rollouts: no page shows them, but decisions may name what they hold. */
  rollouts: Experiment[]
  /** Variations of experiments that have no name and are not among them: what a visitor remembers may be one of these. */
  strays: DatafileEntity[]
  /** What is written in an unusual way, and used all the same. */
  doubts: string[]
}

export const runningStatus = 'Running'
/** Of an experiment that cannot be read: nobody is in it. */
export const asideStatus = 'Set aside'

/** Why a configuration file cannot be used, and where in it. */
export class InvalidDatafileError extends Error {
  override name = 'DatafileFault'
}
