import type { Deal } from '@/lib/accounts/deals/open-deal.server'
import type { Db } from '@/lib/kernel/db/db.server'
import type { Dealer } from '@/lib/market/dealers/dealer'
import { getDealers } from '@/lib/market/dealers/dealer-queries.server'
import { dealerSlots, privateSlots, type Slot } from './slots'
import { addressDays, type Visit } from './visit'
import { listHours } from './visits.server'

type About = Pick<Deal, 'adId' | 'dealerId'>

/** The dealer whose vehicle a conversation is about; null: a private seller's. */
export async function findDealer(db: Db, { adId, dealerId }: About): Promise<Dealer | null> {
  const [ad] = adId === null ? [] : await db<{ dealerId: number | null }[]>`select dealer_id from ad where id = ${adId}`
  const id = ad?.dealerId ?? dealerId
  const [dealer] = id === null ? [] : await getDealers(db, [id])
  return dealer ?? null
}

/** The visits that can be asked for: within a dealer's opening hours, or within what a private seller has given. */
export async function offeredSlots(db: Db, { adId }: About, dealer: Dealer | null, now: Date): Promise<Slot[]> {
  if (dealer) return dealerSlots(dealer.openingHours, now)
  return adId === null ? [] : privateSlots(await listHours(db, adId, now), now)
}

/** Where a visit is, for who may know: a dealer's place is public, that of a private seller is for a confirmed visitor and for a week after. */
export function placeOf(visit: Pick<Visit, 'state' | 'address' | 'toAt'>, dealer: Dealer | null, now: Date): string | null {
  if (dealer) return [dealer.name, dealer.street, dealer.postcode].filter(Boolean).join(', ')
  const isKnown = visit.state === 'confirmed' || visit.state === 'held'
  return isKnown && now.getTime() < visit.toAt.getTime() + addressDays * 86_400_000 ? visit.address : null
}
