import type { DealEvent } from '@/lib/accounts/webhooks/webhook'
import type { StateOf } from './transitions'

/** What a program of the dealer hears when a card reaches a state; nothing where another event says it, as the new offer of a counter. */
export const offerEvents: Partial<Record<StateOf<'offer'>, DealEvent>> = {
  accepted: 'offer.answered',
  declined: 'offer.answered',
  withdrawn: 'offer.ended',
  expired: 'offer.ended',
  lapsed: 'offer.ended',
  steppedBack: 'offer.ended',
}
export const visitEvents: Partial<Record<StateOf<'appointment'>, DealEvent>> = {
  toConfirm: 'visit.requested',
  confirmed: 'visit.booked',
  moved: 'visit.moved',
  cancelled: 'visit.cancelled',
  expired: 'visit.cancelled',
  lapsed: 'visit.cancelled',
}
