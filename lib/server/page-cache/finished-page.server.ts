import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import type { Encoding } from './choose-encoding.server'
import { compress } from './compress.server'
import type { RenderedPage } from './render-page.server'

/** A page as it goes out, in every encoding: a promise where the bytes have to be made first, in another thread. */
export type FinishedPage = {
  status: number
  headers: readonly string[]
  /** Strong, without the mark of the encoding; undefined for what no browser revalidates by a tag. */
  tag: string | undefined
  bodyAs: (encoding: Encoding) => Buffer | Promise<Buffer>
  /** False where compressing would save nothing. */
  isCompressible: boolean
  /** What it takes of the memory. */
  bytes: number
}

/** The levels: between 4 and 6 brotli is as quick as gzip and a quarter smaller; above it takes many times as long. */
const effort = { br: 5, gzip: 6 }
/** Below, compressing saves less than its header takes. */
const minCompressedLength = 1_000
/** What belongs to one answer, or is written anew. */
const ownHeaders = new Set([
  'connection',
  'content-encoding',
  'content-length',
  'date',
  'etag',
  'keep-alive',
  'server-timing',
  'transfer-encoding',
  'vary',
])

/** Finishes a page for those who wait for it now: each encoding is made once, at the first request for it. */
export function finishPage({ status, headers, body }: RenderedPage): FinishedPage {
  const compressed = new Map<Encoding, Promise<Buffer>>()
  const bodyAs = (encoding: Encoding) => {
    const known = compressed.get(encoding)
    if (known) return known
    const made = compress(body, encoding, effort)
    compressed.set(encoding, made)
    return made
  }
  return {
    status,
    headers: sharedHeaders(headers),
    tag: status === 200 ? createHash('sha256').update(body).digest('base64url').slice(0, 27) : undefined,
    bodyAs,
    isCompressible: body.length >= minCompressedLength,
    bytes: body.length,
  }
}

/** Makes both compressed forms for later visitors. A client that accepts neither gets the page decompressed. */
export async function compressPage(page: FinishedPage): Promise<FinishedPage> {
  const [br, zipped] = await Promise.all([page.bodyAs('br'), page.bodyAs('gzip')])
  const bodies = { br, gzip: zipped }
  return {
    ...page,
    bodyAs: (encoding) => (encoding === 'identity' ? promisify(gunzip)(zipped) : bodies[encoding]),
    bytes: br.length + zipped.length,
  }
}

function sharedHeaders(headers: RenderedPage['headers']): string[] {
  return Object.entries(headers).flatMap(([name, value]) =>
    value === undefined || ownHeaders.has(name) ? [] : [value].flat().flatMap((line) => [name, String(line)]),
  )
}
