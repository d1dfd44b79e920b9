import { requireNotBanned } from '@/lib/accounts/moderation/account-ban.server'
import { type Db, inTransaction } from '@/lib/kernel/db/db.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import { queueMail } from '@/lib/kernel/mail/queue-mail.server'
import { adPath, dealerPath } from '@/lib/kernel/routes/routes'
import { invalidField } from '@/lib/kernel/validation/fields'
import { isEmail } from '@/lib/kernel/validation/rules'
import { type Ad, takesContacts } from '@/lib/market/ads/ad'
import { vehicleNames, vehicleTitle } from '@/lib/market/ads/ad-cards.server'
import { type CallbackSpan, callbackSpans } from '@/lib/market/dealers/callback-spans'
import type { Dealer } from '@/lib/market/dealers/dealer'
import { getDealers } from '@/lib/market/dealers/dealer-queries.server'
import type { CallbackOffer } from './callback'
import { callbackMail } from './callback-mail.server'
import type { NewCallback } from './callback-schema'

type About = { adId: number } | { dealerId: number }
type Found = { offer: CallbackOffer; dealer: Dealer; spans: CallbackSpan[] }

/** Who would call back about what, and when; 404 for an ad of a private person, one that is over, and a dealer whose hours nobody knows. */
export async function findCallbackOffer(db: Db, about: About, now: Date): Promise<Found> {
  const ad = 'adId' in about ? await findAd(db, about.adId) : null
  const dealerId = ad?.dealerId ?? ('dealerId' in about ? about.dealerId : null)
  const [dealer] = dealerId === null ? [] : await getDealers(db, [dealerId])
  const spans = dealer ? callbackSpans(dealer.openingHours, now) : []
  if (!dealer || spans.length === 0) throw new AppError('notFound', 'nobody calls back here')
  const offer = {
    dealerId: dealer.id,
    dealerName: dealer.name,
    adId: ad?.id ?? null,
    title: ad ? vehicleTitle(ad) : null,
    backHref: ad ? adPath({ ...vehicleNames(ad), id: ad.id, version: ad.version }) : dealerPath(dealer.slug),
  }
  return { offer, dealer, spans }
}

type AskedAd = Pick<Ad, 'id' | 'category' | 'make' | 'model' | 'version' | 'status' | 'dealerId'>

async function findAd(db: Db, adId: number): Promise<AskedAd | null> {
  const [ad] = await db<AskedAd[]>`select id, category, make, model, version, status, dealer_id from ad where id = ${adId}`
  return ad && takesContacts(ad.status) ? ad : null
}

/** Stores a request and writes of it to the dealer. Asked for again, it has the later hours and is one request. */
export async function requestCallback(
  db: Db,
  about: About,
  { name, phone, quando }: Pick<NewCallback, 'name' | 'phone' | 'quando'>,
  userId: number | null,
  now: Date,
): Promise<{ offer: CallbackOffer; label: string }> {
  const { offer, dealer, spans } = await findCallbackOffer(db, about, now)
  const span = spans.find(({ key }) => key === quando)
  if (!span) throw invalidField('quando', 'Questo orario non c’è più: scegline un altro')
  const { dealerId, adId, title } = offer
  await inTransaction(db, async (db) => {
    if (userId !== null) await requireNotBanned(db, userId)
    await db`select pg_advisory_xact_lock(hashtextextended(${`callback ${dealerId} ${phone}`}, 0))`
    const again = await db`
      update callback set from_at = ${span.fromAt}, to_at = ${span.toAt}, name = ${name}
      where dealer_id = ${dealerId} and phone = ${phone} and ad_id is not distinct from ${adId}::bigint and done_at is null and to_at > ${now}`
    if (again.count === 0)
      await db`
        insert into callback (dealer_id, ad_id, ad_title, user_id, name, phone, from_at, to_at)
        values (${dealerId}, ${adId}, ${title}, ${userId}, ${name}, ${phone}, ${span.fromAt}, ${span.toAt})`
    if (dealer.email !== null && isEmail(dealer.email))
      await queueMail(db, callbackMail({ to: dealer.email, name, phone, title, when: span.label, slug: dealer.slug }))
  })
  return { offer, label: span.label }
}
