import {
  type Breadcrumb,
  BrowserClient,
  breadcrumbsIntegration,
  dedupeIntegration,
  defaultStackParser,
  eventFiltersIntegration,
  getCurrentScope,
  linkedErrorsIntegration,
  makeFetchTransport,
} from '@sentry/nextjs'
import { cleanFailure, redactingTransport, reportOptions } from './report-options'

/** Opens Sentry without the parts that store or count visits, measure pages or read headers. Loaded only where there is an address to report to. */
export function openBrowserReports(dsn: string, stage: string, mayRecord: () => boolean) {
  const client = new BrowserClient({
    ...reportOptions,
    dsn,
    environment: stage,
    transport: redactingTransport(makeFetchTransport, mayRecord),
    transportOptions: { fetchOptions: { credentials: 'omit', referrerPolicy: 'no-referrer' } },
    stackParser: defaultStackParser,
    integrations: [eventFiltersIntegration(), linkedErrorsIntegration(), dedupeIntegration(), breadcrumbsIntegration({ sentry: false })],
    beforeBreadcrumb: withoutAttributes,
    // Read by replay.ts once recording is allowed.
    replaysSessionSampleRate: 0.1,
    replaysOnErrorSampleRate: 1,
  })
  getCurrentScope().setClient(client)
  client.on('preprocessEvent', cleanFailure)
  client.init()
  const report = (failure: unknown) => {
    client.captureException(
      failure,
      { mechanism: { handled: false, type: 'generic' }, captureContext: { tags: { path: window.location.pathname } } },
      getCurrentScope(),
    )
  }
  return { client, report }
}

/** What was clicked is named by its element alone: attributes repeat texts of the page. */
function withoutAttributes(crumb: Breadcrumb): Breadcrumb {
  return crumb.message === undefined ? crumb : { ...crumb, message: crumb.message.replace(/\[[^\]]*\]/g, '') }
}
