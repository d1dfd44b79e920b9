import { env } from '@/lib/kernel/config/env.server'
import type { Db } from '@/lib/kernel/db/db.server'
import { pictureFile, pictureSrc } from '@/lib/market/photos/photo'

type ExportedPhoto = {
  draft: string | null
  ad: number | null
  /** The address where its owner can open it; null while its pictures are not made. */
  address: string | null
  caption: string
  shownCaption: string | null
  createdAt: Date
  removedAt: Date | null
}

/** The photographs of an account's drafts and ads. */
export async function exportPhotos(db: Db, userId: number): Promise<ExportedPhoto[]> {
  const rows = await db<(Omit<ExportedPhoto, 'address'> & { id: string; revision: number; isReady: boolean })[]>`
    select photo.id, photo.revision, photo.state = 'ready' as is_ready, photo.draft_id as draft, ad_photo.ad_id as ad, photo.caption,
      ad_photo.caption as shown_caption, photo.created_at, photo.removed_at
    from photo left join ad_draft on ad_draft.id = photo.draft_id left join ad_photo on ad_photo.photo_id = photo.id left join ad on ad.id = ad_photo.ad_id
    where ad_draft.owner_id = ${userId} or ad.owner_id = ${userId} order by photo.created_at, photo.id`
  return rows.map(({ id, revision, isReady, ...photo }) => ({
    ...photo,
    address: isReady ? new URL(pictureSrc(pictureFile(id, revision), 1920), env().siteUrl).href : null,
  }))
}
