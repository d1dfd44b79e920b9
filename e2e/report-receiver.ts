import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gunzipSync } from 'node:zlib'
import { asRecord } from './record'

/** One thing that came in an envelope: a report (`event`), what a recording says of itself (`replay_event`), or the recording. */
export type Received = { kind: string; text: string; record: Record<string, unknown> }
type ResponseMode = 'ok' | 'failing' | 'silent'

export type Receiver = {
  dsn: string
  origin: string
  received: Received[]
  /** All that has come, as it came. */
  bodies: string[]
  /** How many requests have come, whatever they held. */
  requests: () => number
  behave: (mood: ResponseMode) => void
  forget: () => void
  close: () => Promise<void>
}

/** The receiver of error reports in the tests, on a separate port. It reads envelopes as https://develop.sentry.dev/sdk/envelopes/ describes them. */
export async function openErrorReportReceiver(): Promise<Receiver> {
  const received: Received[] = []
  const bodies: string[] = []
  let mood: ResponseMode = 'ok'
  let requests = 0
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request
      .on('data', (part: Buffer) => parts.push(part))
      .on('end', () => {
        requests += 1
        const body = request.headers['content-encoding'] === 'gzip' ? gunzipSync(Buffer.concat(parts)) : Buffer.concat(parts)
        bodies.push(body.toString())
        if (mood === 'silent') return // never answers
        if (mood === 'ok') received.push(...readEnvelope(body))
        response.writeHead(mood === 'ok' ? 200 : 500, { 'Access-Control-Allow-Origin': '*' }).end('{}')
      })
  })
  server.listen(0, 'localhost')
  await once(server, 'listening')
  const { port } = addressOf(server.address())
  return {
    dsn: `http://publickey@localhost:${port}/1`,
    origin: `http://localhost:${port}`,
    received,
    bodies,
    requests: () => requests,
    behave: (next) => {
      mood = next
    },
    forget: () => {
      received.length = 0
      bodies.length = 0
      requests = 0
    },
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

function addressOf(address: string | AddressInfo | null): AddressInfo {
  if (address === null || typeof address === 'string') throw new Error('the receiver has no port')
  return address
}

/** A line for the envelope, then for each item a line, possibly with its length, and the item. */
function readEnvelope(body: Buffer): Received[] {
  const items: Received[] = []
  let at = body.indexOf('\n') + 1
  while (at > 0 && at < body.length) {
    const endOfHeader = endOfLine(body, at)
    const header = asRecord(body.toString('utf8', at, endOfHeader))
    const start = endOfHeader + 1
    const end = typeof header['length'] === 'number' ? start + header['length'] : endOfLine(body, start)
    const text = body.toString('utf8', start, end)
    items.push({ kind: String(header['type']), text, record: text.startsWith('{') && !text.includes('\n') ? asRecord(text) : {} })
    at = end + 1
  }
  return items
}

function endOfLine(body: Buffer, from: number): number {
  const end = body.indexOf('\n', from)
  return end < 0 ? body.length : end
}
