import { requireNotBanned } from '@/lib/accounts/moderation/account-ban.server'
import { changeReviewed } from '@/lib/accounts/moderation/change-reviewed.server'
import { requireSeenPrice } from '@/lib/accounts/selling/pricing/seen-price'
import type { User } from '@/lib/accounts/users/user'
import { type Db, inTransaction } from '@/lib/kernel/db/db.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import { invalidField } from '@/lib/kernel/validation/fields'
import type { AdStatus } from '@/lib/market/ads/ad'
import { expiryOf } from '@/lib/market/ads/ad-life'
import { updateAd, updateAds } from '@/lib/market/ads/write-ad.server'
import { recordPaidPrice } from '@/lib/market/price-rating/paid-prices.server'
import { parseWhole } from '@/lib/market/search/query/whole-number'
import { actionsFor, isOpenStatus, type OwnerAction, ownerActions, type SaleAnswer, undoMinutes } from './own-ad'
import { daysUntil } from './own-ads.server'

type Locked = {
  id: number
  ownerId: number
  status: AdStatus
  expiresAt: Date | null
  deletedFrom: AdStatus | null
  closedAt: Date | null
  priceCents: number | null
}

export const movedText = 'Nel frattempo lo stato dell’annuncio è cambiato: ricarica la pagina.'
const tooLateText = `Un annuncio eliminato si recupera entro ${undoMinutes} minuti.`
const euro = { min: 100, max: 20_000_000 } as const

/** Does with an ad what its status allows and nothing else; of two people or windows the last one gets an error. */
export async function changeOwnAd(db: Db, user: User, id: number, action: OwnerAction, now: Date): Promise<void> {
  await inTransaction(db, async (db) => {
    await actOnAd(db, await lockOwnAd(db, user, id), action, now)
  })
}

/** Applies an action to a locked ad, for somebody who has shown that it is theirs. */
export async function actOnAd(
  db: Db,
  ad: Pick<Locked, 'id' | 'ownerId' | 'status' | 'expiresAt'>,
  action: OwnerAction,
  now: Date,
): Promise<void> {
  if (!isAble(ad, action, now)) throw new AppError('conflict', 'not from this status', { shownText: movedText })
  const { to } = ownerActions[action]
  if (to === 'published' || to === 'reserved') await requireNotBanned(db, ad.ownerId)
  await updateAd(db, ad.id, { ...valuesAfter(ad, action, now), deletedFrom: to === 'deleted' ? ad.status : null })
}

type Moving = Pick<Locked, 'status' | 'expiresAt'>

/** Whether the status of an ad allows an action now. */
export function isAble({ status, expiresAt }: Moving, action: OwnerAction, now: Date): boolean {
  return actionsFor(status, daysUntil(expiresAt, now)).includes(action)
}

/** Applies an action to many locked ads that are able to; none of those that delete. */
export async function actOnAds(
  db: Db,
  ads: readonly (Moving & { id: number })[],
  userId: number,
  action: OwnerAction,
  now: Date,
): Promise<void> {
  const { to } = ownerActions[action]
  if (ads.length > 0 && (to === 'published' || to === 'reserved')) await requireNotBanned(db, userId)
  const renewed = ads.filter((ad) => isRenewed(ad, action, now))
  const others = ads.filter((ad) => !renewed.includes(ad))
  for (const alike of [renewed, others])
    if (alike[0])
      await updateAds(
        db,
        alike.map(({ id }) => id),
        valuesAfter(alike[0], action, now),
      )
}

/** What an ad has after an action. */
function valuesAfter(ad: Moving, action: OwnerAction, now: Date) {
  const { to } = ownerActions[action]
  return {
    status: to,
    deletedFrom: null,
    closedAt: to === 'sold' || to === 'withdrawn' || to === 'deleted' ? now : null,
    ...(isRenewed(ad, action, now) && { expiresAt: expiryOf(now), remindedAt: null }),
  }
}

function isRenewed({ expiresAt }: Moving, action: OwnerAction, now: Date): boolean {
  const isOver = expiresAt !== null && expiresAt <= now
  return action === 'rinnova' || action === 'ripubblica' || (ownerActions[action].to === 'published' && isOver)
}

/** Parts of the asked price, beyond which nobody sells: a digit is missing, or one too many. */
const paidOfAsked = { min: 0.3, max: 1.5 } as const

/** Closes an ad as sold, or as not for sale any more. A price, as it was typed, is stored without the ad. Gives what was done, and whether it can be taken back. */
export async function closeOwnAd(
  db: Db,
  user: User,
  id: number,
  { answer, typedPrice }: { answer: SaleAnswer | null; typedPrice: string },
  now: Date,
): Promise<{ action: OwnerAction; isFinal: boolean }> {
  const action = answer === 'ritirato' ? 'ritira' : 'venduto'
  return inTransaction(db, async (db) => {
    const ad = await lockOwnAd(db, user, id)
    const paidEuro = action === 'venduto' && typedPrice !== '' ? readPaidPrice(typedPrice, ad.priceCents) : null
    await actOnAd(db, ad, action, now)
    if (paidEuro !== null) await recordPaidPrice(db, id, { paidEuro, foundHere: answer && answer === 'ingrana' })
    return { action, isFinal: paidEuro !== null }
  })
}

/** What was paid, as its seller typed it; a figure far from what was asked is a mistake. */
export function readPaidPrice(typed: string, askedCents: number | null): number {
  const paid = parseWhole(typed, euro.min, euro.max)
  if (paid === undefined) throw invalidField('prezzo_vendita', 'Scrivi il prezzo in euro, per esempio 11.200')
  const share = askedCents === null ? 1 : (paid * 100) / askedCents
  if (share < paidOfAsked.min || share > paidOfAsked.max)
    throw invalidField('prezzo_vendita', 'È molto lontano dal prezzo chiesto: controlla la cifra, o lasciala vuota')
  return paid
}

/** Takes a deletion back, to where the ad was. */
export async function restoreOwnAd(db: Db, user: User, id: number, now: Date): Promise<void> {
  await inTransaction(db, async (db) => {
    const { deletedFrom, closedAt } = await lockOwnAd(db, user, id)
    await requireNotBanned(db, user.id)
    const isInTime = closedAt !== null && now.getTime() - closedAt.getTime() <= undoMinutes * 60_000
    if (deletedFrom === null || !isInTime) throw new AppError('gone', 'too late', { shownText: tooLateText })
    const hasEnded = deletedFrom === 'sold' || deletedFrom === 'withdrawn' || deletedFrom === 'expired'
    await updateAd(db, id, { status: deletedFrom, deletedFrom: null, closedAt: hasEnded ? closedAt : null })
  })
}

/** A price as somebody typed it over the one they saw. The one before stays in the history, which nobody can change. True where the new one waits for a moderator. */
export async function changeOwnPrice(db: Db, user: User, id: number, typed: string, seen = ''): Promise<boolean> {
  const price = parseWhole(typed, euro.min, euro.max)
  if (price === undefined) throw invalidField('prezzo', 'Scrivi il prezzo in euro, per esempio 11.200')
  return inTransaction(db, async (db) => {
    const { status, priceCents } = await lockOwnAd(db, user, id)
    if (!isOpenStatus(status)) throw new AppError('conflict', 'not for sale', { shownText: movedText })
    requireSeenPrice(priceCents, seen)
    return changeReviewed(db, { adId: id, ownerId: user.id }, { priceCents: price * 100 })
  })
}

/** Locks an ad of theirs and nobody else's. */
export async function lockOwnAd(db: Db, user: User, id: number): Promise<Locked> {
  const [ad] = await db<Locked[]>`
    select id, ${user.id}::bigint as owner_id, status, expires_at, deleted_from, closed_at, price_cents from ad where id = ${id} and owner_id = ${user.id} for update`
  if (!ad) throw new AppError('notFound', 'not their ad')
  return ad
}
