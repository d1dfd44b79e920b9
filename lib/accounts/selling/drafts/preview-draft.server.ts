import { type Db, inTransaction } from '@/lib/kernel/db/db.server'
import { findAdPage } from '@/lib/market/ads/ad-queries.server'
import type { AdPage } from '@/lib/market/ads/page/ad-page'
import { insertAd } from '@/lib/market/ads/write-ad.server'
import { showPhotos } from '@/lib/market/photos/shown-photos.server'
import { type DraftHolder, findDraft } from './draft-access.server'
import { readDraft } from './publish-draft.server'
import { answersOfDraft } from './save-draft.server'

class TakenBack extends Error {
  constructor(readonly page: AdPage | undefined) {
    super('the ad of a preview was taken back')
  }
}

/** The page that the ad of a draft would have; undefined while the vehicle is not known. The ad is written and taken back, so that whatever its page reads is there. */
export async function previewDraft(db: Db, id: unknown, holder: DraftHolder, now: Date): Promise<AdPage | undefined> {
  const draft = await findDraft(db, id, holder)
  const { values, faults } = readDraft(draft, await answersOfDraft(db, draft.id), now)
  if (faults.veicolo) return undefined
  const { category, ownerId, dealerId } = draft
  const sellerType = dealerId === null ? 'privato' : 'concessionario'
  const own = { category, ownerId, dealerId, sellerType, status: 'published', publishedAt: now } as const
  try {
    return await inTransaction(db, async (db) => {
      const adId = await insertAd(db, { ...values, ...own })
      await showPhotos(db, draft.id, adId)
      throw new TakenBack(await findAdPage(db, adId))
    })
  } catch (error) {
    if (error instanceof TakenBack) return error.page
    throw error
  }
}
