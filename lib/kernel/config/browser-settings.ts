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

let asked: Promise<BrowserSettings> | undefined

/** Asked for once a page load, by the first who needs them; a failure is asked for again. They are not in the HTML: one build serves every stage, and pages may be kept. */
export function browserSettings(): Promise<BrowserSettings> {
  asked ??= ask().catch((error: unknown) => {
    asked = undefined
    throw error
  })
  return asked
}

async function ask(): Promise<BrowserSettings> {
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
