import type { IncomingMessage } from 'node:http'
import type { AddressRange } from '@/lib/kernel/config/address-ranges'
import { withRequestId } from '@/lib/kernel/errors/request-id.server'
import { shared } from '@/lib/kernel/process/shared.server'
import type { Attributes, OpenSpan } from '@/lib/kernel/tracing/span.server'
import { connectionAddress } from './client-address.server'
import { requestIdOf } from './request-name.server'

const spans = new WeakMap<IncomingMessage, OpenSpan>()

/** Begins the span of a request, where traces are on: in the trace of a trusted proxy, or in a new one. Trace headers of visitors are ignored. */
export function beginRequestSpan(request: IncomingMessage, trusted: AddressRange[]): OpenSpan | undefined {
  const tracer = shared('tracer')
  if (!tracer) return undefined
  const { method = '', headers, socket } = request
  const attributes = { 'http.request.method': method, 'ingrana.request_id': requestIdOf(request) }
  const span = tracer.startRoot(
    { name: method, kind: 'server', attributes },
    connectionAddress(socket, trusted) === undefined ? traceContext(headers) : {},
  )
  spans.set(request, span)
  return span
}

/** Whatever `work` does belongs to this request: it has its id, and is measured as a part of it. */
export function withRequest<T>(request: IncomingMessage, work: () => T): T {
  const named = () => withRequestId(requestIdOf(request), work)
  const span = spans.get(request)
  return span ? span.within(named) : named()
}

/** Says something of how a request was answered. */
export function noteOnSpan(request: IncomingMessage, attributes: Attributes): void {
  spans.get(request)?.set(attributes)
}

function traceContext({ traceparent, tracestate }: IncomingMessage['headers']): Attributes {
  return { ...(typeof traceparent === 'string' && { traceparent }), ...(typeof tracestate === 'string' && { tracestate }) }
}
