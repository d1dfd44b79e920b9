import { IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { Socket } from 'node:net'

type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<unknown>
export type RenderedPage = { status: number; headers: OutgoingHttpHeaders; body: Buffer }

/** Renders a page by a request of our own, which holds only the headers given: nothing else that a visitor sends can get into a page of others. */
export function renderPage(handle: Handle, address: string, headers: Record<string, string>): Promise<RenderedPage> {
  const request = new IncomingMessage(new Socket())
  request.method = 'GET'
  request.url = address
  request.headers = { ...headers }
  request.push(null)
  const response = new CollectedResponse(request)
  return new Promise((resolve, reject) => {
    response.once('finish', () => resolve(response.page()))
    response.once('close', () => reject(new Error('the rendering broke off')))
    handle(request, response).then(() => response.writableEnded || response.destroy(), reject)
  })
}

/** Gathers what is written; the connection it is given takes everything and sends it nowhere. */
class CollectedResponse extends ServerResponse {
  private readonly parts: Buffer[] = []

  constructor(request: IncomingMessage) {
    super(request)
    this.assignSocket(new Sink())
    this.once('finish', () => process.nextTick(() => this.emit('close')))
  }

  page(): RenderedPage {
    return { status: this.statusCode, headers: this.getHeaders(), body: Buffer.concat(this.parts) }
  }

  /** Node forgets headers that are given here when none was set before. */
  override writeHead(status: number, reason?: unknown, headers?: unknown): this {
    const given = typeof reason === 'string' ? headers : reason
    for (const [name, value] of headerPairs(given)) this.setHeader(name, value)
    return super.writeHead(status)
  }

  override write(part: unknown, encoding?: unknown, done?: unknown): boolean {
    this.take(part, encoding)
    for (const call of [encoding, done]) if (typeof call === 'function') process.nextTick(call)
    return true
  }

  override end(part?: unknown, encoding?: unknown, done?: unknown): this {
    this.take(part, encoding)
    for (const call of [part, encoding, done]) if (typeof call === 'function') this.once('finish', () => process.nextTick(call))
    return super.end()
  }

  private take(part: unknown, encoding: unknown): void {
    if (typeof part === 'string') this.parts.push(Buffer.from(part, encoding === 'latin1' ? encoding : 'utf8'))
    else if (part instanceof Uint8Array) this.parts.push(Buffer.from(part))
  }
}

class Sink extends Socket {
  override _write(_part: unknown, _encoding: unknown, done: () => void): void {
    done()
  }
  override _writev(_parts: unknown, done: () => void): void {
    done()
  }
}

type HeaderValue = string | number | string[]

/** Names and values, as an object or in turn. */
function headerPairs(given: unknown): [string, HeaderValue][] {
  if (typeof given !== 'object' || given === null) return []
  const pairs: [unknown, unknown][] = Array.isArray(given)
    ? given.flatMap((name, index) => (index % 2 === 0 ? [[name, given[index + 1]]] : []))
    : Object.entries(given)
  return pairs.flatMap(([name, value]) => (typeof name === 'string' && isHeaderValue(value) ? [[name, value]] : []))
}

function isHeaderValue(value: unknown): value is HeaderValue {
  return ['string', 'number'].includes(typeof value) || Array.isArray(value)
}
