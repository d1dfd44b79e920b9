import type { Db } from '@/lib/kernel/db/db.server'
import { findCopiedFetched } from '@/lib/market/photos/copied-photos.server'
import type { FindHeldPhotos } from '@/lib/market/photos/fetch-photos.server'
import { addToRevision, keepRevision } from './revisions.server'
import { copiedPhotosSignal, holdFrom, riskOf } from './signals'

/** Photographs of a dealer's file that ads of others show too wait for moderators. One picture may match by chance: it waits once a second does. */
export const holdCopiedPhotos: FindHeldPhotos = async (db, { adId, dealerId }) => {
  const copies = await findCopiedFetched(db, adId, dealerId)
  const signal = copiedPhotosSignal(copies, await countFetched(db, adId))
  if (!signal || riskOf([signal]) < holdFrom) return []
  if (!(await addToRevision(db, adId, signal))) await keepRevision(db, adId, { changes: {}, signals: [signal], isCaseDue: true })
  return copies.map(({ file }) => file)
}

async function countFetched(db: Db, adId: number): Promise<number> {
  const [found] = await db<{ count: number }[]>`
    select count(*)::int as count from ad_photo_source join photo on photo.id = photo_id where ad_id = ${adId} and state = 'ready'`
  return found?.count ?? 0
}
