import type { OwnMessage, Party } from './reply'

/** A conversation in the list of an account. JSON-serialisable. */
export type ConversationLine = {
  id: number
  title: string
  /** Whom one writes with. */
  with: string
  holder: Party
  lastWords: string
  lastAt: string
  unread: number
  /** The other one has written last. */
  isToAnswer: boolean
  blockedBy: Party | null
}

/** Which conversations are shown, by the parameter of the list. */
export const conversationFilters = {
  tutti: { label: 'Tutti', shows: () => true },
  'da-rispondere': { label: 'Da rispondere', shows: ({ isToAnswer }) => isToAnswer },
  risposti: { label: 'Risposti', shows: ({ isToAnswer, blockedBy }) => !isToAnswer && blockedBy === null },
} as const satisfies Record<string, { label: string; shows: (line: ConversationLine) => boolean }>
export type ConversationFilter = keyof typeof conversationFilters

/** The filter that an address requests; anything else is all of them. */
export function conversationFilterOf(requested: unknown): ConversationFilter {
  return requested === 'da-rispondere' || requested === 'risposti' ? requested : 'tutti'
}

export type OwnConversation = {
  id: number
  holder: Party
  title: string
  href: string | null
  with: string
  /** Whether nobody has shown yet that the buyer's address is theirs. */
  isUnconfirmed: boolean
  /** The buyer's number, for the seller; empty where none was given. */
  phone: string
  /** Whether the other side has verified a telephone; that one, where one is shown. */
  isPhoneVerified: boolean
  messages: readonly OwnMessage[]
  blockedBy: Party | null
}
