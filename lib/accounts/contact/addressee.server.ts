import type { Db } from '@/lib/kernel/db/db.server'
import { takesContacts } from '@/lib/market/ads/ad'
import { findAdContact } from '@/lib/market/ads/ad-contact.server'
import { findDealerContact } from '@/lib/market/dealers/dealer-contact.server'
import type { Subject } from './write-message.server'

type Addressee = { href: string; email: string | null; takesContacts: boolean }

/** Whom a buyer writes to in a conversation; undefined when the ad or the dealer has no page any more. */
export async function findAddressee(db: Db, { adId, dealerId }: Subject): Promise<Addressee | undefined> {
  if (adId !== null) {
    const ad = await findAdContact(db, adId)
    return ad && { href: ad.href, email: ad.email, takesContacts: takesContacts(ad.status) }
  }
  const dealer = dealerId === null ? undefined : await findDealerContact(db, dealerId)
  return dealer && { href: dealer.href, email: dealer.email, takesContacts: true }
}
