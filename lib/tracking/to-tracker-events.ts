import { activationKey } from '@/lib/tracking/events/event-batch'
import { activateEvent, convertEvent, type Sender, type TrackerEvent } from './tracker-event'
import type { TrackingLog } from './tracking-log'

/** The parts of a batch for the collector; whatever may be missing is checked. */
export type TrackableBatch = { visitors: readonly { visitor_id?: string | undefined; snapshots: readonly TrackableSnapshot[] }[] }
type TrackableSnapshot = {
  decisions?: readonly { experiment_id?: string | undefined; metadata?: { variation_key?: string | undefined } }[]
  events: readonly TrackableEvent[]
}
type TrackableEvent = { uuid?: string | undefined; key?: string | undefined; timestamp: number }

/** The batch as events of the collector. A single faulty one is logged and empties the whole list. */
export function toTrackerEvents(batch: TrackableBatch, sender: Sender, log: TrackingLog): TrackerEvent[] {
  try {
    return batch.visitors.flatMap((visitor) =>
      visitor.snapshots.flatMap((snapshot) => snapshot.events.map((event) => trackerEvent(visitor.visitor_id, snapshot, event, sender))),
    )
  } catch (error) {
    log.error(error instanceof Error ? error.message : String(error), error)
    return []
  }
}

function trackerEvent(
  visitorId: string | undefined,
  { decisions }: TrackableSnapshot,
  { uuid, key, timestamp }: TrackableEvent,
  sender: Sender,
): TrackerEvent {
  const occasion = {
    visitorId: present(visitorId, "No 'visitor_id' present in event"),
    uuid: present(uuid, "No 'uuid' present in event"),
    timestamp,
  }
  if (key !== activationKey) return convertEvent(sender, occasion, present(key, "No 'key' present in Conversion event"))
  const decision = decisions?.[0]
  const experimentId = present(decision?.experiment_id, 'No experiment ID is present')
  return activateEvent(sender, occasion, experimentId, present(decision?.metadata?.variation_key, 'No variant present in Activate event'))
}

function present(text: string | undefined, message: string): string {
  if (text) return text
  throw new Error(message)
}
