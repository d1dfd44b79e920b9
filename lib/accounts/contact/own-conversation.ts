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
export const conversationFilters = { tutti: 'Tutti', 'da-rispondere': 'Da rispondere', risposti: 'Risposti' } as const
export type ConversationFilter = keyof typeof conversationFilters

export const conversationsPerPage = 30

/** A page of the list of an account. JSON-serialisable. */
export type ConversationPage = {
  lines: ConversationLine[]
  counts: Record<ConversationFilter, number>
  filter: ConversationFilter
  page: number
  pages: number
}

/** The part of the list that an address requests; anything else is the first page of all. */
export function readConversationQuery({ mostra, pagina }: Partial<Record<string, string | string[]>>): {
  filter: ConversationFilter
  page: number
} {
  const isPage = typeof pagina === 'string' && /^[1-9]\d{0,4}$/.test(pagina)
  return { filter: mostra === 'da-rispondere' || mostra === 'risposti' ? mostra : 'tutti', page: isPage ? Number(pagina) : 1 }
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
