import { logDealerAction } from '@/lib/accounts/dealerships/dealer-log.server'
import type { Dealership } from '@/lib/accounts/dealerships/dealership'
import type { User } from '@/lib/accounts/users/user'
import { type Db, inTransaction } from '@/lib/kernel/db/db.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import type { AdStatus } from '@/lib/market/ads/ad'
import { getAdCards } from '@/lib/market/ads/ad-cards.server'
import { updateAd } from '@/lib/market/ads/write-ad.server'
import { actOnAd, movedText } from './change-own-ad.server'
import { actionsFor, ownerActions } from './own-ad'
import { daysUntil } from './own-ads.server'
import { type BulkAction, canGoBack, type StatusPreview, unchangedReason } from './stock'
import { lockVehicles, refuseOthers } from './stock.server'

/** What several vehicles would be after a change, and why some would stay as they are. Nothing is changed. */
export async function previewStatuses(
  db: Db,
  dealership: Dealership,
  ids: readonly number[],
  action: BulkAction,
  now: Date,
): Promise<StatusPreview[]> {
  const own = new Map((await inTransaction(db, (db) => lockVehicles(db, dealership, ids))).map((ad) => [ad.id, ad]))
  return (await getAdCards(db, ids)).flatMap(({ id, title, version }) => {
    const ad = own.get(id)
    if (!ad) return []
    const { status, expiresAt } = ad
    const isAble = actionsFor(status, daysUntil(expiresAt, now)).includes(action)
    return [
      {
        id,
        title: [title, version].filter(Boolean).join(' '),
        before: status,
        after: ownerActions[action].to,
        unchangedBecause: isAble ? null : unchangedReason(status, action),
      },
    ]
  })
}

export type StatusesBefore = readonly { id: number; status: AdStatus }[]

/** Does the same with several vehicles, all or none of those it can be done with; gives what they were, and how many their status keeps from it. */
export async function changeStock(
  db: Db,
  dealership: Dealership,
  user: User,
  ids: readonly number[],
  action: BulkAction,
  now: Date,
): Promise<{ before: StatusesBefore; unchanged: number }> {
  return inTransaction(db, async (db) => {
    const ads = await lockVehicles(db, dealership, ids)
    refuseOthers(ids, ads)
    const able = ads.filter(({ status, expiresAt }) => actionsFor(status, daysUntil(expiresAt, now)).includes(action))
    for (const ad of able) await actOnAd(db, { ...ad, ownerId: user.id }, action, now)
    if (able.length > 0)
      await logDealerAction(
        db,
        dealership,
        user,
        'stockChanged',
        `${ownerActions[action].label}: ${able.length === 1 ? `annuncio ${able[0]?.id}` : `${able.length} annunci`}`,
      )
    return { before: able.map(({ id, status }) => ({ id, status })), unchanged: ads.length - able.length }
  })
}

/** Gives several vehicles the status they had, where a change of several led away from it. */
export async function restoreStatuses(db: Db, dealership: Dealership, user: User, before: StatusesBefore, now: Date): Promise<void> {
  await inTransaction(db, async (db) => {
    const then = new Map(before.map(({ id, status }) => [id, status]))
    const ads = await lockVehicles(db, dealership, [...then.keys()])
    refuseOthers([...then.keys()], ads)
    for (const { id, status: from, expiresAt } of ads) {
      const status = then.get(id)
      if (status === undefined || !canGoBack(from, status)) throw new AppError('conflict', 'not from this status', { shownText: movedText })
      const closedAt = status === 'expired' ? expiresAt : status === 'sold' || status === 'withdrawn' ? now : null
      await updateAd(db, id, { status, closedAt })
    }
    await logDealerAction(db, dealership, user, 'stockChanged', `${ads.length} annunci, come prima`)
  })
}
