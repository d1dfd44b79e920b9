import type { User } from '@/lib/accounts/users/user'
import type { Db } from '@/lib/kernel/db/db.server'
import { findCopiedPhotos, type PhotoSeller } from '@/lib/market/photos/copied-photos.server'
import { countPhotos } from '@/lib/market/photos/shown-photos.server'
import { changeSignals } from '@/lib/market/review/change-signals.server'
import { accountSignals, copiedPhotosSignal, type Signal, sameVehicleSignal } from '@/lib/market/review/signals'
import { findSameVehicle, type SoughtVehicle } from '@/lib/market/vehicle-identity/vehicle-identities.server'

type Submitted = {
  draftId: string
  make: string | null
  description: string
  version: string
  askedEuro: number | null
  band: { estimateEuro: number; lowEuro: number } | null
}

/** What speaks against an ad that somebody wants to publish. `band`: what the price model says of the vehicle, where it says anything. */
export async function findSignals(
  db: Db,
  user: User,
  { draftId, make, description, version, askedEuro, band }: Submitted,
): Promise<Signal[]> {
  const said = changeSignals(
    { seller: 'private', before: { priceCents: null }, band },
    { description, version, ...(askedEuro !== null && { priceCents: askedEuro * 100 }) },
  )
  const photos = await findPhotoSignal(db, { ownerId: user.id }, draftId)
  const vehicle = await findVehicleSignal(db, { draftId, adId: null, vin: null, make })
  return [...said, ...[photos, vehicle].filter((signal) => signal !== null), ...(await findAccountSignals(db, user.id))]
}

/** What an account says of an ad of its owner. */
export async function findAccountSignals(db: Db, userId: number): Promise<Signal[]> {
  const [account] = await db<{ ageDays: number; adsToday: number; phoneAccounts: number }[]>`
    select (extract(epoch from now() - created_at) / 86400)::float8 as age_days,
      (select count(*)::int from ad where owner_id = app_user.id and ad.created_at > now() - interval '1 day') as ads_today,
      (select count(*)::int from verified_phone own join verified_phone any_of on any_of.phone = own.phone where own.user_id = app_user.id) as phone_accounts
    from app_user where id = ${userId}`
  return accountSignals(account ?? { ageDays: 0, adsToday: 0, phoneAccounts: 0 })
}

/** Whether photographs of the draft that its ad does not show yet are in ads of other sellers. */
export async function findPhotoSignal(db: Db, seller: PhotoSeller, draftId: string): Promise<Signal | null> {
  return copiedPhotosSignal(await findCopiedPhotos(db, draftId, seller), await countPhotos(db, draftId))
}

/** Whether another live ad offers the vehicle of a draft, by the plate or the chassis that was given in private. */
export async function findVehicleSignal(db: Db, sought: SoughtVehicle): Promise<Signal | null> {
  return sameVehicleSignal(await findSameVehicle(db, sought))
}
