import { apiPrefix } from './public-env'

type Name = 'stage' | 'botCheckSiteKey' | 'botCheckScriptUrl' | 'errorReportingDsn'
/** Settings of the server that the browser needs, as text; empty: not set. Nothing secret. */
export type BrowserSettings = Readonly<Record<Name, string>>

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
  const given = new Map<string, unknown>(typeof record === 'object' && record !== null ? Object.entries(record) : [])
  const text = (name: Name) => {
    const value = given.get(name)
    return typeof value === 'string' ? value : ''
  }
  return { stage: text('stage'), botCheckSiteKey: text('botCheckSiteKey'), botCheckScriptUrl: text('botCheckScriptUrl'), errorReportingDsn: text('errorReportingDsn') }
}
