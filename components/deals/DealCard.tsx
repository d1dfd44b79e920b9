import type { DealCard as Card } from '@/lib/accounts/deals/deal-view'
import type { DealDoor } from './DealForm'
import { OfferCard } from './OfferCard'
import { QuestionCard } from './questions/QuestionCard'
import { SaleCard } from './sale/SaleCard'
import { ReservationCard } from './visits/ReservationCard'
import { VisitCard } from './visits/VisitCard'

/** The card at the place of a message; other kinds are chosen here by `card.kind`. `door` null: nothing can be pressed. */
export function DealCard({ card, door }: { card: Card; door: DealDoor | null }) {
  switch (card.kind) {
    case 'offer':
      return <OfferCard card={card} door={door} />
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
