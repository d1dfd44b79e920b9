import type { IncomingMessage, ServerResponse } from 'node:http'
import { requestIdHeader, requestIdOf } from '@/lib/server/http/request-name.server'
import { chooseEncoding, type Encoding } from './choose-encoding.server'
import type { FinishedPage } from './finished-page.server'

/** The origin of the page of an answer. */
export type Origin = 'hit' | 'miss' | 'stale' | 'bypass'
type Sending = {
  origin: Origin
  /** What every answer of the server carries, name and value in turn. */
  fixed: readonly string[]
  ageSeconds?: number | undefined
}

/** A cache in front of us may store a page, and has to revalidate before each use: it cannot know a session. `Vary` names what a page differs by all the same. */
export const pageVary = 'Accept-Encoding, Cookie, User-Agent'
export const timing = (origin: Origin) => `cache;desc=${origin}`

/** Sends a page to one of those who may see it; nothing when they already have it. Ranges are not looked at: a page is whole. */
export function sendPage(request: IncomingMessage, response: ServerResponse, page: FinishedPage, sending: Sending): void {
  const encoding = page.isCompressible ? chooseEncoding(request.headers['accept-encoding']) : 'identity'
  if (isKnown(request.headers['if-none-match'], page.tag, encoding)) {
    response.writeHead(304, named(request, headOf(page, encoding, sending)))
    return void response.end()
  }
  const body = page.bodyAs(encoding)
  if (body instanceof Promise) body.then((made) => send(request, response, page, encoding, sending, made)).catch(() => response.destroy())
  else send(request, response, page, encoding, sending, body)
}

function send(
  request: IncomingMessage,
  response: ServerResponse,
  page: FinishedPage,
  encoding: Encoding,
  sending: Sending,
  body: Buffer,
): void {
  const head = sending.origin === 'hit' ? hitHead(page, encoding, sending, body) : wholeHead(page, encoding, sending, body)
  response.writeHead(page.status, named(request, head))
  response.end(body)
}

/** Adds the request's id, not by `setHeader`, which makes Node take each line of the head apart. */
function named(request: IncomingMessage, head: readonly string[]): string[] {
  return [...head, requestIdHeader, requestIdOf(request)]
}

/** The heads of pages in the cache: that of one page is always the same. */
const hitHeads = new WeakMap<Buffer, string[]>()

function hitHead(page: FinishedPage, encoding: Encoding, sending: Sending, body: Buffer): string[] {
  const known = hitHeads.get(body)
  if (known) return known
  const made = wholeHead(page, encoding, sending, body)
  hitHeads.set(body, made)
  return made
}

function wholeHead(page: FinishedPage, encoding: Encoding, sending: Sending, body: Buffer): string[] {
  const head = headOf(page, encoding, sending)
  if (encoding !== 'identity') head.push('Content-Encoding', encoding)
  head.push('Content-Length', String(body.length))
  return head
}

function headOf(page: FinishedPage, encoding: Encoding, { fixed, origin, ageSeconds }: Sending): string[] {
  const head = [...fixed, ...page.headers, 'Vary', pageVary, 'Server-Timing', timing(origin)]
  if (ageSeconds !== undefined) head.push('Age', String(ageSeconds))
  if (page.tag !== undefined) head.push('ETag', entityTag(page.tag, encoding))
  return head
}

function entityTag(tag: string, encoding: Encoding): string {
  return `"${tag}-${encoding}"`
}

/** Compared weakly, as RFC 9110 requires for GET: a proxy that compresses anew writes W/ in front. */
function isKnown(wanted: string | undefined, tag: string | undefined, encoding: Encoding): boolean {
  if (wanted === undefined || tag === undefined) return false
  if (wanted.trim() === '*') return true
  const own = entityTag(tag, encoding)
  return wanted.split(',').some((one) => one.trim().replace(/^W\//, '') === own)
}
