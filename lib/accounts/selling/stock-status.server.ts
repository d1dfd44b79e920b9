import { logDealerAction } from '@/lib/accounts/dealerships/dealer-log.server'
import type { Dealership } from '@/lib/accounts/dealerships/dealership'
import type { User } from '@/lib/accounts/users/user'
import { type Db, inTransaction } from '@/lib/kernel/db/db.server'
import type { AdStatus } from '@/lib/market/ads/ad'
import { getAdCards } from '@/lib/market/ads/ad-cards.server'
import { actOnAds, isAble } from './change-own-ad.server'
import { type ChosenVehicle, findChosen, lockVehicles, refuseOthers } from './chosen-vehicles.server'
import { ownerActions } from './own-ad'
import { type BulkAction, type Chosen, type MovedVehicle, type StatusesPreview, stockPerPage, unchangedReason } from './stock'
import { nameMoved, recordStockChange } from './stock-changes.server'

/** What several vehicles would be after a change, and why some would stay as they are. Nothing is changed. */
export async function previewStatuses(
  db: Db,
  dealership: Dealership,
  chosen: Chosen,
  action: BulkAction,
  now: Date,
): Promise<StatusesPreview> {
  const ads = await findChosen(db, dealership, chosen)
  const shown = new Map(ads.slice(0, stockPerPage).map((ad) => [ad.id, ad]))
  const cards = await getAdCards(db, [...shown.keys()])
  const statuses = cards.flatMap(({ id, title, version }) => {
    const ad = shown.get(id)
    if (!ad) return []
    return [
      {
        id,
        title: [title, version].filter(Boolean).join(' '),
        before: ad.status,
        after: ownerActions[action].to,
        unchangedBecause: isAble(ad, action, now) ? null : unchangedReason(ad.status, action),
      },
    ]
  })
  return { statuses, found: ads.length, changing: ads.filter((ad) => isAble(ad, action, now)).length, seenAt: now.getTime() }
}

export type StatusesBefore = readonly { id: number; status: AdStatus }[]
/** `changeId`: for its undo; null where nothing was changed. `moved`: what somebody else has changed since it was looked at. */
type Changed = { before: StatusesBefore; unchanged: number; moved: MovedVehicle[]; changeId: number | null }

/** Does the same with several vehicles, all or none of those it can be done with; gives what they were, and how many their status keeps from it. */
export async function changeStock(
  db: Db,
  dealership: Dealership,
  user: User,
  chosen: Chosen,
  action: BulkAction,
  now: Date,
  seenAt: Date | null = null,
): Promise<Changed> {
  return inTransaction(db, async (db) => {
    const ads = await lockVehicles(db, dealership, chosen)
    refuseOthers(chosen, ads)
    const moved = movedSince(ads, seenAt)
    const able = ads.filter((ad) => !moved.includes(ad) && isAble(ad, action, now))
    await actOnAds(db, able, user.id, action, now)
    const what = able.length === 1 ? `annuncio ${able[0]?.id}` : `${able.length} annunci`
    if (able.length > 0) await logDealerAction(db, dealership, user, 'stockChanged', `${ownerActions[action].label}: ${what}`)
    const after = ownerActions[action].to
    return {
      before: able.map(({ id, status }) => ({ id, status })),
      unchanged: ads.length - able.length - moved.length,
      moved: seenAt === null ? [] : await nameMoved(db, dealership, idsOf(moved), seenAt),
      changeId: await recordStockChange(
        db,
        dealership,
        user,
        'statuses',
        able.map(({ id, status }) => ({ id, before: status, after })),
      ),
    }
  })
}

/** What was changed since somebody looked at it. */
export function movedSince(ads: readonly ChosenVehicle[], seenAt: Date | null): ChosenVehicle[] {
  return seenAt === null ? [] : ads.filter(({ updatedAt }) => updatedAt > seenAt)
}

export function idsOf(ads: readonly { id: number }[]): number[] {
  return ads.map(({ id }) => id)
}
