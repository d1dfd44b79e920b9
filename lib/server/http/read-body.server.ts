import type { IncomingMessage } from 'node:http'
import busboy from 'busboy'
import { AppError } from '@/lib/kernel/errors/app-error'

/** The unchecked body of a form or a script. A name given several times has a list. */
export type Body = Record<string, unknown>

const maxBytes = 64 * 1024
const maxFields = 100
/** The bounds of JSON: deeper than any form of ours, and longer than any list. */
const maxDepth = 16
const maxEntries = 500

/** Reads urlencoded, multipart and JSON bodies; undefined when there is none. Too large is 413, another type 415, broken 400. */
export async function readBody(request: IncomingMessage): Promise<Body | undefined> {
  const type = request.headers['content-type'] ?? ''
  const bytes = await readBytes(request).catch((cause: unknown) => {
    // Sockets that break while a body arrives are no fault of ours.
    throw request.complete || cause instanceof AppError ? cause : new AppError('invalid', 'the body broke off', { cause })
  })
  if (bytes.length === 0) return undefined
  const body = await parse(bytes, type)
  if (isUnwieldy(body)) throw new AppError('invalid', 'too deep or too many entries')
  refuseHarm(body)
  return body
}

async function readBytes(request: IncomingMessage): Promise<Buffer> {
  if (Number(request.headers['content-length'] ?? 0) > maxBytes) throw new AppError('tooLarge')
  const chunks: Uint8Array[] = []
  let size = 0
  // The stream stays open after a refusal, so that the answer still reaches the sender.
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    const part: unknown = chunk
    if (!(part instanceof Uint8Array)) throw new TypeError('a body consists of bytes')
    size += part.length
    if (size > maxBytes) throw new AppError('tooLarge')
    chunks.push(part)
  }
  return Buffer.concat(chunks)
}

function parse(bytes: Buffer, type: string): Promise<Body> | Body {
  if (/^application\/json\s*(;|$)/i.test(type)) return parseJson(bytes)
  if (/^(application\/x-www-form-urlencoded|multipart\/form-data)\s*(;|$)/i.test(type)) return parseForm(bytes, type)
  throw new AppError('unsupported')
}

function parseJson(bytes: Buffer): Body {
  const value = attempt(() => jsonOf(new TextDecoder('utf-8', { fatal: true }).decode(bytes)))
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new AppError('invalid', 'not a JSON object')
  return Object.fromEntries(Object.entries(value))
}

function jsonOf(text: string): unknown {
  return JSON.parse(text)
}

function attempt<T>(read: () => T): T {
  try {
    return read()
  } catch (cause) {
    throw new AppError('invalid', 'the body cannot be read', { cause })
  }
}

function parseForm(bytes: Buffer, type: string): Promise<Body> {
  const parser = attempt(() =>
    busboy({
      headers: { 'content-type': type },
      limits: { fields: maxFields, parts: maxFields, fieldNameSize: 100, fieldSize: maxBytes },
    }),
  )
  const fields = new Map<string, string[]>()
  return new Promise((resolve, reject) => {
    const refuse = () => reject(new AppError('invalid', 'the form cannot be read'))
    parser.on('field', (name, value, { nameTruncated, valueTruncated }) => {
      if (nameTruncated || valueTruncated) refuse()
      fields.set(name, [...(fields.get(name) ?? []), value])
    })
    parser.on('file', (_name, file) => {
      file.resume()
      refuse()
    })
    parser.on('fieldsLimit', refuse).on('partsLimit', refuse).on('error', refuse)
    parser.on('close', () =>
      resolve(Object.fromEntries([...fields].map(([name, values]) => [name, values.length === 1 ? values[0] : values]))),
    )
    parser.end(bytes)
  })
}

/** Whether a body costs more to check than any honest one. Goes level by level: recursion would overflow the stack. */
function isUnwieldy(body: Body): boolean {
  let level: unknown[] = [body]
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > maxDepth) return true
    const lists = level.flatMap((value) => (typeof value === 'object' && value !== null ? [Object.values(value)] : []))
    if (lists.some((list) => list.length > maxEntries)) return true
    level = lists.flat()
  }
  return false
}

/** What PostgreSQL rejects in a text or in JSON (zero characters, half a sign of two), and names of Object.prototype members (prototype pollution). */
export function refuseHarm(value: unknown): void {
  if (typeof value === 'string') return refuseBroken(value, 'Un testo')
  if (typeof value !== 'object' || value === null) return
  for (const [name, inner] of Object.entries(value)) {
    refuseBroken(name, 'Il nome di un campo')
    if (name in Object.prototype) throw harmful(`Nessun campo può chiamarsi «${name}».`)
    refuseHarm(inner)
  }
}

function refuseBroken(text: string, where: string): void {
  if (text.includes('\0')) throw harmful(`${where} contiene un carattere nullo: toglilo.`)
  if (/\p{Cs}/u.test(text)) throw harmful(`${where} contiene un carattere a metà: cancellalo e scrivilo di nuovo.`)
}

function harmful(shownText: string): AppError {
  return new AppError('invalid', 'a harmful name or character', { shownText })
}
