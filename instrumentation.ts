import type { Instrumentation } from 'next'
import { log } from '@/lib/errors/log.server'

/** A page that fails while the server draws it: one JSON line, beside the error page the visitor sees. */
export const onRequestError: Instrumentation.onRequestError = (error, request, context) => {
  log().error({ err: error, path: request.path, route: context.routePath, status: 500 }, 'page failed')
}
