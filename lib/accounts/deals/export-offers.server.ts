import { isBuyer } from '@/lib/accounts/contact/confirmed-address.server'
import type { Db } from '@/lib/kernel/db/db.server'
import type { Offer } from './offer'

type ExportedOffer = { ad: number | null; adTitle: string | null } & Pick<
  Offer,
  | 'author'
  | 'amountEuro'
  | 'askedCents'
  | 'state'
  | 'expiresAt'
  | 'createdAt'
  | 'movedAt'
  | 'movedBy'
  | 'wantsReservation'
  | 'partExchangeEuro'
> & { partExchange: string | null }

/** The offers of the conversations of an account: as their buyer, and as the private seller of an ad with its address. */
export async function exportOffers(db: Db, owner: { id: number; email: string }): Promise<ExportedOffer[]> {
  return db<ExportedOffer[]>`
    select ad_id as ad, ad_title, author, amount_euro, asked_cents, offer.state, offer.expires_at, offer.created_at, moved_at, moved_by,
      wants_reservation, part_exchange_euro, (select saved_valuation.name from saved_valuation where saved_valuation.id = part_exchange_id) as part_exchange
    from offer join reply on reply.id = reply_id left join ad on ad.id = ad_id
    where ${isBuyer(db, owner)} or (ad.dealer_id is null and (ad.owner_id = ${owner.id} or lower(ad.contact_email) = lower(${owner.email})))
    order by offer.id`
}
