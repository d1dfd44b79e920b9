import type { DeviceType } from '@/lib/kernel/browser/device-type'
import { decide } from '@/lib/measuring/experiments/decision/decide'
import type { ProjectConfig } from '@/lib/measuring/experiments/decision/project-config'
import { activationKey } from '@/lib/measuring/tracking/event-batch'
import { isVisitorId } from '@/lib/people/consent/visitor-id'
import type { ReceivedBatch } from './received-batch-schema'

type Snapshot = ReceivedBatch['visitors'][number]['snapshots'][number]

/**
 * Of what a browser reports, what the configuration can have led to: conversions that it has, and exposures to the variation that it gives this visitor.
 * Anybody can send us the rest. What the browser says to have been given before is not asked: whoever was shown another variation then was counted then.
 */
export function possibleEvents({ visitors }: ReceivedBatch, config: ProjectConfig, deviceType: DeviceType): ReceivedBatch {
  const keys = new Set(config.datafile.events.map(({ key }) => key))
  return {
    visitors: visitors.filter(
      ({ visitor_id: id, snapshots }) =>
        isVisitorId(id) &&
        snapshots.every((snapshot) => isPossibleConversion(snapshot, keys) || isPossibleExposure(snapshot, config, id, deviceType)),
    ),
  }
}

function isPossibleConversion({ events }: Snapshot, keys: ReadonlySet<string>): boolean {
  return events.every(({ key }) => key !== activationKey && keys.has(key))
}

function isPossibleExposure({ events, decisions = [] }: Snapshot, config: ProjectConfig, id: string, deviceType: DeviceType): boolean {
  return (
    events.every(({ key }) => key === activationKey) &&
    decisions.length > 0 &&
    decisions.every(({ experiment_id: experimentId, variation_id: variationId }) => {
      const experiment = config.experiments.find((each) => each.id === experimentId)
      return (
        experiment !== undefined &&
        decide(config, experiment.key, { id, attributes: { deviceType }, stored: {} }).variation?.id === variationId
      )
    })
  )
}
