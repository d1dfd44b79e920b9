import { defaultStackParser, linkedErrorsIntegration, makeNodeTransport, NodeClient, Scope } from '@sentry/nextjs'
import { stackFrames } from './report-failure'
import { cleanFailure, redactingTransport, reportOptions } from './report-options'

export type FailureContext = { path?: string | undefined; route?: string | undefined; requestId?: string | undefined }

/** Opens Sentry without tracing, and without the parts that watch requests, the console and other packages. */
export function openServerReports(dsn: string, stage: string) {
  Error.stackTraceLimit = stackFrames
  const client = new NodeClient({
    ...reportOptions,
    dsn,
    environment: stage,
    transport: redactingTransport(makeNodeTransport),
    stackParser: defaultStackParser,
    integrations: [linkedErrorsIntegration()],
    includeServerName: false,
    enableRuntimeChannelInjection: false,
  })
  client.on('preprocessEvent', cleanFailure)
  client.init()
  const report = (failure: unknown, { path, route, requestId }: FailureContext) => {
    client.captureException(failure, { mechanism: { handled: false, type: 'generic' } }, new Scope().setTags({ path, route, requestId }))
  }
  return { client, report }
}
