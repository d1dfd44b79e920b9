import type { DeviceType } from '@/lib/kernel/browser/device-type'
import { decide } from '@/lib/measuring/experiments/decision/decide'
import type { ProjectConfig } from '@/lib/measuring/experiments/decision/project-config'
import type { Visitor } from '@/lib/measuring/experiments/decision/visitor'
import { segmentsIn } from '@/lib/measuring/experiments/segment-table'
import { activationKey } from '@/lib/measuring/tracking/event-batch'
import { analyticsEvents, eventKeys, serverEvents } from '@/lib/measuring/tracking/event-table'
import { isVisitorId } from '@/lib/people/consent/visitor-id'
import type { EventCounts, EventOutcome } from './event-outcome'
import type { ReceivedBatch } from './received-batch-schema'

type Snapshot = ReceivedBatch['visitors'][number]['snapshots'][number]

const serverKeys = new Set<string>(serverEvents.map((name) => analyticsEvents[name].key))

/**
 * Of what a browser reports, what can have happened: events that the configuration or our own table has, and exposures to the variation that the configuration gives this visitor.
 * Anybody can send us the rest, which is counted as refused. What the browser says to have been given before is not asked: whoever was shown another variation
 * then was counted then.
 */
export function possibleEvents(
  { visitors }: ReceivedBatch,
  config: ProjectConfig,
  deviceType: DeviceType,
): { possible: ReceivedBatch; refused: EventCounts } {
  const keys = new Set([...config.datafile.events.map(({ key }) => key), ...eventKeys])
  const refused: EventCounts = {}
  const possible = visitors.filter(({ visitor_id: id, attributes, snapshots }) => {
    const asked = { config, keys, id, attributes: { ...segmentsIn(attributes), deviceType } }
    const why = isVisitorId(id) ? snapshots.map((snapshot) => refusalOf(snapshot, asked)).find((each) => each !== undefined) : 'noVisitor'
    if (why !== undefined) refused[why] = (refused[why] ?? 0) + 1
    return why === undefined
  })
  return { possible: { visitors: possible }, refused }
}

/** What the experiments count, exposures among it, and what may become a goal some day. */
export function splitByGoal({ visitors }: ReceivedBatch, { datafile }: ProjectConfig) {
  const counted = new Set([activationKey, ...datafile.events.map(({ key }) => key)])
  const isCounted = ({ snapshots }: ReceivedBatch['visitors'][number]) =>
    snapshots.every(({ events }) => events.every(({ key }) => counted.has(key)))
  return { goals: visitors.filter(isCounted), others: visitors.filter((each) => !isCounted(each)) }
}

type Asked = { config: ProjectConfig; keys: ReadonlySet<string>; id: string; attributes: Visitor['attributes'] }

function refusalOf({ events, decisions = [] }: Snapshot, { config, keys, id, attributes }: Asked): EventOutcome | undefined {
  if (!events.every(({ key }) => key === activationKey)) {
    if (events.every(({ key }) => serverKeys.has(key))) return 'byServer'
    return events.every(({ key }) => key !== activationKey && keys.has(key) && !serverKeys.has(key)) ? undefined : 'unknownEvent'
  }
  if (decisions.length === 0) return 'unknownExperiment'
  for (const { experiment_id: experimentId, variation_id: variationId } of decisions) {
    const experiment = config.experiments.find((each) => each.id === experimentId)
    if (!experiment) return 'unknownExperiment'
    const { variation, reason } = decide(config, experiment.key, { id, attributes, stored: {} })
    if (variation?.id !== variationId) return reason.code === 'notInAudience' ? 'outsideAudience' : 'otherVariation'
  }
  return undefined
}
