import { type DraftHolder, heldBy } from '@/lib/accounts/selling/drafts/draft-access.server'
import type { Db } from '@/lib/kernel/db/db.server'
import { hasPublicPage } from '@/lib/market/ads/ad'

type Picture = { id: string; revision: number }

/** Whether anybody may see a picture: an ad with a public page shows it. */
export async function isPublicPicture(db: Db, { id, revision }: Picture): Promise<boolean> {
  const ads = await db<{ status: Parameters<typeof hasPublicPage>[0] }[]>`
    select ad.status from ad_photo join ad on ad.id = ad_photo.ad_id where photo_id = ${id} and revision = ${revision} and not is_withheld`
  return ads.some(({ status }) => hasPublicPage(status))
}

/** Whether it is of a draft of theirs. */
export async function isOwnPicture(db: Db, { id, revision }: Picture, holder: DraftHolder): Promise<boolean> {
  const [photo] = await db`
    select from photo join ad_draft on ad_draft.id = photo.draft_id
    where photo.id = ${id} and photo.revision = ${revision} and photo.state = 'ready' and ${heldBy(db, holder)}`
  return photo !== undefined
}
