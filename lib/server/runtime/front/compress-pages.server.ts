import type { IncomingMessage, ServerResponse } from 'node:http'
import { pageDataFolder } from '@/lib/kernel/framework/next-names.mjs'
import { feedPath } from '@/lib/kernel/routes/feed-path'
import { chooseEncoding, type Encoding } from '@/lib/server/page-cache/choose-encoding.server'
import { compress } from '@/lib/server/page-cache/compress.server'
import { isHandled, pathOf } from './prepare-request.server'

type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<unknown>

/** A page for one visitor is sent once: the last steps before either looks further for shorter words, which takes half as long again for 4 % fewer bytes. */
const effort = { br: 3, gzip: 3 }
/** The length below which bodies do not shrink. */
const minLength = 500

/** Compresses whole pages with the encoding that the client prefers; Next would do it in steps and without brotli. All else is left to Next. */
export function compressPages(handle: Handle): Handle {
  return (request, response) => {
    const encoding = chooseEncoding(request.headers['accept-encoding'])
    if (request.method !== 'GET' || encoding === 'identity' || !isPage(request)) return handle(request, response)
    delete request.headers['accept-encoding'] // so Next sends it as it is
    compressWhole(response, encoding, isPageData(request) ? 'application/json' : 'text/html')
    return handle(request, response)
  }
}

/** Holds the head back until the body is there: Next sends it a moment before. Answers of handlers have other types, and are left alone. */
function compressWhole(response: ServerResponse, encoding: Encoding, type: string): void {
  const { writeHead, write, end } = response
  let head: unknown[] | undefined
  const begin = () => {
    Object.assign(response, { writeHead, write, end })
    if (head) Reflect.apply(writeHead, response, head)
  }
  response.writeHead = (...words: unknown[]) => {
    head = words
    return response
  }
  response.write = (...words: unknown[]) => {
    begin()
    return Boolean(Reflect.apply(write, response, words))
  }
  response.end = (...words: unknown[]) => {
    const [body] = words
    if (typeof body !== 'string' || body.length < minLength || !String(response.getHeader('Content-Type')).startsWith(type)) {
      begin()
      Reflect.apply(end, response, words)
      return response
    }
    response.removeHeader('Content-Length')
    response.setHeader('Content-Encoding', encoding)
    compress(Buffer.from(body), encoding, effort).then(
      (bytes) => {
        begin()
        response.end(bytes)
      },
      (error: unknown) => response.destroy(error instanceof Error ? error : undefined),
    )
    return response
  }
}

/** Or the data of one; a file has an ending, and Next compresses what handlers answer. */
function isPage(request: IncomingMessage): boolean {
  const path = pathOf(request.url ?? '')
  if (isHandled(path) || path.startsWith(feedPath('/'))) return false
  return isPageData(request) || !path.slice(path.lastIndexOf('/')).includes('.')
}

function isPageData({ url = '' }: IncomingMessage): boolean {
  return url.startsWith(pageDataFolder)
}
