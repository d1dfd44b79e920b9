import { isBuyerBanned } from '@/lib/accounts/contact/confirmed-address.server'
import { type Db, inTransaction } from '@/lib/kernel/db/db.server'
import { reportFailure } from '@/lib/kernel/errors/report-failure.server'
import { openDeal } from './open-deal.server'
import { lapseQuestions } from './questions/questions.server'
import { tendReservations } from './reservations/tend-reservations.server'
import { tendSales } from './sale/tend-sales.server'
import { settleOffer } from './settle-offer.server'
import { tendVisits } from './visits/tend-visits.server'

/** So many conversations in one run; the others come with the next minute. */
const endedAtMost = 200

/** Tends sales, visits, reservations and questions, and ends offers whose time is over, or whose vehicle, price or people are no longer there. For a job of every minute; most runs find nothing. */
export async function endCards(db: Db, now = new Date()): Promise<void> {
  await tendSales(db, now)
  await tendVisits(db, now)
  await tendReservations(db, now)
  await lapseQuestions(db, now)
  for (const replyId of await listDue(db, now)) {
    await inTransaction(db, async (db) => {
      const deal = await openDeal(db, replyId)
      if (deal) await settleOffer(db, deal, now)
    }).catch((error: unknown) => reportFailure(error, { route: 'jobs/deals' }, 'an offer waits for the next minute'))
  }
}

/** What may have to end; `settleOffer` decides under the lock. */
async function listDue(db: Db, now: Date): Promise<number[]> {
  const rows = await db<{ replyId: number }[]>`
    select reply_id from offer join reply on reply.id = reply_id left join ad on ad.id = ad_id
    where state in ('sent', 'accepted') and (
      (state = 'sent' and (offer.expires_at <= ${now} or price_cents is distinct from asked_cents))
      or (state = 'sent' and offer.reminded_at is null and offer.expires_at <= ${now}::timestamptz + interval '6 hours')
      or (not exists (select from sale where sale.reply_id = offer.reply_id and sale.state = 'sold') and (ad.status is null or ad.status not in ('published', 'reserved') or blocked_by is not null
      or ${isBuyerBanned(db)})))
    order by offer.id limit ${endedAtMost}`
  return rows.map(({ replyId }) => replyId)
}
