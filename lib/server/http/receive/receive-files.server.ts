import { randomUUID } from 'node:crypto'
import { mkdir, open, rm } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { type Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import busboy from 'busboy'
import { AppError } from '@/lib/kernel/errors/app-error'
import { refuseHarm } from '@/lib/server/http/read-body.server'

/** `name`: what its sender calls it, only for messages to them. `bytes` is more than allowed when it was too large; the rest was not stored. */
export type ReceivedFile = { name: string; path: string; bytes: number }

type Reception = {
  folder: string
  maxFileBytes: number
  maxFiles: number
  /** Of all files together, where that is less than each may be. */
  maxBytes?: number
  /** Called before the first file is stored, with the fields that stand before it; what it throws is the answer. */
  admit(fields: ReadonlyMap<string, string>): Promise<void>
}

/** The largest size of a form around its files. */
const maxFormBytes = 64 * 1024

/** Writes the files of a request into a folder, hands them on and removes them again: a form with several, or a body that is one file. None is ever whole in memory. */
export async function receiveFiles<T>(
  request: IncomingMessage,
  reception: Reception,
  handle: (files: ReceivedFile[]) => Promise<T>,
): Promise<T> {
  const { folder, maxFiles, maxFileBytes, maxBytes = maxFiles * maxFileBytes } = reception
  if (Number(request.headers['content-length'] ?? 0) > maxBytes + maxFormBytes) throw new AppError('tooLarge')
  await mkdir(folder, { recursive: true })
  const files: ReceivedFile[] = []
  try {
    await (isFileForm(request) ? receiveForm(request, reception, files) : receiveBody(request, reception, files))
    return await whileWorking(request, () => handle(files))
  } finally {
    for (const { path } of files) await rm(path, { force: true })
  }
}

/** The longest time for reading a file on a busy machine, above the silence limit of other connections. nginx waits as long (operations.md). */
const workMs = 600_000

/** The sender waits after the last byte, and nothing moves on the connection meanwhile. */
async function whileWorking<T>({ socket }: IncomingMessage, work: () => Promise<T>): Promise<T> {
  const silenceMs = socket.timeout ?? 0
  socket.setTimeout(workMs)
  try {
    return await work()
  } finally {
    socket.setTimeout(silenceMs)
  }
}

/** Whether files come in a form; a body of another type is one file itself. */
export function isFileForm(request: IncomingMessage): boolean {
  return /^multipart\/form-data\s*(;|$)/i.test(request.headers['content-type'] ?? '')
}

async function receiveBody(request: IncomingMessage, reception: Reception, files: ReceivedFile[]): Promise<void> {
  await reception.admit(new Map())
  await keepFile(request, 'foto', reception, files).catch((cause: unknown) => brokenOff(cause))
}

async function receiveForm(request: IncomingMessage, reception: Reception, files: ReceivedFile[]): Promise<void> {
  const parser = openParser(request, reception)
  const fields = new Map<string, string>()
  const work: Promise<void>[] = []
  let admission: Promise<void> | undefined
  parser.on('field', (name, value) => void fields.set(name, value))
  const admit = async () => {
    refuseHarm(Object.fromEntries(fields))
    await reception.admit(fields)
  }
  parser.on('file', (_field, stream, { filename }) => {
    stream.on('error', () => {}) // a form may break off before anybody reads its file; the parser says so too
    admission ??= admit()
    const stored = admission.then(() => (filename ? keepFile(stream, shownName(filename), reception, files) : discard(stream)))
    work.push(stored)
    stored.catch(() => stream.resume()) // the parser stands still until somebody has read it
  })
  const tooMany = new Set<string>()
  parser.on('filesLimit', () => void tooMany.add('files'))
  const parsed = pipeline(request, parser).catch((cause: unknown) => brokenOff(cause))
  try {
    await parsed
  } finally {
    await Promise.allSettled(work)
  }
  await Promise.all(work)
  await (admission ?? admit())
  if (tooMany.size > 0)
    throw new AppError('tooLarge', 'too many files', { shownText: `Puoi inviare al massimo ${reception.maxFiles} file per volta.` })
}

function openParser(request: IncomingMessage, { maxFileBytes, maxFiles }: Reception) {
  try {
    return busboy({
      headers: request.headers,
      defParamCharset: 'utf8',
      limits: { fields: 20, fieldNameSize: 100, fieldSize: 1_000, files: maxFiles, fileSize: maxFileBytes + 1 },
    })
  } catch (cause) {
    throw new AppError('invalid', 'not a form', { cause })
  }
}

async function keepFile(source: Readable, name: string, reception: Reception, files: ReceivedFile[]): Promise<void> {
  const { folder, maxFileBytes, maxFiles, maxBytes = maxFiles * (maxFileBytes + 1) } = reception
  const file = { name, path: join(folder, randomUUID()), bytes: 0 }
  files.push(file)
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      file.bytes += chunk.length
      const all = files.reduce((sum, { bytes }) => sum + bytes, 0)
      if (file.bytes <= maxFileBytes + 1 && all <= maxBytes)
        done(null, chunk) // of a form no more comes
      else done(new AppError('tooLarge', 'the file is too large'))
    },
  })
  const opened = await open(file.path, 'wx') // a stream that opens it by itself may do so after it was removed
  await pipeline(source, counted, opened.createWriteStream())
}

/** A field for files in which none was chosen. */
async function discard(stream: Readable): Promise<void> {
  stream.resume()
}

function brokenOff(cause: unknown): never {
  throw cause instanceof AppError ? cause : new AppError('invalid', 'the body broke off', { cause })
}

const maxNameLength = 60

/** The name without folders and invisible characters, which could turn the text around it. */
function shownName(filename: string): string {
  const name = filename.split(/[/\\]/).at(-1) ?? ''
  const visible = name.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '')
  const signs = Array.from(visible) // never half of one
  return signs.length <= maxNameLength ? visible : `${signs.slice(0, maxNameLength - 1).join('')}…`
}
