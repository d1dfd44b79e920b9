import type { Db } from '@/lib/kernel/db/db.server'
import { listReservations } from './reservations/reservations.server'
import { listOffers } from './store-offers.server'
import { listVisits } from './visits/visits.server'

/** What stands in a conversation of a dealer, for its program (`Deal` of the partner API's document). The address of a visit is the dealer's own. */
export async function readPartnerDeal(db: Db, replyId: number): Promise<object> {
  const [offers, visits, reservations] = [await listOffers(db, replyId), await listVisits(db, replyId), await listReservations(db, replyId)]
  return {
    offers: offers.map(({ id, author, amountEuro, state, expiresAt, createdAt }) => ({
      id,
      author,
      amountEuro,
      state,
      expiresAt,
      createdAt,
    })),
    visits: visits.map(({ id, author, state, fromAt, toAt, answerBy, revision }) => ({
      id,
      author,
      state,
      from: fromAt,
      to: toAt,
      answerBy,
      revision,
    })),
    reservations: reservations.map(({ id, state, untilAt }) => ({ id, state, until: untilAt })),
  }
}
