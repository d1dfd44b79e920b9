import { lookup as lookUp } from 'node:dns/promises'
import { type IncomingMessage, type RequestOptions, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { promisify } from 'node:util'
import { brotliDecompress, gunzip, inflate, inflateRaw } from 'node:zlib'
import { AppError } from '@/lib/kernel/errors/app-error'
import { isPublicAddress } from './public-address'

export type FetchBounds = {
  maxBytes: number
  /** The time for the whole of it, redirects included. */
  timeoutMs: number
  /** «host:port» of our own machines that may be called all the same; for tests and development. */
  allowedHosts?: ReadonlySet<string>
}
/** The validators of an earlier fetch. */
export type Validators = { etag: string | null; lastModified: string | null }
export type FetchedFile = Validators & { bytes: Buffer }

const maxRedirects = 5

/**
 * Fetches a file from an address that somebody typed; undefined when it has not changed since. Only public addresses are called: each
 * name is looked up once, every answer is checked, and the connection goes to the checked address. So a name cannot mean another
 * machine a moment later. Redirects are checked alike. Throws `invalid` with a sentence for the person who typed it.
 */
export async function fetchPublicFile(address: string, known: Validators, bounds: FetchBounds): Promise<FetchedFile | undefined> {
  const signal = AbortSignal.timeout(bounds.timeoutMs)
  try {
    let url = readUrl(address, bounds)
    for (let hop = 0; hop <= maxRedirects; hop++) {
      const answer = await request(url, known, bounds, signal)
      const { statusCode = 0, headers } = answer
      if (statusCode === 304) {
        answer.destroy()
        return undefined
      }
      if (statusCode >= 300 && statusCode < 400 && headers.location !== undefined) {
        answer.destroy()
        url = readUrl(new URL(headers.location, url).href, bounds)
        continue
      }
      if (statusCode !== 200) {
        answer.destroy()
        throw refused(`il server risponde ${statusCode}`)
      }
      return { bytes: await readBody(answer, bounds.maxBytes), etag: headers.etag ?? null, lastModified: headers['last-modified'] ?? null }
    }
    throw refused('il server rimanda da un indirizzo all’altro')
  } catch (error) {
    if (error instanceof AppError) throw error
    throw refused(signal.aborted ? 'il server non risponde in tempo' : 'il server non si raggiunge', error)
  }
}

function refused(why: string, cause?: unknown): AppError {
  return new AppError('invalid', why, { shownText: `Non riusciamo a leggere l’indirizzo: ${why}.`, ...(cause !== undefined && { cause }) })
}

/** Whether the text is an address that may be called at all, before any name is looked up. Throws the sentence when it is not. */
export function readUrl(address: string, { allowedHosts }: Pick<FetchBounds, 'allowedHosts'>): URL {
  const url = URL.canParse(address) ? new URL(address) : undefined
  if (!url || !/^https?:$/.test(url.protocol)) throw refused('scrivi un indirizzo che comincia con https://')
  if (url.username !== '' || url.password !== '') throw refused('l’indirizzo non può contenere nome e password')
  if (allowedHosts?.has(url.host)) return url
  const standard = url.protocol === 'https:' ? '443' : '80'
  if (url.port !== '' && url.port !== standard && Number(url.port) < 1024) throw refused('la porta non è di un sito')
  const bare = url.hostname.replace(/^\[|\]$/g, '')
  if (isIP(bare) !== 0 && !isPublicAddress(bare)) throw refused('non è un indirizzo pubblico')
  return url
}

function request(url: URL, { etag, lastModified }: Validators, bounds: FetchBounds, signal: AbortSignal): Promise<IncomingMessage> {
  const options: RequestOptions = {
    signal,
    agent: false,
    headers: {
      'user-agent': 'Ingrana (+https://ingrana.it)',
      accept: 'text/csv, application/xml, text/xml, application/vnd.openxmlformats-officedocument.spreadsheetml.sheet, */*;q=0.5',
      'accept-encoding': 'gzip, deflate, br',
      ...(etag !== null && { 'if-none-match': etag }),
      ...(lastModified !== null && { 'if-modified-since': lastModified }),
    },
    ...(!bounds.allowedHosts?.has(url.host) && { lookup: publicLookup }),
  }
  return new Promise((resolve, reject) => {
    const call = url.protocol === 'https:' ? requestHttps(url, options, resolve) : requestHttp(url, options, resolve)
    call.on('error', reject).end()
  })
}

/** Looks a name up for the connection itself: what is checked here is what is connected to. */
export const publicLookup: LookupFunction = (hostname, { family }, callback) => {
  lookUp(hostname, { all: true, family: family === 4 || family === 6 ? family : 0 }).then(
    (found) => {
      if (found.length === 0 || !found.every(({ address }) => isPublicAddress(address)))
        callback(refused('non è un indirizzo pubblico'), '', 0)
      else callback(null, found)
    },
    (error: unknown) => callback(refused('il nome del server non esiste', error), '', 0),
  )
}

async function readBody(answer: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const parts: Uint8Array[] = []
  let bytes = 0
  const chunks: AsyncIterable<Uint8Array> = answer
  for await (const chunk of chunks) {
    bytes += chunk.length
    if (bytes > maxBytes) {
      answer.destroy()
      throw tooLarge(maxBytes)
    }
    parts.push(chunk)
  }
  if (!answer.complete) throw refused('il file arriva solo a metà')
  return unpacked(Buffer.concat(parts), answer.headers['content-encoding'] ?? '', maxBytes)
}

/** What the server packed on the way; a body that is not packed as it says is taken as it is, because servers say so of files they send plain. */
async function unpacked(body: Buffer, encoding: string, maxBytes: number): Promise<Buffer> {
  const unpack = unpackers[encoding.trim().toLowerCase()]
  if (!unpack || body.length === 0) return body
  try {
    return await unpack(body, { maxOutputLength: maxBytes })
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === 'ERR_BUFFER_TOO_LARGE') throw tooLarge(maxBytes)
    if (code === 'Z_BUF_ERROR') throw refused('il file arriva solo a metà', error)
    return body
  }
}

function tooLarge(maxBytes: number): AppError {
  return new AppError('tooLarge', 'the file is too large', {
    shownText: `Il file a quell’indirizzo supera ${Math.round(maxBytes / 1024 / 1024)} MB.`,
  })
}

type Unpack = (body: Buffer, options: { maxOutputLength: number }) => Promise<Buffer>
const inflateAny: Unpack = (body, options) => promisify(inflate)(body, options).catch(() => promisify(inflateRaw)(body, options))
/** «deflate» means zlib's format, and is often sent without its frame. */
const unpackers: Readonly<Record<string, Unpack>> = {
  gzip: promisify(gunzip),
  'x-gzip': promisify(gunzip),
  deflate: inflateAny,
  br: promisify(brotliDecompress),
}
