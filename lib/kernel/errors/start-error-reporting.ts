import type { BrowserClient } from '@sentry/nextjs'
import { browserSettings } from '@/lib/kernel/config/browser-settings'
import { setFailureReporter } from './report-failure'

/** Calls `listen` when it is known whether this visit may be recorded, and whenever that changes. */
export type FollowConsent = (listen: (isAllowed: boolean) => void) => void

let started: Promise<void> | undefined
let mayRecord = false

/** Reports the failures of this page where the settings name an address; where they do not, nothing is loaded and nothing held. Once a document; what failed is tried again. */
export function startErrorReporting(followConsent: FollowConsent): Promise<void> {
  started ??= start(followConsent).catch((error: unknown) => {
    started = undefined
    throw error
  })
  return started
}

async function start(followConsent: FollowConsent): Promise<void> {
  const { errorReportingDsn, stage } = await browserSettings()
  if (errorReportingDsn === '') return setFailureReporter(() => {})
  const { openBrowserReports } = await import('./browser-reports')
  const { client, report } = openBrowserReports(errorReportingDsn, stage, () => mayRecord)
  setFailureReporter(report)
  recordWhileAllowed(client, followConsent)
}

/** Stops at once when the consent is withdrawn. One recording a page: who allows it again is recorded from the next page on. */
function recordWhileAllowed(client: BrowserClient, followConsent: FollowConsent): void {
  let stop: (() => void) | undefined
  const open = async () => {
    const { openReplay } = await import('./replay')
    if (mayRecord) stop = openReplay(client)
  }
  followConsent((isAllowed) => {
    mayRecord = isAllowed
    if (!isAllowed) return stop?.()
    if (stop) return
    stop = () => {}
    open().catch(() => {}) // the page goes on unrecorded
  })
}
