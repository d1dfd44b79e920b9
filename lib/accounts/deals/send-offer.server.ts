import { isBuyer } from '@/lib/accounts/contact/confirmed-address.server'
import { openThread } from '@/lib/accounts/contact/send-reply.server'
import { requireNotBanned } from '@/lib/accounts/moderation/account-ban.server'
import type { User } from '@/lib/accounts/users/user'
import { type Db, inTransaction } from '@/lib/kernel/db/db.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import { getAdContact } from '@/lib/market/ads/ad-contact.server'
import { type Given, makeOffer } from './move-offer.server'
import { openDeal } from './open-deal.server'

/** An account's conversation about an ad as its buyer, the latest one; undefined where there is none. */
export async function findOwnThreadAbout(db: Db, user: User, adId: number): Promise<number | undefined> {
  const [row] = await db<{ id: number }[]>`select id from reply where ad_id = ${adId} and ${isBuyer(db, user)} order by id desc limit 1`
  return row?.id
}

/** An offer from the page of an ad: in the conversation that there is, or as the beginning of one. */
export async function sendOffer(
  db: Db,
  user: User,
  adId: number,
  given: Given,
  now = new Date(),
): Promise<{ replyId: number; notice: string }> {
  const { replyId, outcome } = await inTransaction(db, async (db) => {
    await db`select pg_advisory_xact_lock(hashtextextended('deals of ' || lower(${user.email}::text), 0))`
    const ad = await getAdContact(db, adId)
    await requireNotBanned(db, user.id)
    await refuseOwnAd(db, user, adId)
    const known = await findOwnThreadAbout(db, user, adId)
    const replyId = known ?? (await begin(db, user, { adId, title: ad.title }))
    const deal = await openDeal(db, replyId)
    if (!deal) throw new AppError('notFound', 'no such conversation')
    // A conversation that began by mail belongs to the address: what the account has saved can be given in all the same.
    const outcome = await makeOffer(db, { ...deal, userId: deal.userId ?? user.id }, given, { party: { replyId, side: 'buyer' }, now })
    if ('refusal' in outcome && known === undefined) throw new AppError('conflict', 'refused', { shownText: outcome.refusal })
    return { replyId, outcome }
  })
  if ('refusal' in outcome) throw new AppError('conflict', 'refused', { shownText: outcome.refusal })
  return { replyId, notice: outcome.notice }
}

async function refuseOwnAd(db: Db, { id, email }: User, adId: number): Promise<void> {
  const own = await db`select from ad where id = ${adId} and (owner_id = ${id} or lower(contact_email) = lower(${email}))`
  if (own.length > 0) throw new AppError('conflict', 'their own ad', { shownText: 'È il tuo annuncio: le proposte le fa chi compra.' })
}

async function begin(db: Db, user: User, { adId, title }: { adId: number; title: string }): Promise<number> {
  const known = { name: user.displayName || 'Chi compra', email: user.email, phone: '' }
  const { id } = await openThread(db, { adId, adTitle: title, dealerId: null }, known, { userId: user.id, ownsEmail: true })
  return id
}
