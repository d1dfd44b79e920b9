import type { StateOf } from '@/lib/accounts/deals/transitions'

export type ReservationState = StateOf<'reservation'>
export type Reservation = {
  id: number
  replyId: number
  messageId: number
  adId: number
  state: ReservationState
  untilAt: Date
  extendedAt: Date | null
}

/** How long a vehicle can be put aside. */
export const reservationHours = [24, 48, 72] as const
export const longestHours = 72
/** By how much it is prolonged, once. */
export const extraHours = 24
