import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { StartError } from '@/lib/kernel/errors/start-error'

export type StandInRequest = {
  path: string
  query: URLSearchParams
  method: string
  /** An urlencoded body; empty when there is none. */
  form: URLSearchParams
  text: string
  /** The body as it came. */
  bytes: Buffer
  ifModifiedSince?: string | undefined
  headers: IncomingHttpHeaders
  /** The address at the other end of the connection; '' when it is closed. */
  peer: string
}
export type StandInResponse =
  | { status?: number; type?: string; headers?: Record<string, string | string[]>; body?: string | Buffer }
  | 'hang up'
/** Answers a request; undefined when the address is none of this service's. */
export type StandIn = (request: StandInRequest) => Promise<StandInResponse | undefined>

/** Twice the largest file that the experiments are tried with. */
const maxBodyLength = 20_000_000
const ourselves = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/

/** Serves the stand-ins on localhost only: the mails contain links that open accounts. */
export async function serveStandIns(port: number, standIns: StandIn[]): Promise<{ port: number; close: () => Promise<void> }> {
  const server = createServer((request, response) => void answer(request, response, standIns))
  await listen(server, port)
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

async function listen(server: Server, port: number): Promise<void> {
  server.listen(port, 'localhost')
  try {
    await once(server, 'listening')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')
      throw new StartError(`port ${port} of the stand-ins is already taken: set STAND_INS_PORT to another`)
    throw error
  }
}

async function answer(request: IncomingMessage, response: ServerResponse, standIns: StandIn[]): Promise<void> {
  try {
    // A page of another site that has itself resolved to this machine must not read the mails.
    if (!ourselves.test(request.headers.host ?? '')) return send(response, { status: 403, body: 'Solo da questa macchina.\n' })
    const received = await read(request)
    if (!received) return send(response, { status: 413, body: 'Troppo lungo.\n' })
    for (const standIn of standIns) {
      const found = await standIn(received)
      if (found) return send(response, found)
    }
    send(response, { status: 404, body: 'Non c’è nulla a questo indirizzo.\n' })
  } catch (error) {
    if (!response.headersSent) send(response, { status: 500, body: `${error instanceof Error ? error.message : 'failed'}\n` })
  }
}

/** Reads a request; undefined when the body is too long, read to its end even so: a client still sending reads no response. */
async function read(request: IncomingMessage): Promise<StandInRequest | undefined> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
  const parts: Buffer[] = []
  let length = 0
  request.on('data', (part: Buffer) => {
    length += part.length
    if (length <= maxBodyLength) parts.push(part)
  })
  await once(request, 'end')
  if (length > maxBodyLength) return undefined
  const bytes = Buffer.concat(parts)
  const text = bytes.toString()
  const isForm = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded') ?? false
  return {
    path: pathname,
    query: searchParams,
    method: request.method ?? 'GET',
    form: new URLSearchParams(isForm ? text : ''),
    text,
    bytes,
    ifModifiedSince: request.headers['if-modified-since'],
    headers: request.headers,
    peer: request.socket.remoteAddress ?? '',
  }
}

function send(response: ServerResponse, answered: StandInResponse): void {
  if (answered === 'hang up') {
    response.destroy()
    return
  }
  const { status = 200, type = 'text/plain', headers = {}, body = '' } = answered
  response.writeHead(status, {
    'Content-Type': typeof body === 'string' ? `${type}; charset=utf-8` : type,
    'Cache-Control': 'no-store',
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
    'X-Robots-Tag': 'noindex',
    ...headers,
  })
  response.end(body)
}

export function json(value: unknown, status = 200): StandInResponse {
  return { status, type: 'application/json', body: JSON.stringify(value) }
}
