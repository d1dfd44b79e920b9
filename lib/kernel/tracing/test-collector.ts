// reads: temporary files
import { once } from 'node:events'
import { createServer } from 'node:http'
import { array, number, object, string } from 'yup'

const text = string().required()
const value = object({ stringValue: string(), intValue: number(), doubleValue: number(), boolValue: string() })
const attributes = array(object({ key: text, value })).default([])
const spanShape = object({
  traceId: text,
  spanId: text,
  parentSpanId: string(),
  name: text,
  kind: number().required(),
  status: object({ code: number() }),
  attributes,
})
/** What arrives in one request, as https://opentelemetry.io/docs/specs/otlp/ describes it for JSON. */
const batchShape = object({
  resourceSpans: array(
    object({ resource: object({ attributes }), scopeSpans: array(object({ spans: array(spanShape).required() })).required() }),
  ).required(),
})

export type ReceivedSpan = {
  traceId: string
  spanId: string
  parentSpanId: string | undefined
  name: string
  isFailed: boolean
  attributes: Record<string, unknown>
  service: unknown
}

/** The collector to which traces go in the tests, on a port of its own. `silent`: it takes what comes and never answers. */
export async function openTestCollector() {
  const spans: ReceivedSpan[] = []
  const bodies: string[] = []
  let isSilent = false
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request
      .on('data', (part: Buffer) => parts.push(part))
      .on('end', () => {
        const body = Buffer.concat(parts).toString()
        bodies.push(body)
        if (isSilent) return
        if (request.url === '/v1/traces') spans.push(...readSpans(body))
        response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
      })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the collector has no port')
  return {
    endpoint: `http://127.0.0.1:${address.port}`,
    spans,
    /** All that has come, as it came. */
    bodies,
    fallSilent: () => {
      isSilent = true
    },
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

function readSpans(body: string): ReceivedSpan[] {
  const { resourceSpans } = batchShape.validateSync(JSON.parse(body))
  return resourceSpans.flatMap(({ resource, scopeSpans }) =>
    scopeSpans.flatMap(({ spans }) =>
      spans.map(({ attributes, status, parentSpanId, ...span }) => ({
        traceId: span.traceId,
        spanId: span.spanId,
        parentSpanId: parentSpanId || undefined,
        name: span.name,
        isFailed: status.code === 2,
        attributes: asRecord(attributes),
        service: asRecord(resource.attributes)['service.name'],
      })),
    ),
  )
}

type Given = { key: string; value: { [kind: string]: unknown } }[]

function asRecord(given: Given): Record<string, unknown> {
  return Object.fromEntries(given.map(({ key, value }) => [key, Object.values(value).find((each) => each !== undefined)]))
}
