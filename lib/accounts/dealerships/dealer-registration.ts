import type { NewDealer } from '@/lib/market/dealers/dealer'

/** How long the link of the mail is good; an unconfirmed registration goes with it. */
export const confirmationHours = 48
/** How long refused requests are retained. */
export const refusedMonths = 12

/** A request whose mail waits to be answered. */
export type UnconfirmedRegistration = { name: string; email: string; hasAccount: boolean }

/** A request as a moderator sees it. */
export type WaitingRegistration = {
  id: number
  name: string
  vatNumber: string
  hasRightCheckDigit: boolean
  contactName: string
  email: string
  confirmedAt: string | null
  profile: Omit<NewDealer, 'name'>
  /** «Pavia (PV)»; null when the comune is not known. */
  place: string | null
  logoId: string | null
  /** A dealer with this VAT number that nobody acts for: the import made it. It gets this profile and keeps its ads. */
  known: { id: number; name: string; slug: string } | null
}

/** What became of the request of an account. */
export type OwnRegistration = {
  id: number
  name: string
  outcome: 'approved' | 'refused' | null
  statement: string | null
  logoId: string | null
}
