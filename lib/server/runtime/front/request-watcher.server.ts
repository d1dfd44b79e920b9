import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { performance } from 'node:perf_hooks'
import { env } from '@/lib/kernel/config/env.server'
import { readBuiltRoutes } from '@/lib/kernel/framework/built-routes.server'
import type { OpenSpan } from '@/lib/kernel/tracing/span.server'
import { beginRequestSpan } from '@/lib/server/http/request-span.server'
import type { Metric } from '@/lib/server/metrics/prometheus-text'
import { RequestMetrics } from '@/lib/server/metrics/request-metrics'
import { routePatterns } from '@/lib/server/metrics/route-patterns'
import { pathOf } from './prepare-request.server'

type Watcher = { begin: (request: IncomingMessage, response: ServerResponse) => void; metrics: () => Metric[] }

/** Counts and traces every request by its route; undefined without figures and traces. */
export function requestWatcher(folder: string): Watcher | undefined {
  const { metrics, tracing, trustedProxies } = env()
  if (!metrics && !tracing) return undefined
  const figures = new RequestMetrics()
  const routeOf = routePatterns(readBuiltRoutes(path.join(folder, '.next')))
  return {
    metrics: () => figures.metrics(),
    begin(request, response) {
      const startedAt = performance.now()
      const span = beginRequestSpan(request, trustedProxies)
      response.once('close', () => {
        const route = routeOf(pathOf(request.url ?? ''))
        const method = request.method ?? ''
        const status = response.writableFinished ? response.statusCode : undefined
        figures.record({ route, method, status, seconds: (performance.now() - startedAt) / 1_000 })
        if (span) endSpan(span, { route, method, status })
      })
    },
  }
}

type Answered = { route: string; method: string; status: number | undefined }

/** Ends a span; without a status the visitor had left before the answer was sent. */
function endSpan(span: OpenSpan, { route, method, status }: Answered): void {
  span.rename(`${method} ${route}`)
  span.set({ 'http.route': route, ...(status === undefined ? { 'ingrana.visitor_left': true } : { 'http.response.status_code': status }) })
  span.end(status !== undefined && status >= 500 ? String(status) : undefined)
}
