import type { EnvSettings } from './settings'

/** What the first start of somebody who tries Ingrana shows. */
const toTry = 6_000

/** How many invented ads an empty database is given: in somebody's own only what was said, since nobody wants them among real ones. */
export function demoAdsOf({ DEMO_ADS: said, DEPLOY_STAGE: stage }: EnvSettings, database: 'embedded' | 'given'): number {
  return said ?? (database === 'embedded' && stage !== 'pro' ? toTry : 0)
}
