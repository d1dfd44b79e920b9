import type { ConversationMessage, Party } from './reply'
import type { ScamSign } from './scam-signs'

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

/** `signs`: what a message of the other side asks for that frauds ask for. */
export type OwnMessage = ConversationMessage & { signs: readonly ScamSign[] }

export type OwnConversation = {
  id: number
  holder: Party
  title: string
  href: string | null
  with: string
  /** Of the buyer, for the seller; empty where none was given. */
  phone: string
  messages: readonly OwnMessage[]
  blockedBy: Party | null
}
