import { isVisitorId } from '@/lib/accounts/consent/visitor-id'
import { type Experiment, runningStatus, type TrafficRange } from '@/lib/experimentation/experiments/datafile/datafile'
import { decide } from '@/lib/experimentation/experiments/decision/decide'
import type { ProjectConfig } from '@/lib/experimentation/experiments/decision/project-config'
import type { Visitor } from '@/lib/experimentation/experiments/decision/visitor'
import { segmentsIn } from '@/lib/experimentation/experiments/segment-table'
import type { DeviceType } from '@/lib/kernel/browser/device-type'
import { activationKey } from '@/lib/tracking/event-batch'
import { eventKeys, serverKeys } from '@/lib/tracking/event-table'
import type { EventCounts, EventOutcome } from './event-outcome'
import type { ReceivedBatch } from './received-batch-schema'

/** How an experiment was allocated before, where a page may still have been drawn by it when the event happened. */
export type EarlierAllocations = (experimentId: string, timestamp: number) => readonly TrafficRange[][]
type Snapshot = ReceivedBatch['visitors'][number]['snapshots'][number]

/**
 * Of what a browser reports, what can have happened: events that the configuration or our own table has, and exposures to the variation that the configuration gives this visitor, or that an earlier allocation gave them.
 * Anybody can send us the rest, which is counted as refused. What the browser says to have been given before is not asked: whoever was shown another variation
 * then was counted then.
 */
export function possibleEvents(
  { revision, visitors }: ReceivedBatch,
  config: ProjectConfig,
  deviceType: DeviceType,
  earlier: EarlierAllocations = () => [],
): { possible: ReceivedBatch; refused: EventCounts } {
  const keys = new Set([...config.datafile.events.map(({ key }) => key), ...eventKeys])
  const refused: EventCounts = {}
  const possible = visitors.filter(({ visitor_id: id, attributes, snapshots }) => {
    const asked = { config, keys, id, attributes: { ...segmentsIn(attributes), deviceType }, earlier }
    const why = isVisitorId(id) ? snapshots.map((snapshot) => refusalOf(snapshot, asked)).find((each) => each !== undefined) : 'noVisitor'
    if (why !== undefined) refused[why] = (refused[why] ?? 0) + 1
    return why === undefined
  })
  return { possible: { revision, visitors: possible }, refused }
}

type Asked = {
  config: ProjectConfig
  keys: ReadonlySet<string>
  id: string
  attributes: Visitor['attributes']
  earlier: EarlierAllocations
}

function refusalOf({ events, decisions = [] }: Snapshot, asked: Asked): EventOutcome | undefined {
  const { config, keys } = asked
  if (!events.every(({ key }) => key === activationKey)) {
    if (events.every(({ key }) => serverKeys.includes(key))) return 'byServer'
    return events.every(({ key }) => key !== activationKey && keys.has(key) && !serverKeys.includes(key)) ? undefined : 'unknownEvent'
  }
  if (decisions.length === 0) return 'unknownExperiment'
  for (const { experiment_id: experimentId, variation_id: variationId } of decisions) {
    const experiment = config.experiments.find((each) => each.id === experimentId)
    if (!experiment) return 'unknownExperiment'
    const { variation, reason } = decisionOf(config, experiment.key, asked)
    if (variation?.id === variationId) continue
    if (reason.code === 'notInAudience') return 'outsideAudience'
    const before = events.flatMap(({ timestamp }) => asked.earlier(experimentId, timestamp))
    if (!before.some((ranges) => decisionOf(allocatedAs(config, experiment, ranges), experiment.key, asked).variation?.id === variationId))
      return 'otherVariation'
  }
  return undefined
}

function decisionOf(config: ProjectConfig, key: string, { id, attributes }: Asked) {
  return decide(config, key, { id, attributes, stored: {} })
}

/** The configuration as it is, with this experiment alone, which runs with these ranges. */
function allocatedAs(config: ProjectConfig, experiment: Experiment, trafficAllocation: TrafficRange[]): ProjectConfig {
  const before = { ...experiment, status: runningStatus, trafficAllocation }
  return { ...config, experimentByKey: new Map([[before.key, before]]), experimentById: new Map([[before.id, before]]) }
}
