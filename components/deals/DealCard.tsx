import type { DealCard as Card } from '@/lib/accounts/deals/deal-view'
import type { DealDoor } from './DealForm'
import type { FailedOffer } from './failed-offer'
import { OfferCard } from './OfferCard'
import { QuestionCard } from './questions/QuestionCard'
import { SaleCard } from './sale/SaleCard'
import { ReservationCard } from './visits/ReservationCard'
import { VisitCard } from './visits/VisitCard'

/** The card at the place of a message; other kinds are chosen here by `card.kind`. `door` null: nothing can be pressed. */
export function DealCard({ card, door, failed }: { card: Card; door: DealDoor | null; failed: FailedOffer | undefined }) {
  switch (card.kind) {
    case 'offer':
      return <OfferCard card={card} door={door} failed={failed} />
    case 'question':
      return <QuestionCard card={card} door={door} />
    case 'visit':
      return <VisitCard card={card} door={door} />
    case 'reservation':
      return <ReservationCard card={card} door={door} />
    case 'sale':
      return <SaleCard card={card} door={door} />
  }
}
