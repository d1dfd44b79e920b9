import { reportFailure } from '@/lib/kernel/errors/report-failure'
import { openTrackingLog } from '@/lib/tracking/tracking-log'
import type { PageExperiments } from './page-experiments'
import { type ExperimentState, noExperiment } from './use-experiment'

type Obstacle = NonNullable<PageExperiments['unavailableReason']>

const reasons: Record<Obstacle, string> = {
  configuration: 'the experiments client is not initialized',
  'visitor id': 'User ID is not set',
}
const warned = new Set<string>()

const readers: Record<Obstacle, (key: string) => ExperimentState> = {
  configuration: (key) => refuse(key, 'configuration'),
  'visitor id': (key) => refuse(key, 'visitor id'),
}

/** Gives everybody the control, and says once in the browser's console why. */
export function unavailableReader(obstacle: Obstacle): (key: string) => ExperimentState {
  return readers[obstacle]
}

function refuse(key: string, obstacle: Obstacle): ExperimentState {
  const message = `Unable to activate experiment "${key}" because ${reasons[obstacle]}.`
  if (typeof window !== 'undefined' && !warned.has(message)) openTrackingLog(reportFailure).warn(message)
  warned.add(message)
  return noExperiment
}
