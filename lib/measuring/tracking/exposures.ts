import { type Listener, MemoryList } from './memory-list'
import type { Exposure } from './tracked-project'

const exposures = new MemoryList<Exposure>()

/** For the callback of an experiment, which runs while a page is drawn: cheap, and nothing is sent before `startTracking`. */
export function reportExposure(exposure: Exposure): void {
  exposures.add(exposure)
}

export function followExposures(listen: Listener<Exposure>): () => void {
  return exposures.follow(listen)
}

export function forgetExposures(): void {
  exposures.clear()
}
