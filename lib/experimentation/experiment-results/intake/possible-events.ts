import { isVisitorId } from '@/lib/accounts/consent/visitor-id'
import { type Experiment, runningStatus, type TrafficRange } from '@/lib/experimentation/experiments/datafile/datafile'
import { decide } from '@/lib/experimentation/experiments/decision/decide'
import type { ProjectConfig } from '@/lib/experimentation/experiments/decision/project-config'
import type { Visitor } from '@/lib/experimentation/experiments/decision/visitor'
import { segmentsIn } from '@/lib/experimentation/experiments/segment-table'
import type { DeviceType } from '@/lib/kernel/browser/device-type'
import { activationKey } from '@/lib/tracking/events/event-batch'
import { eventKeys, serverKeys } from '@/lib/tracking/events/event-table'
import type { EventCounts, EventOutcome } from './event-outcome'
import type { ReceivedBatch } from './received-batch-schema'

/** Earlier allocations of an experiment that a page may still have been rendered by at the time of the event. */
export type EarlierAllocations = (experimentId: string, timestamp: number) => readonly TrafficRange[][]
type Snapshot = ReceivedBatch['visitors'][number]['snapshots'][number]

/**
 * Accepts events that the configuration or our own table has, and exposures to the variation that the configuration, or an earlier allocation, gives this visitor.
 * Anybody can send the rest, which is counted as refused. Assignments that the browser remembers are ignored: a visitor who was shown another variation earlier
 * was counted then.
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
    const sender = { config, keys, id, attributes: { ...segmentsIn(attributes), deviceType }, earlier }
    const why = isVisitorId(id) ? snapshots.map((snapshot) => refusalOf(snapshot, sender)).find((each) => each !== undefined) : 'noVisitor'
    if (why !== undefined) refused[why] = (refused[why] ?? 0) + 1
    return why === undefined
  })
  return { possible: { revision, visitors: possible }, refused }
}

type Sender = {
  config: ProjectConfig
  keys: ReadonlySet<string>
  id: string
  attributes: Visitor['attributes']
  earlier: EarlierAllocations
}

function refusalOf({ events, decisions = [] }: Snapshot, sender: Sender): EventOutcome | undefined {
  const { config, keys } = sender
  if (!events.every(({ key }) => key === activationKey)) {
    if (events.every(({ key }) => serverKeys.includes(key))) return 'byServer'
    return events.every(({ key }) => key !== activationKey && keys.has(key) && !serverKeys.includes(key)) ? undefined : 'unknownEvent'
  }
  if (decisions.length === 0) return 'unknownExperiment'
  for (const { experiment_id: experimentId, variation_id: variationId } of decisions) {
    const experiment = config.experiments.find((each) => each.id === experimentId)
    if (!experiment) return 'unknownExperiment'
    const { variation, reason } = decisionOf(config, experiment.key, sender)
    if (variation?.id === variationId) continue
    if (reason.code === 'notInAudience') return 'outsideAudience'
    const before = events.flatMap(({ timestamp }) => sender.earlier(experimentId, timestamp))
    if (!before.some((ranges) => decisionOf(allocatedAs(config, experiment, ranges), experiment.key, sender).variation?.id === variationId))
      return 'otherVariation'
  }
  return undefined
}

function decisionOf(config: ProjectConfig, key: string, { id, attributes }: Sender) {
  return decide(config, key, { id, attributes, stored: {} })
}

/** The configuration as it is, with this experiment alone, which runs with these ranges. */
function allocatedAs(config: ProjectConfig, experiment: Experiment, trafficAllocation: TrafficRange[]): ProjectConfig {
  const before = { ...experiment, status: runningStatus, trafficAllocation }
  return { ...config, experimentByKey: new Map([[before.key, before]]), experimentById: new Map([[before.id, before]]) }
}
