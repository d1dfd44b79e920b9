import { once } from 'node:events'
import { request as ask, createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { onTestFinished } from 'vitest'
import type { ProjectConfig } from '@/lib/experimentation/experiments/decision/project-config'
import { type EarlyAnswer, sendEarlyAnswer, tooBusy } from '@/lib/server/runtime/front/early-answer.server'
import { FairConcurrencyLimit } from '@/lib/server/runtime/front/fair-concurrency-limit.server'
import { admissionLimits } from '@/lib/server/runtime/front/http-limits'
import { PageCache } from './page-cache.server'
import { type PageCacheLimits, pageCacheLimits } from './page-cache-limits'
import { renderPage } from './render-page.server'

type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<void>
type SiteOptions = {
  limits?: Partial<PageCacheLimits>
  findConfig?: () => ProjectConfig | undefined
  atOnce?: number
  /** False: every visitor gets their own page, as without the cache. */
  isCached?: boolean
}
export type Answer = { status: number; headers: IncomingHttpHeaders; bytes: Buffer; text: string; origin: string }

/** A server with the cache in front of pages that `handle` renders; its clock goes only where the test puts it. */
export async function openTestSite(
  handle: Handle,
  { limits = {}, findConfig = () => undefined, atOnce = 6, isCached = true }: SiteOptions = {},
) {
  const rendered: IncomingMessage[] = []
  const clock = { now: 1_000_000 }
  const arrived = new Set<IncomingMessage>()
  const admission = new FairConcurrencyLimit({ ...admissionLimits, atOnce, ofOneAlone: atOnce, ofOneInCompany: atOnce })
  const render: Handle = (request, response) => {
    rendered.push(request)
    return handle(request, response)
  }
  const alone = (request: IncomingMessage, response: ServerResponse, early?: EarlyAnswer) =>
    early ? sendEarlyAnswer(request, response, early) : void render(request, response)
  const cache = new PageCache({
    render: (address, headers) => renderPage(render, address, { host: 'ingrana.test', ...headers }),
    admit: (from, start, refuse) => admission.acquire(from, start, refuse),
    findConfig,
    fixed: ['X-Content-Type-Options', 'nosniff'],
    limits: { ...pageCacheLimits, ...limits },
    now: () => clock.now,
  })
  cache.connect()
  const server = createServer((request, response) => {
    arrived.add(request)
    const from = () => String(request.headers['x-from'] ?? '127.0.0.1')
    const call = {
      request,
      response,
      from,
      bypass: () => alone(request, response),
      refuse: () => alone(request, response, tooBusy),
    }
    if (!isCached || !cache.answer(call)) alone(request, response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') => send(port, path, headers, method)
  /** Requests the page until it is cached, and gives the answer that came from the cache. */
  const untilCached = async (path: string, headers: Record<string, string> = {}): Promise<Answer> => {
    for (;;) {
      const answer = await get(path, headers)
      if (answer.origin === 'hit') return answer
    }
  }
  return { cache, clock, rendered, arrived, port, get, untilCached }
}

function send(port: number, path: string, headers: Record<string, string>, method: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const call = ask({ host: '127.0.0.1', port, path, method, agent: false, headers }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () => {
        const bytes = Buffer.concat(parts)
        const { statusCode: status = 0, headers: got } = response
        const origin = /desc=(\w+)/.exec(String(got['server-timing']))?.[1] ?? ''
        resolve({ status, headers: got, bytes, text: bytes.length === 0 ? '' : unpacked(bytes, got['content-encoding']), origin })
      })
    })
    call.on('error', reject).end()
  })
}

function unpacked(bytes: Buffer, encoding: string | undefined): string {
  if (encoding === 'br') return brotliDecompressSync(bytes).toString()
  return (encoding === 'gzip' ? gunzipSync(bytes) : bytes).toString()
}

/** A page as large as one of ours, with these words in it. */
export function pageOf(words: string): string {
  return `<!doctype html><title>${words}</title>${'<p>Fiat Panda 1.2, benzina, 70.000 km</p>'.repeat(200)}`
}

/** Sends a page with the headers of ours: public, to be revalidated. */
export function sendPublic(response: ServerResponse, words: string): void {
  response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'public, max-age=0, must-revalidate' })
  response.end(pageOf(words))
}
