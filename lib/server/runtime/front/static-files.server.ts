import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { loggedPath } from '@/lib/kernel/errors/logged-path'
import { reportFailure } from '@/lib/kernel/errors/report-failure.server'
import { chooseEncoding, type Encoding } from '@/lib/server/page-cache/choose-encoding.server'
import { compressedNames, compressText, isCompressible } from './compress-static.server'
import { pathOf } from './prepare-request.server'

/** A folder whose files are served below a path. */
export type StaticFolder = { path: string; folder: string; cacheControl: string }
type StaticFile = { bodies: ReadonlyMap<Encoding, Buffer>; head: Readonly<Record<string, string>>; tag: string }
type Place = StaticFolder & { names: ReadonlySet<string> }

const types: Readonly<Record<string, string>> = {
  '.js': 'application/javascript; charset=UTF-8',
  '.css': 'text/css; charset=UTF-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
}

/** The files of a build for browsers, named by their content, and the logo. */
export const staticFolders = (root: string): StaticFolder[] => [
  { path: '/_next/static/', folder: path.join(root, '.next/static'), cacheControl: 'public, max-age=31536000, immutable' },
  { path: '/logo/', folder: path.join(root, 'public/logo'), cacheControl: 'public, max-age=0' },
]

/**
 * Answers with files from memory. They cost next to nothing and no page works without them, so they need no place at work: behind a
 * queue of pages they would come late or be refused. The answer is false where there is no such file.
 * @param fixed headers of every answer
 */
export function openStaticFiles(folders: readonly StaticFolder[], fixed: readonly (readonly [name: string, value: string])[]) {
  const places = folders.map((each): Place => ({ ...each, names: namesIn(each.folder) }))
  const files = new Map<string, Promise<StaticFile>>()
  const open = (place: Place, name: string) => {
    const known = files.get(place.path + name)
    if (known) return known
    const file = readStatic(place, name)
    files.set(place.path + name, file)
    file.catch(() => files.delete(place.path + name))
    return file
  }
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const requestPath = pathOf(request.url ?? '')
    const place = places.find((each) => requestPath.startsWith(each.path))
    const name = place && decoded(requestPath.slice(place.path.length))
    if (name === undefined || !place?.names.has(name) || !(path.extname(name) in types)) return false
    for (const [header, value] of fixed) response.setHeader(header, value)
    open(place, name)
      .then((file) => send(request, response, file))
      .catch((error: unknown) => {
        reportFailure(error, { path: loggedPath(requestPath), status: 500 }, 'a file of the build cannot be read')
        response.destroy()
      })
    return true
  }
}

function namesIn(folder: string): Set<string> {
  return new Set(readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => name.replaceAll(path.sep, '/')))
}

function decoded(name: string): string | undefined {
  try {
    return decodeURIComponent(name)
  } catch {
    return undefined
  }
}

/** Compressed forms that no build has made are made now. */
async function readStatic({ folder, names, cacheControl }: Place, name: string): Promise<StaticFile> {
  const plain = await readFile(path.join(folder, name))
  const bodies = new Map<Encoding, Buffer>([['identity', plain]])
  for (const encoding of isCompressible(name) ? (['br', 'gzip'] as const) : []) {
    const compressed = name + compressedNames[encoding]
    bodies.set(encoding, names.has(compressed) ? await readFile(path.join(folder, compressed)) : await compressText[encoding](plain))
  }
  const tag = createHash('sha256').update(plain).digest('base64url').slice(0, 16)
  const head = { 'Content-Type': types[path.extname(name)] ?? '', 'Cache-Control': cacheControl }
  return { bodies, tag, head: bodies.size > 1 ? { ...head, Vary: 'Accept-Encoding' } : head }
}

/** Ranges are ignored: a file is sent whole. */
function send(request: IncomingMessage, response: ServerResponse, { bodies, head, tag }: StaticFile): void {
  const encoding = bodies.size > 1 ? chooseEncoding(request.headers['accept-encoding']) : 'identity'
  const body = bodies.get(encoding)
  const etag = `"${tag}-${encoding}"`
  for (const [name, value] of Object.entries(head)) response.setHeader(name, value)
  response.setHeader('ETag', etag)
  if (request.headers['if-none-match']?.replace(/^W\//, '') === etag) return void response.writeHead(304).end()
  if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding)
  response.setHeader('Content-Length', body?.length ?? 0)
  response.end(request.method === 'HEAD' ? undefined : body)
}
