import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { open, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Dealership } from '@/lib/accounts/dealerships/dealership'
import { requireDealership } from '@/lib/accounts/dealerships/require-dealership.server'
import {
  joined,
  type NumberedPhotos,
  nothingPut,
  numberedLimits,
  numberedText,
  overText,
} from '@/lib/accounts/selling/numbered-photos/numbered-photos'
import { isPhotoName } from '@/lib/accounts/selling/numbered-photos/photo-name'
import { matchPhotos, putNumberedPhotos } from '@/lib/accounts/selling/numbered-photos/put-numbered-photos.server'
import type { User } from '@/lib/accounts/users/user'
import { openZip } from '@/lib/kernel/archives/zip-file.server'
import { env } from '@/lib/kernel/config/env.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import { consumeRateLimit, rateLimits } from '@/lib/kernel/rate-limits/rate-limits.server'
import { dealerArea, dealerAreaHref, dealershipApi } from '@/lib/kernel/routes/dealer-area'
import { photoStore } from '@/lib/market/photos/open-photo-store.server'
import { maxPhotoBytes } from '@/lib/market/photos/photo'
import { incomingFolder } from '@/lib/market/photos/photo-store.server'
import { isExpected, isNavigation } from '@/lib/server/http/error-response.server'
import { doneOutcome, failedOutcome, outcomeCookie } from '@/lib/server/http/form-outcome.server'
import type { RequestContext } from '@/lib/server/http/request-context.server'
import { requireCsrfToken } from '@/lib/server/http/request-guards.server'
import { type ReceivedFile, receiveFiles } from './receive-files.server'

const form = dealershipApi.photos
const zipBytes = numberedLimits.zipMb * 1024 * 1024

type Acting = { dealership: Dealership; user: User /** Where a script says the folder of its file. */; path: string }

/** Takes in photographs whose names call vehicles of a dealer, or a ZIP of them. A browser goes back to the page, which says what became of each; a script gets it. */
export async function receiveNumberedPhotos(call: RequestContext, user: User): Promise<NumberedPhotos | undefined> {
  let acting: Acting | undefined
  const reception = {
    folder: incomingFolder(),
    maxFileBytes: zipBytes,
    maxBytes: zipBytes,
    maxFiles: numberedLimits.files,
    async admit(fields: ReadonlyMap<string, string>) {
      await requireCsrfToken(call.request.headers['x-csrf-token'] ?? fields.get('_csrf'), call.request.cookies, env().siteUrl)
      const dealership = await requireDealership(call.db, user, fields.get('concessionaria') || undefined, 'changeStock')
      acting = { dealership, user, path: fields.get('percorso') ?? '' }
    },
  }
  try {
    const result = await receiveFiles(call.request, reception, (files) => putAll(call, acting, files))
    if (!isNavigation(call.request)) return result
    goBack(call, acting, outcomeOf(result))
  } catch (error) {
    if (!isNavigation(call.request) || !isExpected(error)) throw error
    goBack(call, acting, failedOutcome(error, { form }))
  }
  return undefined
}

async function putAll(call: RequestContext, acting: Acting | undefined, files: readonly ReceivedFile[]): Promise<NumberedPhotos> {
  const sent = files.filter(({ bytes }) => bytes > 0)
  if (!acting || sent.length === 0) throw new AppError('invalid', 'no file', { shownText: 'Scegli le foto, una cartella o uno ZIP.' })
  let result = nothingPut
  const photos: ReceivedFile[] = []
  for (const file of sent) {
    if (await isZip(file.path)) result = joined(result, await putZip(call, acting, file))
    else photos.push(sent.length === 1 && acting.path !== '' ? { ...file, name: acting.path } : file)
  }
  return joined(result, await put(call, acting, photos))
}

function put(call: RequestContext, { dealership, user }: Acting, files: readonly ReceivedFile[]): Promise<NumberedPhotos> {
  const before = () => consumeRateLimit(call.db, rateLimits.photoFromAddress, call.address())
  return putNumberedPhotos(call.db, photoStore(), { dealership, userId: user.id, before }, files)
}

/** Only what calls a vehicle is unpacked, one after the other. */
async function putZip(call: RequestContext, acting: Acting, { path, bytes }: ReceivedFile): Promise<NumberedPhotos> {
  if (bytes > zipBytes) throw new AppError('tooLarge', 'too large', { shownText: `Lo ZIP supera ${numberedLimits.zipMb} MB: dividilo.` })
  const zip = await openZip(await readFile(path)).catch(unopened)
  const names = zip.names.filter(isPhotoName)
  if (names.length === 0) throw new AppError('invalid', 'no photographs', { shownText: 'Nello ZIP non ci sono foto.' })
  if (names.length > numberedLimits.inZip)
    throw new AppError('tooLarge', 'too many files', {
      shownText: `Nello ZIP ci sono ${names.length} foto: al massimo ${numberedLimits.inZip} per volta.`,
    })
  let result = nothingPut
  for (const { name, vehicle } of await matchPhotos(call.db, acting.dealership, names)) {
    const unpacked = { name, path: join(incomingFolder(), randomUUID()), bytes: 0 }
    if (!vehicle || result.isOver) {
      result = joined(result, vehicle ? { ...nothingPut, refused: [{ name, text: overText }] } : { ...nothingPut, unmatched: [name] })
      continue
    }
    try {
      await pipeline(bounded(zip.stream(name), unpacked), createWriteStream(unpacked.path, { flags: 'wx' }))
      result = joined(result, await put(call, acting, [unpacked]))
    } finally {
      await rm(unpacked.path, { force: true })
    }
  }
  return result
}

function unopened(cause: unknown): never {
  if (!(cause instanceof AppError) || cause.shownText !== undefined) throw cause
  throw new AppError(cause.code, 'not opened', { shownText: `Lo ZIP non si apre: ${cause.message}.`, cause })
}

/** Counts what is unpacked; more than a photograph may have is not written: its size refuses it. */
async function* bounded(source: AsyncIterable<Uint8Array>, file: ReceivedFile): AsyncGenerator<Uint8Array> {
  for await (const piece of source) {
    file.bytes += piece.length
    if (file.bytes > maxPhotoBytes) return
    yield piece
  }
}

async function isZip(path: string): Promise<boolean> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(4), 0, 4, 0)
    return bytesRead === 4 && buffer.readUInt32LE(0) === 0x04034b50
  } finally {
    await file.close()
  }
}

function outcomeOf(result: NumberedPhotos) {
  const text = numberedText(result)
  const isWhole = result.unmatched.length === 0 && result.refused.length === 0
  return isWhole ? doneOutcome(form, text) : failedOutcome(new AppError('invalid', 'not all', { shownText: text }), { form })
}

function goBack({ response }: RequestContext, acting: Acting | undefined, outcome: ReturnType<typeof doneOutcome>): void {
  response.appendHeader('Set-Cookie', outcomeCookie(outcome, env().siteUrl))
  const page = acting ? dealerAreaHref(dealerArea.photos, acting.dealership.slug) : dealerArea.photos
  response.writeHead(303, { Location: page }).end()
}
