import type { EnvSettings } from './settings'

/** The service that notifies search engines of changed pages (indexnow.org), and the key that proves that we may. */
export type IndexNow = { url: string; key: string }

/** The service to notify; null without a key: then nobody is. On every stage but pro a stand-in of ours listens. */
export function indexNowOf({ INDEXNOW_KEY: key, DEPLOY_STAGE: stage }: EnvSettings, standInsUrl: string): IndexNow | null {
  if (key === undefined) return null
  return { url: stage === 'pro' ? 'https://api.indexnow.org/indexnow' : `${standInsUrl}/indexnow`, key }
}
