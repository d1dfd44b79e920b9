import type { DeviceType } from '@/lib/kernel/browser/device-type'
import { type Experiment, runningStatus, type TrafficRange } from '@/lib/measuring/experiments/datafile/datafile'
import { decide } from '@/lib/measuring/experiments/decision/decide'
import type { ProjectConfig } from '@/lib/measuring/experiments/decision/project-config'
import { activationKey } from '@/lib/measuring/tracking/event-batch'
import { isVisitorId } from '@/lib/people/consent/visitor-id'
import type { EventCounts, EventOutcome } from './event-outcome'
import type { ReceivedBatch } from './received-batch-schema'

/** How an experiment was allocated before, where a page may still have been drawn by it when the event happened. */
export type EarlierAllocations = (experimentId: string, timestamp: number) => readonly TrafficRange[][]
type Snapshot = ReceivedBatch['visitors'][number]['snapshots'][number]

/**
 * Of what a browser reports, what the configuration can have led to: conversions that it has, and exposures to the variation that it gives this visitor, or that an earlier allocation gave them.
 * Anybody can send us the rest, which is counted as refused. What the browser says to have been given before is not asked: whoever was shown another variation
 * then was counted then.
 */
export function possibleEvents(
  { visitors }: ReceivedBatch,
  config: ProjectConfig,
  deviceType: DeviceType,
  earlier: EarlierAllocations = () => [],
): { possible: ReceivedBatch; refused: EventCounts } {
  const keys = new Set(config.datafile.events.map(({ key }) => key))
  const refused: EventCounts = {}
  const possible = visitors.filter(({ visitor_id: id, snapshots }) => {
    const asked = { config, keys, id, deviceType, earlier }
    const why = isVisitorId(id) ? snapshots.map((snapshot) => refusalOf(snapshot, asked)).find((each) => each !== undefined) : 'noVisitor'
    if (why !== undefined) refused[why] = (refused[why] ?? 0) + 1
    return why === undefined
  })
  return { possible: { visitors: possible }, refused }
}

type Asked = { config: ProjectConfig; keys: ReadonlySet<string>; id: string; deviceType: DeviceType; earlier: EarlierAllocations }

function refusalOf({ events, decisions = [] }: Snapshot, asked: Asked): EventOutcome | undefined {
  const { config, keys } = asked
  if (!events.every(({ key }) => key === activationKey))
    return events.every(({ key }) => key !== activationKey && keys.has(key)) ? undefined : 'unknownEvent'
  if (decisions.length === 0) return 'unknownExperiment'
  for (const { experiment_id: experimentId, variation_id: variationId } of decisions) {
    const experiment = config.experiments.find((each) => each.id === experimentId)
    if (!experiment) return 'unknownExperiment'
    if (variationGiven(config, experiment.key, asked) === variationId) continue
    const before = events.flatMap(({ timestamp }) => asked.earlier(experimentId, timestamp))
    if (!before.some((ranges) => variationGiven(allocatedAs(config, experiment, ranges), experiment.key, asked) === variationId))
      return 'otherVariation'
  }
  return undefined
}

function variationGiven(config: ProjectConfig, key: string, { id, deviceType }: Asked): string | undefined {
  return decide(config, key, { id, attributes: { deviceType }, stored: {} }).variation?.id
}

/** The configuration as it is, with this experiment alone, which runs with these ranges. */
function allocatedAs(config: ProjectConfig, experiment: Experiment, trafficAllocation: TrafficRange[]): ProjectConfig {
  const before = { ...experiment, status: runningStatus, trafficAllocation }
  return { ...config, experimentByKey: new Map([[before.key, before]]), experimentById: new Map([[before.id, before]]) }
}
