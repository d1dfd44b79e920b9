import type { Delivery } from '@/lib/tracking/delivery'
import { splitBySize } from '@/lib/tracking/delivery'
import type { BatchRequest } from './event-dispatcher'

/** Gives batches to the event log as they are. */
export function createEventLogDispatcher(delivery: Pick<Delivery, 'send'>): { dispatchEvent(request: BatchRequest): void } {
  return {
    dispatchEvent({ params }) {
      for (const visitors of splitBySize(params.visitors)) delivery.send(JSON.stringify({ ...params, visitors }), visitors.length)
    },
  }
}
