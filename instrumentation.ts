import type { Instrumentation } from 'next'
import { prepareReports, reportFailure } from '@/lib/kernel/errors/report-failure.server'

export async function register(): Promise<void> {
  await prepareReports()
}

/** A page that fails while the server draws it: one JSON line, beside the error page the visitor sees. */
export const onRequestError: Instrumentation.onRequestError = (error, request, context) => {
  reportFailure(error, { path: request.path.split('?')[0], route: context.routePath, status: 500 }, 'page failed')
}
