import { createHash, randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { placeIn, uploadHashSchema } from '@/lib/accounts/selling/drafts/photo-schemas'
import { addDraftPhoto, type DraftRequest, listDraftPhotos } from '@/lib/accounts/selling/drafts/photos-of-draft.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import { reportFailure } from '@/lib/kernel/errors/report-failure.server'
import { consumeRateLimit, rateLimits } from '@/lib/kernel/rate-limits/rate-limits.server'
import { photoNotStored } from '@/lib/market/photos/draft-photos.server'
import { photoStore } from '@/lib/market/photos/open-photo-store.server'
import { type DraftPhoto, maxPhotoBytes, partBytes } from '@/lib/market/photos/photo'
import { incomingFolder } from '@/lib/market/photos/photo-store.server'
import { photoFaults } from '@/lib/market/photos/read-photo.server'
import { draftHolder } from '@/lib/server/http/draft-holder.server'
import type { RequestContext } from '@/lib/server/http/request-context.server'

/** `received`: so many bytes from the start are here; `photo` once it was all. */
export type UploadState = { received: number; photo?: DraftPhoto }

/** Unfinished uploads of one draft: those that a phone sends at once, and some that it gave up. */
const maxUnfinished = 8

/** How much of a photograph is here already, for a client that goes on with it. */
export async function findUpload(call: RequestContext): Promise<UploadState> {
  const { path } = await requestedUpload(call)
  return { received: await bytesOf(path) }
}

/**
 * Takes a part of a photograph in (`Content-Range: bytes 0-1048575/5242880`), the last of which makes it one of the draft's. A part that does not
 * begin where the file ends is not stored: the answer says where to go on. Of a part that breaks off the received bytes are stored.
 */
export async function receivePart(call: RequestContext): Promise<UploadState> {
  const { draft, path, prefix, hash } = await requestedUpload(call)
  const { start, total } = readRange(call.request.headers['content-range'])
  if (total > maxPhotoBytes) throw new AppError('tooLarge', 'a large photograph', { shownText: photoFaults.tooLarge })
  const known = await bytesOf(path)
  if (known === 0) await admitUpload(call, prefix)
  if (start !== known) return { received: known }
  await keepPart(call, { path, start, maxBytes: Math.min(partBytes, total - start) })
  const received = await bytesOf(path)
  return received < total ? { received } : { received, photo: await completeUpload(call, draft, path, { bytes: received, hash }) }
}

async function requestedUpload(call: RequestContext): Promise<{ draft: DraftRequest; prefix: string; path: string; hash: string }> {
  const draft = { id: call.request.query['id'], holder: await draftHolder(call) }
  await listDraftPhotos(call.db, draft) // before anything is read
  const { hash } = await call.readQuery(uploadHashSchema)
  const prefix = `${String(draft.id)}.`
  return { draft, prefix, hash, path: join(incomingFolder(), `${prefix}${hash}`) }
}

const rangePattern = /^bytes (\d{1,9})-(\d{1,9})\/(\d{1,9})$/

function readRange(header: string | undefined): { start: number; total: number } {
  const [start, end, total] =
    rangePattern
      .exec(header ?? '')
      ?.slice(1)
      .map(Number) ?? []
  if (start === undefined || end === undefined || total === undefined || start > end || end >= total)
    throw new AppError('invalid', 'no part of a file')
  return { start, total }
}

async function admitUpload(call: RequestContext, prefix: string): Promise<void> {
  await consumeRateLimit(call.db, rateLimits.photoFromAddress, call.address())
  const folder = incomingFolder()
  await mkdir(folder, { recursive: true })
  const unfinished = (await readdir(folder)).filter((name) => name.startsWith(prefix))
  if (unfinished.length < maxUnfinished) return
  for (const name of unfinished) await rm(join(folder, name), { force: true }) // given up: a client that still sends one begins anew
}

type Part = { path: string; start: number; maxBytes: number }

async function keepPart({ request }: RequestContext, { path, start, maxBytes }: Part): Promise<void> {
  let bytes = 0
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length
      if (bytes <= maxBytes) done(null, chunk)
      else done(new AppError('tooLarge', 'more than was announced'))
    },
  })
  const file = createWriteStream(path, { flags: start === 0 ? 'w' : 'r+', start })
  try {
    await pipeline(request, counted, file)
  } catch (cause) {
    if (cause instanceof AppError) throw cause
    if (!request.complete) throw new AppError('invalid', 'the part broke off', { cause })
    reportFailure(cause, { route: 'photos' }, 'a part of a photograph could not be stored')
    throw photoNotStored(cause)
  }
}

/** Completes an upload. Of two requests with the last part one finds the file; for the other it begins anew, and the same photograph twice is one. */
async function completeUpload(
  call: RequestContext,
  draft: DraftRequest,
  path: string,
  { bytes, hash }: { bytes: number; hash: string },
): Promise<DraftPhoto> {
  const own = join(incomingFolder(), randomUUID())
  await rename(path, own)
  try {
    if ((await hashOf(own)) !== hash) throw new AppError('invalid', 'not what was announced', { shownText: photoFaults.broken })
    return await addDraftPhoto(call.db, photoStore(), draft, { path: own, bytes, place: placeIn(call.request.query['posto']) })
  } finally {
    await rm(own, { force: true })
  }
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}

async function bytesOf(path: string): Promise<number> {
  try {
    return (await stat(path)).size
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return 0
    throw error
  }
}
