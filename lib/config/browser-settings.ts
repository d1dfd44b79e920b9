import { apiPrefix } from './public-env'

const names = ['stage', 'botCheckSiteKey', 'botCheckScriptUrl', 'errorReportingDsn'] as const
/** Settings of the server that the browser needs, as text; empty: not set. Nothing secret. */
export type BrowserSettings = Readonly<Record<(typeof names)[number], string>>

const address = `${apiPrefix}/api/v1/settings`
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
  const answer = await fetch(address, { headers: { Accept: 'application/json' } })
  if (!answer.ok) throw new Error(`GET ${address} answered ${answer.status}`)
  const record: unknown = await answer.json()
  const text = (name: string) => (typeof record === 'object' && record !== null ? Object.entries(record).find(([key, value]) => key === name && typeof value === 'string')?.[1] : undefined)
  return { stage: text('stage') ?? '', botCheckSiteKey: text('botCheckSiteKey') ?? '', botCheckScriptUrl: text('botCheckScriptUrl') ?? '', errorReportingDsn: text('errorReportingDsn') ?? '' }
}
