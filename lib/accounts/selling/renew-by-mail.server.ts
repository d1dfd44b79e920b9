import { type Db, inTransaction } from '@/lib/kernel/db/db.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import type { Ad } from '@/lib/market/ads/ad'
import { vehicleTitle } from '@/lib/market/ads/ad-cards.server'
import { actOnAd } from './change-own-ad.server'
import { actionsFor, type MailAction, type MailedAd, mailActions, renewalLinkDays } from './own-ad'
import { daysUntil } from './own-ads.server'
import { type RenewalLink, readRenewalCode } from './renewal-code.server'

type LinkedAd = Pick<Ad, 'id' | 'category' | 'make' | 'model' | 'version' | 'status' | 'expiresAt'> & { ownerId: number }
const oldLinkText = 'Questo link non è più valido. Trovi l’annuncio nella tua area privata.'

/** The ad that a mail about its end leads to; null when the link is too old, or was never one, or its ad is gone. */
export async function findMailedAd(db: Db, code: string, now: Date): Promise<MailedAd | null> {
  const link = await validLink(code, now)
  const ad = link && (await linkedAd(db, link))
  if (!ad) return null
  const daysLeft = daysUntil(ad.expiresAt, now) ?? 0
  const isRenewed = isRenewedSince(ad, link)
  const allowed = actionsFor(ad.status, daysLeft)
  const actions = isRenewed ? [] : mailActions.filter((action) => allowed.includes(action))
  return { title: vehicleTitle(ad), status: ad.status, daysLeft, isRenewed, actions }
}

/** Changes an ad by such a link, without a login. It reaches this one ad until it is renewed; a second press changes nothing. */
export async function changeMailedAd(db: Db, code: string, action: MailAction, now: Date): Promise<void> {
  const link = await validLink(code, now)
  if (!link) throw new AppError('gone', 'no such link', { shownText: oldLinkText })
  await inTransaction(db, async (db) => {
    await db`select 1 from ad where id = ${link.id} for update`
    const ad = await linkedAd(db, link)
    if (!ad) throw new AppError('gone', 'the ad is gone', { shownText: oldLinkText })
    if (isRenewedSince(ad, link) || (action === 'pausa' && ad.status === 'paused')) return
    await actOnAd(db, ad, action, now)
  })
}

async function validLink(code: string, now: Date): Promise<RenewalLink | null> {
  const link = await readRenewalCode(code)
  const daysSince = link && (now.getTime() - link.expiresAt.getTime()) / (24 * 3_600_000)
  return daysSince !== null && daysSince <= renewalLinkDays ? link : null
}

async function linkedAd(db: Db, { id }: RenewalLink): Promise<LinkedAd | undefined> {
  const [ad] = await db<(Omit<LinkedAd, 'ownerId'> & { ownerId: number | null })[]>`
    select id, owner_id, category, make, model, version, status, expires_at from ad where id = ${id} and status <> 'deleted'`
  return ad && ad.ownerId !== null ? { ...ad, ownerId: ad.ownerId } : undefined
}

function isRenewedSince(ad: LinkedAd, link: RenewalLink): boolean {
  return ad.expiresAt !== null && ad.expiresAt > link.expiresAt
}
