import { browserClientDefaults } from '@/lib/tracking/tracking-defaults'
import type { TrackingLog } from '@/lib/tracking/tracking-log'
import { belongTogether, buildEventBatch, type EventBatch } from './event-batch'
import type { BatchRequest } from './event-dispatcher'
import { EventQueue } from './event-queue'
import type { ExperimentEvent } from './experiment-events'

type EventProcessorOptions = {
  batchSize?: unknown
  flushIntervalMs?: unknown
  /** What holds when those are not given, or not valid. */
  defaults?: { batchSize: number; flushIntervalMs: number }
  /** Each gets what it takes of every batch; when one fails, the others have it all the same. */
  dispatchers: readonly { takes?(event: ExperimentEvent): boolean; dispatchEvent(request: BatchRequest): void }[]
  log: TrackingLog
}

/** Batches events and hands each batch to the dispatchers. */
export function createEventProcessor({
  batchSize,
  flushIntervalMs,
  defaults = browserClientDefaults,
  dispatchers,
  log,
}: EventProcessorOptions): EventQueue<ExperimentEvent> {
  return new EventQueue({
    batchSize: positiveInteger(batchSize, defaults.batchSize, 'event batch size', log),
    flushIntervalMs: positiveInteger(flushIntervalMs, defaults.flushIntervalMs, 'flush interval', log),
    belongTogether,
    onBatch(events) {
      for (const dispatcher of dispatchers) {
        const params = buildEventBatch(events.filter((event) => dispatcher.takes?.(event) ?? true))
        if (params) dispatchTo(dispatcher, params, log)
      }
    },
  })
}

function dispatchTo(dispatcher: EventProcessorOptions['dispatchers'][number], params: EventBatch, log: TrackingLog): void {
  try {
    dispatcher.dispatchEvent({ httpVerb: 'POST', params })
  } catch (error) {
    log.error('An event dispatcher has failed', error)
  }
}

function positiveInteger(value: unknown, fallback: number, name: string, log: TrackingLog): number {
  if (typeof value === 'number' && Number.isSafeInteger(value) && value >= 1) return value
  if (value !== undefined)
    log.warn(`Invalid ${name} ${typeof value === 'number' ? value : JSON.stringify(value)}, defaulting to ${fallback}`)
  return fallback
}
