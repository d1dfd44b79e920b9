import { browserSettings } from '@/lib/config/browser-settings'
import { deliverFailures } from './report-failure'

let started = false

/** Reports the failures of this page where the settings name an address; where they do not, nothing is loaded and nothing kept. */
export async function startErrorReporting(): Promise<void> {
  if (started) return
  started = true
  const { errorReportingDsn, stage } = await browserSettings()
  if (errorReportingDsn === '') return deliverFailures(() => {})
  const { openBrowserReports } = await import('./browser-reports')
  deliverFailures(openBrowserReports(errorReportingDsn, stage))
}
