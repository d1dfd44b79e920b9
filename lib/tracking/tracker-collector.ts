import type { Delivery } from './delivery'
import { splitBySize } from './delivery'
import { collectorPath, type TrackerEvent } from './tracker-event'

/** The address where the collector takes events; the collector's own may end in a slash. */
export function collectorAddress(collectorUrl: string): string {
  return collectorUrl.replace(/\/+$/, '') + collectorPath
}

/** Gives the collector its events as the list that it expects. */
export function sendToCollector(delivery: Pick<Delivery, 'send'>): (events: TrackerEvent[]) => void {
  return (events) => {
    for (const part of splitBySize(events)) delivery.send(JSON.stringify(part), part.length)
  }
}
