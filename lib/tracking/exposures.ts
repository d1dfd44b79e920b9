import { EventBuffer, type Listener } from '@/lib/tracking/events/event-buffer'
import type { Exposure } from './tracked-project'

const exposures = new EventBuffer<Exposure>()

/** Records for the callback of an experiment, which runs while a page is rendered: cheap, and nothing is sent before `startTracking`. */
export function recordExposure(exposure: Exposure): void {
  exposures.add(exposure)
}

export function subscribeToExposures(listen: Listener<Exposure>): () => void {
  return exposures.subscribe(listen)
}

export function clearExposures(): void {
  exposures.clear()
}
