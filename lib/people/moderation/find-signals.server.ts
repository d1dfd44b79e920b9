import type { Db } from '@/lib/kernel/db/db.server'
import { findCopiedPhotos } from '@/lib/market/photos/copied-photos.server'
import { countPhotos } from '@/lib/market/photos/shown-photos.server'
import { verdictLimits } from '@/lib/market/price-rating/price-rating'
import type { User } from '@/lib/people/users/user'
import { accountSignals, copiedPhotosSignal, priceSignal, type Signal, scamSignal } from './signals'

type Submitted = { draftId: string; description: string; askedEuro: number | null; band: { estimateEuro: number; lowEuro: number } | null }

/** What speaks against an ad that somebody wants to publish. `band`: what the price model says of the vehicle, where it says anything. */
export async function findSignals(db: Db, user: User, { draftId, description, askedEuro, band }: Submitted): Promise<Signal[]> {
  const [account] = await db<{ ageDays: number; adsToday: number }[]>`
    select (extract(epoch from now() - created_at) / 86400)::float8 as age_days,
      (select count(*)::int from ad where owner_id = app_user.id and ad.created_at > now() - interval '1 day') as ads_today
    from app_user where id = ${user.id}`
  const price =
    band && askedEuro !== null
      ? priceSignal(askedEuro, { estimateEuro: band.estimateEuro, doubtfulBelow: verdictLimits(band).doubtfulBelow })
      : null
  const photos = await findPhotoSignal(db, user, draftId)
  return [scamSignal(description), price, photos, ...accountSignals(account ?? { ageDays: 0, adsToday: 0 })].filter(
    (signal) => signal !== null,
  )
}

/** Whether photographs of the draft that its ad does not show yet are in ads of other sellers. */
export async function findPhotoSignal(db: Db, user: User, draftId: string): Promise<Signal | null> {
  return copiedPhotosSignal(await findCopiedPhotos(db, draftId, user.id), await countPhotos(db, draftId))
}
