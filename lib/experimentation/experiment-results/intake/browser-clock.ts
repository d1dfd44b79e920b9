import type { ReceivedBatch } from './received-batch-schema'

/** A clock that is right differs by the way of a request alone. Correcting that too would put the events of two batches in the wrong order. */
const toleranceMs = 30_000

/** A batch with its times by the clock of the server, where the browser says what its own clock showed when it sent the batch. */
export function byServerClock(batch: ReceivedBatch, now: Date): ReceivedBatch {
  const ahead = typeof batch.sentAt === 'number' && Number.isFinite(batch.sentAt) ? batch.sentAt - now.getTime() : 0
  if (Math.abs(ahead) <= toleranceMs) return batch
  const visitors = batch.visitors.map((visitor) => ({
    ...visitor,
    snapshots: visitor.snapshots.map((snapshot) => ({
      ...snapshot,
      events: snapshot.events.map((event) => ({ ...event, timestamp: event.timestamp - ahead })),
    })),
  }))
  return { ...batch, visitors }
}
