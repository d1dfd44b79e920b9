import { type TrackableBatch, toTrackerEvents } from '@/lib/tracking/to-tracker-events'
import { readStage, type Sender, type TrackerEvent } from '@/lib/tracking/tracker-event'
import type { TrackingLog } from '@/lib/tracking/tracking-log'
import type { EventBatch } from './event-batch'

export type BatchRequest<Batch = EventBatch> = { httpVerb: string; params: Batch }
export type EventDispatcher = { dispatchEvent(request: BatchRequest<TrackableBatch>): void }

type EventDispatcherOptions = Omit<Sender, 'stage' | 'providerId'> & {
  tenant: string | undefined
  applicationId: string | undefined
  environment: string | undefined
  providerId: string | undefined
  sendEventHandler: ((events: TrackerEvent[]) => void) | undefined
  log: TrackingLog
}

/** The replacement of a wrongly set up adapter: the page works, nothing is sent. */
export const noOpDispatcher: EventDispatcher = { dispatchEvent: () => {} }

/** Turns batches into events of the collector and hands them to `sendEventHandler`. Set up wrongly, it says so and sends nothing; it never throws. */
export function createEventDispatcher({
  tenant,
  applicationId,
  environment,
  providerId,
  sendEventHandler,
  log,
  ...sender
}: EventDispatcherOptions): EventDispatcher {
  if (!tenant || !applicationId) return refuse(log, 'Could not get SDK key with tenant and applicationId')
  const stage = readStage(environment)
  if (!stage) return refuse(log, 'Could not get URL template with environment')
  if (!providerId) return refuse(log, 'Provider ID is required', cannotCreate)
  if (!sendEventHandler) return refuse(log, 'No sendEventHandler defined', cannotCreate)
  return {
    dispatchEvent({ httpVerb, params }) {
      if (httpVerb !== 'POST') return log.warn(`Only the POST method is supported, not ${httpVerb}`)
      const events = toTrackerEvents(params, { ...sender, stage, providerId }, log)
      if (events.length > 0) attempt(() => sendEventHandler(events), log)
    },
  }
}

const cannotCreate = 'Could not create event dispatcher with providerId'

function refuse(log: TrackingLog, ...messages: string[]): EventDispatcher {
  for (const message of messages) log.error(message)
  return noOpDispatcher
}

function attempt(send: () => void, log: TrackingLog): void {
  try {
    send()
  } catch (error) {
    log.error('sendEventHandler has failed', error)
  }
}
