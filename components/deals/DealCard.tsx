import type { DealCard as Card } from '@/lib/accounts/deals/deal-view'
import type { DealDoor } from './DealForm'
import type { FailedOffer } from './failed-offer'
import { OfferCard } from './OfferCard'

/** The card at the place of a message; other kinds are chosen here by `card.kind`. `door` null: nothing can be pressed. */
export function DealCard({ card, door, failed }: { card: Card; door: DealDoor | null; failed: FailedOffer | undefined }) {
  return <OfferCard card={card} door={door} failed={failed} />
}
