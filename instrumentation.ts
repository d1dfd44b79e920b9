import type { Instrumentation } from 'next'
import { loggedPath } from '@/lib/kernel/errors/logged-path'

// Next compiles this file for its edge runtime too, where nothing of ours runs and Sentry has no client of its own.
// oxlint-disable-next-line node/no-process-env -- no setting of ours: Next writes the runtime in when it compiles
const load = () => (process.env['NEXT_RUNTIME'] === 'nodejs' ? import('@/lib/kernel/errors/report-failure.server') : undefined)

export async function register(): Promise<void> {
  await (await load())?.prepareReports()
}

/** Logs one JSON line for a page that the server fails to render; the visitor sees the error page. */
export const onRequestError: Instrumentation.onRequestError = async (error, request, context) => {
  const reports = await load()
  reports?.reportFailure(error, { path: loggedPath(request.path), route: context.routePath, status: 500 }, 'page failed')
}
