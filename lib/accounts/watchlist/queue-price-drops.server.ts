import { type Db, inTransaction, type SqlFragment } from '@/lib/kernel/db/db.server'
import { reportFailure } from '@/lib/kernel/errors/report-failure.server'
import { queueMail } from '@/lib/kernel/mail/queue-mail.server'
import { adPath } from '@/lib/kernel/routes/routes'
import type { AdCard } from '@/lib/market/ads/ad-card'
import { getAdCards, vehicleNames } from '@/lib/market/ads/ad-cards.server'
import type { Category } from '@/lib/market/catalogue/category'
import { type PriceDrop, priceDropMail } from './price-drop-mail.server'
import { stopCode } from './price-drop-wishes.server'
import { isListed, priceNow } from './saved-ad-sql.server'

type Reader = { userId: number; email: string; askedAt: Date }
type DroppedAd = {
  adId: number
  category: Category
  make: string
  model: string | null
  isRental: boolean
  beforeCents: number
  nowCents: number
}

/** Queues mails to everybody who wants them about saved ads that cost less than last seen or mailed. For a job. Gives how many mails were queued; one person whose mail fails stops no other. */
export async function queuePriceDrops(db: Db): Promise<number> {
  const readers = await db<Reader[]>`
    select price_drop_mail.user_id, email, asked_at from price_drop_mail join app_user on app_user.id = user_id
    where exists (select 1 from saved_ad join ad on ad.id = ad_id where saved_ad.user_id = price_drop_mail.user_id and ${isDrop(db)})
    order by user_id`
  let queued = 0
  for (const reader of readers) {
    const isQueued = await inTransaction(db, (db) => queueFor(db, reader)).catch((error: unknown) => {
      reportFailure(error, { route: 'jobs/price-drops' }, 'a price drop was not written about')
      return false
    })
    if (isQueued) queued++
  }
  return queued
}

/** The rows are marked as mailed in the transaction that queues the mail: each drop is written about once, however many processes look. */
async function queueFor(db: Db, { userId, email, askedAt }: Reader): Promise<boolean> {
  const drops = await db<DroppedAd[]>`
    with dropped as (
      select ad_id, category, make, model, ad.rental_fee_cents is not null as is_rental, least(${priceKnown(db)}, ad.reduced_from_cents) as before_cents, ${priceNow(db)} as now_cents
      from saved_ad join ad on ad.id = ad_id where saved_ad.user_id = ${userId} and ${isDrop(db)} for update of saved_ad
    )
    update saved_ad set told_price_cents = now_cents from dropped where saved_ad.user_id = ${userId} and saved_ad.ad_id = dropped.ad_id
    returning dropped.*`
  if (drops.length === 0) return false
  await queueMail(db, priceDropMail({ to: email, code: await stopCode({ userId, askedAt }), drops: await describeAll(db, drops) }))
  return true
}

async function describeAll(db: Db, drops: readonly DroppedAd[]): Promise<PriceDrop[]> {
  const cards = await getAdCards(
    db,
    drops.map(({ adId }) => adId),
  )
  const shown = new Map(cards.map((card) => [card.id, card]))
  return drops.flatMap((drop) => {
    const card = shown.get(drop.adId)
    return card ? [describe(drop, card)] : []
  })
}

function describe({ adId, isRental, beforeCents, nowCents, ...ad }: DroppedAd, { photo, illustration }: AdCard): PriceDrop {
  const { make, model } = vehicleNames(ad)
  return {
    title: model === null ? make : `${make} ${model}`,
    href: adPath({ id: adId, make, model, version: '' }),
    photo,
    illustration,
    beforeCents,
    nowCents,
    isRental,
  }
}

/** What its owner last saw, or was mailed since. */
function priceKnown(db: Db): SqlFragment {
  return db`coalesce(saved_ad.told_price_cents, saved_ad.seen_price_cents)`
}

/** Whether it is on the list, still to be had, cheaper than its owner knows, and what cards call reduced. Of fees nobody knows how long they stood. */
function isDrop(db: Db): SqlFragment {
  return db`(${isListed(db)} and ad.status = 'published' and ${priceNow(db)} < ${priceKnown(db)}
    and (ad.rental_fee_cents is not null or ad.reduced_from_cents is not null))`
}
