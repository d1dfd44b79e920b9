import type { IncomingMessage } from 'node:http'
import { rewrittenAddresses } from '@/lib/kernel/routes/rewritten-addresses.mjs'
import type { EarlyAnswer } from './early-answer.server'
import { headerLengths, httpLimits, otherHeaderLength } from './http-limits'

const ofPages = ['GET', 'HEAD'] as const
/** Handlers refuse unknown methods by themselves, with the list of known ones. */
const ofHandlers = [...ofPages, 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'] as const

/** The API, what is rewritten to it, and what the development server requests itself. */
const handled = new RegExp(
  `^(?:/api(?:/.*)?|/__nextjs.*|${Object.values(rewrittenAddresses)
    .map((address) => address.replace(/:\w+/g, '[^/]+'))
    .join('|')})/?$`,
)
export const isHandled = (path: string): boolean => handled.test(path)
/** A path of ours: two slashes, or a slash and a backslash, would be another host to a browser. */
const ownPath = /^\/(?![/\\])[\x21-\x7e]*$/
/** No limit is below this length. */
const minLimit = Math.min(otherHeaderLength, ...Object.values(headerLengths).map(({ max }) => max))
const lengths: ReadonlyMap<string, { max: number; keep: 'start' | 'end' }> = new Map(Object.entries(headerLengths))

/** Brings a request into the one shape the application expects: an address on this site, one host, headers of a bounded length. Gives the answer where that is impossible or needless. */
export function prepareRequest(request: IncomingMessage): EarlyAnswer | undefined {
  const { method = '', rawHeaders } = request
  if (hasTwoHosts(rawHeaders)) return { status: 400, code: 'invalid', text: 'La richiesta nomina più di un sito.' }
  if (method === 'OPTIONS' && request.url === '*') return { status: 204, code: 'options', headers: { Allow: ofHandlers.join(', ') } }
  const target = inOriginForm(request)
  if (target === undefined) return { status: 400, code: 'invalid', text: 'L’indirizzo non è valido.' }
  if (target.length > httpLimits.addressLength) return { status: 414, code: 'tooLong', text: 'L’indirizzo è troppo lungo.' }
  request.url = target
  shortenHeaders(request)
  return refusedAddress(target) ?? refusedMethod(method, target) ?? refusedSpelling(target) ?? withoutSlash(method, target)
}

/** Names stand before their values. Each request comes through here, those for cached pages too: no list is made of its headers. */
function hasTwoHosts(rawHeaders: readonly string[]): boolean {
  let hosts = 0
  for (let index = 0; index < rawHeaders.length; index += 2)
    if (rawHeaders[index]?.length === 4 && /^host$/i.test(rawHeaders[index] ?? '')) hosts += 1
  return hosts > 1
}

/** The form for proxies, «GET http://host/path», names the host once more; that one counts (RFC 9112, 3.2.2). */
function inOriginForm(request: IncomingMessage): string | undefined {
  const { url = '' } = request
  if (url.startsWith('/')) return url
  if (!/^https?:\/\//i.test(url) || !URL.canParse(url)) return undefined
  const { host, pathname, search } = new URL(url)
  request.headers.host = host
  return pathname + search
}

function shortenHeaders({ headers }: IncomingMessage): void {
  for (const name of Object.keys(headers)) {
    const value = headers[name]
    if (typeof value !== 'string' || value.length <= minLimit) continue
    const limit = lengths.get(name)
    if (value.length <= (limit?.max ?? otherHeaderLength)) continue
    if (limit === undefined) Reflect.deleteProperty(headers, name)
    else headers[name] = limit.keep === 'start' ? value.slice(0, limit.max) : value.slice(-limit.max)
  }
}

/** Refuses what Next answers under /_next and /__nextjs beyond what pages need, such as its image optimizer, which would cache deleted pictures. */
function refusedAddress(target: string): EarlyAnswer | undefined {
  const isOfNext = /^\/_next(?:\/(?!static\/|data\/|webpack-hmr)|$)/.test(pathOf(target))
  return isOfNext ? { status: 404, code: 'notFound', text: 'Questa pagina non esiste.' } : undefined
}

function refusedMethod(method: string, target: string): EarlyAnswer | undefined {
  if (method === 'GET' || method === 'HEAD') return undefined
  const known: readonly string[] = isHandled(pathOf(target)) ? ofHandlers : ofPages
  if (known.includes(method)) return undefined
  return { status: 405, code: 'methodNotAllowed', headers: { Allow: known.join(', ') }, text: 'Questo indirizzo si può solo leggere.' }
}

/** Pages have an Italian page for it; programs get JSON. */
function refusedSpelling(target: string): EarlyAnswer | undefined {
  const path = pathOf(target)
  return path.startsWith('/api/') && !isDecodable(path) ? { status: 400, code: 'invalid' } : undefined
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}

/** A page has one address. Not for handlers: the specification itself writes GET /api/v1/locations/?query=…, and a redirect would lose what was posted. */
function withoutSlash(method: string, target: string): EarlyAnswer | undefined {
  const path = pathOf(target)
  if (path === '/' || !path.endsWith('/') || path.startsWith('/_next/') || isHandled(path) || method === 'OPTIONS') return undefined
  let end = path.length
  while (path[end - 1] === '/') end -= 1
  const start = path.slice(0, end)
  return ownPath.test(start) ? { status: 308, code: 'moved', headers: { Location: start + target.slice(path.length) } } : undefined
}

/** The link of a mail, and the way to it by a login: its code is a secret, which no later request may send as its referrer. */
export function hasMailCode(target: string): boolean {
  return /(?:[?&]|%(?:25)*(?:3f|26))codice(?:=|%(?:25)*3d)/i.test(target)
}

export function pathOf(target: string): string {
  const end = target.search(/[?#]/)
  return end === -1 ? target : target.slice(0, end)
}
