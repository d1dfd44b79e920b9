import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { asRecord } from '@/lib/kernel/validation/plain-object'
import { failureWord, type OpenSpan, type Tracer } from './span.server'

/** How Node reports `fetch` and `http.request`: that a request begins, and that the head of the answer is there, or will never be. */
const channels = [
  { start: 'undici:request:create', answer: 'undici:request:headers', failure: 'undici:request:error' },
  { start: 'http.client.request.start', answer: 'http.client.response.finish', failure: 'http.client.request.error' },
] as const

/** Measures calls of other servers as a part of a trace: method, server and status, no path. Gives what ends that. */
export function traceCalls({ startChild }: Tracer): () => void {
  const open = new WeakMap<object, OpenSpan>()
  const begin = (message: unknown) => {
    const { request } = asRecord(message)
    if (!isCall(request)) return
    const method = request.method ?? 'GET'
    const attributes = { 'http.request.method': method, 'server.address': serverOf(request) }
    const span = startChild({ name: method, kind: 'client', attributes })
    if (span) open.set(request, span)
  }
  const end = (message: unknown) => {
    const { request, response, error } = asRecord(message)
    const span = isCall(request) ? open.get(request) : undefined
    if (!isCall(request) || !span) return
    open.delete(request)
    const status = Number(asRecord(response)['statusCode'])
    if (status) span.set({ 'http.response.status_code': status })
    span.end(status >= 400 ? String(status) : status ? undefined : failureWord(error))
  }
  const listeners = channels.flatMap(({ start, answer, failure }): [string, (message: unknown) => void][] => [
    [start, begin],
    [answer, end],
    [failure, end],
  ])
  for (const [name, listener] of listeners) subscribe(name, listener)
  return () => {
    for (const [name, listener] of listeners) unsubscribe(name, listener)
  }
}

/** `origin` of `fetch`, `host` of Node's own client. */
type Call = { method?: string; origin?: unknown; host?: unknown }

function isCall(request: unknown): request is Call {
  return typeof request === 'object' && request !== null
}

function serverOf({ origin, host }: Call): string {
  const text = String(origin ?? host)
  return URL.canParse(text) ? new URL(text).hostname : text
}
