import type { EnvSettings } from './settings'

/** The number of invented ads in the embedded database of a trial. */
const toTry = 6_000

/** How many invented ads an empty database is given. A database of the operator gets only as many as the setting says. */
export function demoAdsOf({ DEMO_ADS: said, DEPLOY_STAGE: stage }: EnvSettings, database: 'embedded' | 'given'): number {
  return said ?? (database === 'embedded' && stage !== 'pro' ? toTry : 0)
}
