import type { Db } from '@/lib/kernel/db/db.server'
import { reservedHours } from './offer'
import type { Deal, DealParty } from './open-deal.server'
import { freeAd, startReservation } from './reservations/move-reservation.server'
import { endReservation, findActive } from './reservations/reservations.server'

/** Puts the car aside as an accepted offer asks for, where that can be: an address that nobody has confirmed may offer, and nothing more. Gives what to say of it. */
export async function reserveAccepted(db: Db, deal: Deal, party: DealParty, now: Date): Promise<string> {
  if (deal.adId === null || deal.ad?.status !== 'published') return ''
  if (!deal.isConfirmed) return ' Non è riservata: chi compra deve prima confermare il suo indirizzo e-mail.'
  const seller: DealParty = party.side === 'seller' ? party : { replyId: deal.id, side: 'seller' }
  const outcome = await startReservation(db, { ...deal, adId: deal.adId }, seller, new Date(now.getTime() + reservedHours * 3_600_000))
  return 'notice' in outcome ? ` ${outcome.notice}` : ''
}

/** Frees a car with the agreement that it was put aside for; the mail of that says it. */
export async function endReservationOf(db: Db, deal: Deal, now: Date): Promise<void> {
  const active = deal.adId === null ? undefined : await findActive(db, deal.adId)
  if (!active || active.replyId !== deal.id) return
  await endReservation(db, active.id, 'released', now)
  await freeAd(db, active.adId)
}
