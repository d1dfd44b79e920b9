import { createHash, randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { type Db, inTransaction } from '@/lib/kernel/db/db.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import { reportFailure } from '@/lib/kernel/errors/report-failure.server'
import { type DraftPhoto, maxPhotos, pictureFile, type Shot, undoHours } from './photo'
import { inOrder } from './photo-order'
import { originalKey, type PhotoStore } from './photo-store.server'
import { isSameBox, maxPlates, type PlateBox, turnedBox, withinPicture } from './plate-box'
import { readPhoto } from './read-photo.server'
import { withoutPlace } from './without-place'

// Callers have made sure that the draft belongs to the user: lib/accounts/selling/drafts/photos-of-draft.server.ts.

type PhotoRow = Omit<DraftPhoto, 'file' | 'proposed'> & { revision: number; proposedPlates: PlateBox[] | null }

/** The photographs of a draft in their order; those that were removed are left out. */
export async function listPhotos(db: Db, draftId: string): Promise<DraftPhoto[]> {
  const rows = await db<PhotoRow[]>`
    select id, revision, position, state, failure, width, height, rotation, plates, proposed_plates, shot, caption from photo
    where draft_id = ${draftId} and removed_at is null order by position, created_at, id`
  return rows.map(({ revision, plates, proposedPlates, ...row }) => ({
    ...row,
    file: pictureFile(row.id, revision),
    plates: plates.map((plate) => turnedBox(plate, row.rotation)),
    proposed: (proposedPlates ?? []).map((plate) => turnedBox(plate, row.rotation)),
  }))
}

/** `place`: the one that was fixed when several were chosen, whichever arrives first; without it the last. */
export type SentFile = { path: string; bytes: number; place?: number | undefined }
/** `lock` finds the draft once more and locks it, before the write. */
type Addition = { draftId: string; file: SentFile; lock: (db: Db) => Promise<unknown> }

/** Takes a file in as a photograph of a draft. When it returns, nothing can lose it any more. The same file twice is one photograph, so sending it again is safe. */
export async function addPhoto(db: Db, store: PhotoStore, { draftId, file, lock }: Addition): Promise<DraftPhoto> {
  const size = await readPhoto(file.path, file.bytes)
  const content = await readFile(file.path)
  const contentHash = createHash('sha256').update(content).digest('hex')
  const id = (await findByContent(db, draftId, contentHash)) ?? (await keepOriginal(store, content))
  const photoId = await inTransaction(db, async (db) => {
    await lock(db)
    const photos = await listPhotos(db, draftId)
    const known = await findByContent(db, draftId, contentHash)
    if (known !== undefined && photos.some((photo) => photo.id === known)) return known
    if (photos.length >= maxPhotos) throw refusal(`Un annuncio ha al massimo ${maxPhotos} foto.`)
    const position = file.place ?? Math.max(0, ...photos.map((photo) => photo.position)) + 1
    if (known !== undefined) await db`update photo set removed_at = null, position = ${position} where id = ${known}`
    else await db`insert into photo ${db({ id, draftId, position, ...size, bytes: file.bytes, contentHash })}`
    return known ?? id
  })
  return findPhoto(db, draftId, photoId)
}

/** A file whose row never comes is removed at night. */
async function keepOriginal(store: PhotoStore, content: Buffer): Promise<string> {
  const id = randomUUID()
  try {
    await store.put(originalKey(id), withoutPlace(content))
  } catch (error) {
    reportFailure(error, { route: 'photos' }, 'a photograph could not be stored')
    throw photoNotStored(error)
  }
  return id
}

/** The disk or the bucket takes nothing for now. */
export function photoNotStored(cause: unknown): AppError {
  const shownText = 'In questo momento non riusciamo a salvare le foto: riprova tra poco.'
  return new AppError('unavailable', 'not stored', { shownText, cause })
}

async function findByContent(db: Db, draftId: string, contentHash: string): Promise<string | undefined> {
  const [row] = await db<{ id: string }[]>`select id from photo where draft_id = ${draftId} and content_hash = ${contentHash}`
  return row?.id
}

export async function findPhoto(db: Db, draftId: string, id: string): Promise<DraftPhoto> {
  const found = (await listPhotos(db, draftId)).find((photo) => photo.id === id)
  if (!found) throw new AppError('notFound', 'no such photo')
  return found
}

/** Puts the photographs of a draft into this order. */
export async function orderPhotos(db: Db, draftId: string, wanted: readonly string[]): Promise<void> {
  const ids = (await listPhotos(db, draftId)).map(({ id }) => id)
  await db`
    update photo set position = place from unnest(${inOrder(ids, wanted)}::uuid[]) with ordinality as o (wanted, place)
    where photo.id = o.wanted and photo.draft_id = ${draftId}`
}

/** Turns a photograph; its pictures are made anew. What was not turned is left alone. */
export async function turnPhoto(db: Db, draftId: string, id: string, rotation: number): Promise<void> {
  await db`
    update photo set rotation = ${rotation}, revision = revision + 1, state = 'waiting', attempts = 0, failure = null
    where draft_id = ${draftId} and id = ${id} and rotation <> ${rotation}`
}

/**
 * Covers these parts of a photograph, given as it is shown now, and no others; its pictures are made anew. Once a part is newly covered, no ad shows
 * the photograph until they are: a covered part has to be unseen from now on.
 */
export async function coverPlates(db: Db, draftId: string, id: string, wanted: readonly PlateBox[]): Promise<void> {
  const plates = wanted.map(withinPicture)
  if (plates.length > maxPlates) throw refusal(`In una foto si coprono al massimo ${maxPlates} parti.`)
  const before = await findPhoto(db, draftId, id)
  const isCovered = (plate: PlateBox) => before.plates.some((known) => isSameBox(known, plate))
  if (plates.length === before.plates.length && plates.every(isCovered)) return
  const upright = JSON.stringify(plates.map((plate) => turnedBox(plate, -before.rotation)))
  await db`
    update photo set plates = ${upright}::text::jsonb, proposed_plates = '[]', revision = revision + 1, state = 'waiting', attempts = 0, failure = null
    where draft_id = ${draftId} and id = ${id}`
  if (!plates.every(isCovered)) await db`update ad_photo set is_withheld = true where photo_id = ${id}`
}

/** In how many photographs of a draft a plate can perhaps be read, which nobody has decided about. */
export async function countProposedPlates(db: Db, draftId: string): Promise<number> {
  const [row] = await db<{ count: number }[]>`
    select count(*)::int as count from photo
    where draft_id = ${draftId} and state <> 'failed' and removed_at is null and jsonb_array_length(coalesce(proposed_plates, '[]')) > 0`
  return row?.count ?? 0
}

/** Covers what is proposed, in every photograph of a draft at once. Gives how many photographs that were. */
export async function coverProposed(db: Db, draftId: string): Promise<number> {
  const proposed = (await listPhotos(db, draftId)).filter((photo) => photo.proposed.length > 0)
  for (const { id, plates, proposed: found } of proposed)
    await coverPlates(db, draftId, id, [...plates, ...found.slice(0, maxPlates - plates.length)])
  await dismissProposed(db, draftId)
  return proposed.length
}

/** Somebody has looked: there is no plate, or it may be read. */
export async function dismissProposed(db: Db, draftId: string): Promise<void> {
  await db`update photo set proposed_plates = '[]' where draft_id = ${draftId} and proposed_plates <> '[]'`
}

export type PhotoWords = { shot?: Shot | null | undefined; caption?: string | undefined }

export async function describePhoto(db: Db, draftId: string, id: string, { shot, caption }: PhotoWords): Promise<void> {
  if (shot !== undefined) await db`update photo set shot = ${shot} where draft_id = ${draftId} and id = ${id}`
  if (caption !== undefined) await db`update photo set caption = ${caption} where draft_id = ${draftId} and id = ${id}`
}

export async function removePhoto(db: Db, draftId: string, id: string): Promise<void> {
  await db`update photo set removed_at = now() where draft_id = ${draftId} and id = ${id} and removed_at is null`
}

/** Takes a removal back, while the photograph is still there: at its old place, where there is one. */
export async function restorePhoto(db: Db, draftId: string, id: string): Promise<void> {
  const { length } = await listPhotos(db, draftId)
  if (length >= maxPhotos) throw refusal(`Un annuncio ha al massimo ${maxPhotos} foto.`)
  const { count } = await db`
    update photo set removed_at = null
    where draft_id = ${draftId} and id = ${id} and removed_at > now() - ${undoHours} * interval '1 hour'`
  if (count === 0) await findPhoto(db, draftId, id)
}

function refusal(shownText: string): AppError {
  return new AppError('invalid', shownText, { shownText })
}
