import { type Db, inTransaction } from '@/lib/kernel/db/db.server'
import {
  addPhoto,
  coverPlates,
  coverProposed,
  describePhoto,
  dismissProposed,
  findPhoto,
  listPhotos,
  orderPhotos,
  type PhotoWords,
  removePhoto,
  restorePhoto,
  type SentFile,
  turnPhoto,
} from '@/lib/market/photos/draft-photos.server'
import type { DraftPhoto } from '@/lib/market/photos/photo'
import { withMoved } from '@/lib/market/photos/photo-order'
import type { PhotoStore } from '@/lib/market/photos/photo-store.server'
import type { PlateBox } from '@/lib/market/photos/plate-box'
import { type DraftHolder, findDraft, lockDraft } from './draft-access.server'

/** The draft of an address and who requests it; drafts of others are not found. */
export type DraftRequest = { id: unknown; holder: DraftHolder }

export async function listDraftPhotos(db: Db, { id, holder }: DraftRequest): Promise<DraftPhoto[]> {
  return listPhotos(db, (await findDraft(db, id, holder)).id)
}

export async function addDraftPhoto(db: Db, store: PhotoStore, { id, holder }: DraftRequest, file: SentFile): Promise<DraftPhoto> {
  const draft = await findDraft(db, id, holder)
  return addPhoto(db, store, { draftId: draft.id, file, lock: (db) => lockDraft(db, id, holder) })
}

export async function orderDraftPhotos(db: Db, { id, holder }: DraftRequest, wanted: readonly string[]): Promise<DraftPhoto[]> {
  return inTransaction(db, async (db) => {
    const draft = await lockDraft(db, id, holder)
    await orderPhotos(db, draft.id, wanted)
    return listPhotos(db, draft.id)
  })
}

export type PhotoChange = PhotoWords & {
  /** The place, from 1, which is the cover. */
  position?: number | undefined
  /** Places to the back; below 0 to the front. */
  moveBy?: number | undefined
  /** Degrees clockwise from how the camera held it: 0, 90, 180 or 270. */
  rotation?: number | undefined
  /** Degrees by which it is turned more. */
  turnBy?: number | undefined
  /** What is covered from now on, as the photograph is shown now. */
  plates?: readonly PlateBox[] | undefined
  /** One part more. */
  cover?: PlateBox | undefined
  /** The part at this place of the list is seen again. */
  uncover?: number | undefined
}

export async function changeDraftPhoto(db: Db, { id, holder }: DraftRequest, photoId: string, change: PhotoChange): Promise<DraftPhoto> {
  return inTransaction(db, async (db) => {
    const draft = await lockDraft(db, id, holder)
    const photo = await findPhoto(db, draft.id, photoId)
    const { position, moveBy = 0, rotation = photo.rotation, turnBy = 0, plates = photo.plates, cover, uncover, ...words } = change
    if (position !== undefined || moveBy !== 0) {
      const ids = (await listPhotos(db, draft.id)).map((other) => other.id)
      await orderPhotos(db, draft.id, withMoved(ids, photoId, (position ?? ids.indexOf(photoId) + 1) - 1 + moveBy))
    }
    await coverPlates(db, draft.id, photoId, [...plates.filter((_, index) => index !== uncover), ...(cover ? [cover] : [])])
    await turnPhoto(db, draft.id, photoId, (rotation + turnBy) % 360)
    await describePhoto(db, draft.id, photoId, words)
    return findPhoto(db, draft.id, photoId)
  })
}

/** What the person says of all that is proposed in a draft: it is covered, or stays as it is. Gives how many photographs were covered. */
export async function decideProposed(db: Db, { id, holder }: DraftRequest, isCovered: boolean): Promise<number> {
  return inTransaction(db, async (db) => {
    const draft = await lockDraft(db, id, holder)
    if (isCovered) return coverProposed(db, draft.id)
    await dismissProposed(db, draft.id)
    return 0
  })
}

export async function removeDraftPhoto(db: Db, { id, holder }: DraftRequest, photoId: string): Promise<void> {
  await inTransaction(db, async (db) => {
    const draft = await lockDraft(db, id, holder)
    await removePhoto(db, draft.id, photoId)
  })
}

/** Takes a removal back. */
export async function restoreDraftPhoto(db: Db, { id, holder }: DraftRequest, photoId: string): Promise<DraftPhoto> {
  return inTransaction(db, async (db) => {
    const draft = await lockDraft(db, id, holder)
    await restorePhoto(db, draft.id, photoId)
    return findPhoto(db, draft.id, photoId)
  })
}
