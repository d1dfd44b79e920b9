import { defaultStackParser, linkedErrorsIntegration, makeNodeTransport, NodeClient, Scope } from '@sentry/nextjs'
import { stackFrames } from './report-failure'
import { cleanFailure, cleaning, reportOptions } from './report-options'

export type Place = { path?: string | undefined; route?: string | undefined }

/** Without tracing, and without the parts of Sentry that watch requests, the console and other packages. */
export function openServerReports(dsn: string, stage: string) {
  Error.stackTraceLimit = stackFrames
  const client = new NodeClient({
    ...reportOptions,
    dsn,
    environment: stage,
    transport: cleaning(makeNodeTransport),
    stackParser: defaultStackParser,
    integrations: [linkedErrorsIntegration()],
    includeServerName: false,
    enableRuntimeChannelInjection: false,
  })
  client.on('preprocessEvent', cleanFailure)
  client.init()
  const report = (failure: unknown, { path, route }: Place) => {
    client.captureException(failure, { mechanism: { handled: false, type: 'generic' } }, new Scope().setTags({ path, route }))
  }
  return { client, report }
}
