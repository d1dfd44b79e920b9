import { AsyncLocalStorage } from 'node:async_hooks'
import { type Context, defaultTextMapGetter, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import { ExportResultCode, W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  type SpanExporter,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import { log } from '@/lib/kernel/errors/log.server'
import type { OpenSpan, SpanStart, Tracer } from './span.server'
import { traceCalls } from './trace-calls.server'

export type TracingOptions = {
  /** The address of the collector; what it takes traces at stands behind it. */
  endpoint: string
  serviceName: string
  /** How many of the traces that begin here are recorded, 0 to 1; for those that began elsewhere their beginner has decided. */
  ratio: number
  stage: string
  /** The time for one batch, with what is tried again within it; the end of a process waits no longer. */
  sendTimeoutMs?: number
}
export type OpenTracer = Tracer & { close: () => Promise<void> }

/** The most spans that wait for the collector, some megabytes; more are dropped. */
const queue = { maxQueueSize: 2_048, maxExportBatchSize: 512, scheduledDelayMillis: 2_000 }
/** A statement of a search has a thousand characters. */
const limits = { attributeValueLengthLimit: 4_096, attributeCountLimit: 32 }

const kinds = { internal: SpanKind.INTERNAL, client: SpanKind.CLIENT, server: SpanKind.SERVER, consumer: SpanKind.CONSUMER }
const propagator = new W3CTraceContextPropagator()

/**
 * Measures what happens in this process and tells a collector, in batches and beside the work. Nothing is registered with OpenTelemetry as a whole: Next and
 * Sentry would add spans of their own then, with the addresses that visitors request.
 */
export function openTracer({ endpoint, serviceName, ratio, stage, sendTimeoutMs = 5_000 }: TracingOptions): OpenTracer {
  // OTEL_EXPORTER_OTLP_HEADERS is read by the exporter itself.
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/+$/, '')}/v1/traces`, timeoutMillis: sendTimeoutMs })
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName, 'deployment.environment.name': stage }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
    spanLimits: limits,
    spanProcessors: [new BatchSpanProcessor({ ...queue, exportTimeoutMillis: sendTimeoutMs + 1_000, exporter: tellingLosses(exporter) })],
  })
  const tracer = provider.getTracer('ingrana')
  const contexts = new AsyncLocalStorage<Context>()
  const start = ({ name, kind, attributes }: SpanStart, parent: Context): OpenSpan => {
    const span = tracer.startSpan(name, { kind: kinds[kind], ...(attributes && { attributes }) }, parent)
    return opened(span, contexts)
  }
  const made: Tracer = {
    startRoot: (first, headers) => start(first, headers ? propagator.extract(ROOT_CONTEXT, headers, defaultTextMapGetter) : ROOT_CONTEXT),
    startChild: (part) => {
      const parent = contexts.getStore()
      return parent && trace.getSpan(parent)?.isRecording() ? start(part, parent) : undefined
    },
  }
  const stopCalls = traceCalls(made)
  return {
    ...made,
    async close() {
      stopCalls()
      await provider.shutdown().catch((error: unknown) => log().warn({ err: error }, 'the last traces were not sent'))
    },
  }
}

function opened(span: Span, contexts: AsyncLocalStorage<Context>): OpenSpan {
  const context = trace.setSpan(ROOT_CONTEXT, span)
  return {
    rename: (name) => void span.updateName(name),
    set: (attributes) => void span.setAttributes(attributes),
    within: (work) => contexts.run(context, work),
    end: (failure) => {
      if (failure !== undefined) span.setStatus({ code: SpanStatusCode.ERROR }).setAttribute('error.type', failure)
      contexts.exit(() => span.end()) // what is sent after it is no part of it
    },
  }
}

/** Says once that a collector is away, and once that it is back. */
function tellingLosses(exporter: SpanExporter): SpanExporter {
  let isAway = false
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        const isLost = result.code !== ExportResultCode.SUCCESS
        if (isLost !== isAway)
          log().warn({ spans: spans.length }, isLost ? 'traces do not reach the collector' : 'traces reach the collector again')
        isAway = isLost
        done(result)
      }),
    forceFlush: () => exporter.forceFlush?.() ?? Promise.resolve(),
    shutdown: () => exporter.shutdown(),
  }
}
