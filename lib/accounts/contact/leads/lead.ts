import type { OwnConversation } from '@/lib/accounts/contact/own-conversation'

/** Hours without an answer after which a lead is late, and its staff is reminded. */
export const lateHours = 24
/** How many answered leads it takes for a time that says something, in how many days. */
export const leastAnswered = 10
export const responseDays = 90

/** Conversations on one page of the list. */
export const leadsPerPage = 50

export const leadFilters = { 'da-rispondere': 'Da rispondere', mie: 'Assegnate a me', tutte: 'Tutte' } as const
export type LeadFilter = keyof typeof leadFilters

/** The filter that an address requests; anything else is those that wait. */
export function leadFilterOf(requested: unknown): LeadFilter {
  return requested === 'mie' || requested === 'tutte' ? requested : 'da-rispondere'
}

/** A conversation that a buyer began with a dealer. JSON-serialisable. */
export type LeadLine = {
  id: number
  title: string
  buyer: string
  lastWords: string
  lastAt: string
  /** The time since which the buyer waits for an answer; null when nobody does. */
  waitingSince: string | null
  isLate: boolean
  assignee: string | null
}

export type LeadCounts = Readonly<Record<LeadFilter, number>> & { late: number }
export type LeadPage = { lines: LeadLine[]; counts: LeadCounts; filter: LeadFilter; page: number; pages: number }

/** `assignedTo`: the account; `authors`: who of the staff wrote a message, by its number. */
export type OpenLead = OwnConversation & { assignedTo: number | null; authors: Readonly<Record<number, string>> }

export type ReplyTemplate = { id: number; name: string; message: string }
