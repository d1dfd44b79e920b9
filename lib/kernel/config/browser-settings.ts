import { buildRequest } from './build-request'

const unset = {
  stage: '',
  botCheckSiteKey: '',
  botCheckScriptUrl: '',
  errorReportingDsn: '',
  experimentsTenant: '',
  experimentsApplicationId: '',
  collectorUrl: '',
  eventLogUrl: '',
  trackingProviderId: '',
  trackingCampaignType: '',
  trackingActorPrefix: '',
  trackingSchemaUrl: '',
  trackingBatchSize: '',
  trackingFlushIntervalMs: '',
}
/** Settings of the server that the browser needs, as text; empty: not set. Nothing secret. */
export type BrowserSettings = Readonly<typeof unset>

let pending: Promise<BrowserSettings> | undefined

/** Requested once a page load, at the first need, and again after a failure. They are not in the HTML: one build serves every stage, and pages may be cached. */
export function browserSettings(): Promise<BrowserSettings> {
  pending ??= fetchSettings().catch((error: unknown) => {
    pending = undefined
    throw error
  })
  return pending
}

async function fetchSettings(): Promise<BrowserSettings> {
  const { url, init } = buildRequest('/api/v1/settings')
  const answer = await fetch(url, init)
  if (!answer.ok) throw new Error(`GET ${url} answered ${answer.status}`)
  const record: unknown = await answer.json()
  const settings = { ...unset }
  for (const [name, value] of Object.entries(record ?? {})) if (isName(name) && typeof value === 'string') settings[name] = value
  return settings
}

function isName(text: string): text is keyof BrowserSettings {
  return Object.hasOwn(unset, text)
}
