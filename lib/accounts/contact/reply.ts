import { durationText } from '@/lib/kernel/italian/duration-text'
import type { ScamSign } from './scam-signs'

/** The two who write to each other, about an ad or on a dealer's page. */
export type Party = 'buyer' | 'seller'

export const minMessageLength = 10
export const maxMessageLength = 2_000
/** How long a link from a mail opens its conversation. */
export const linkDays = 90
/** How long a message waits for a seller who has given no address. */
export const waitingDays = 30
/** How long conversations, and the counts of shown numbers, are retained. */
export const conversationRetentionMonths = 24
/** How long after the end of its ad at most. */
export const monthsAfterSale = 12

/** The remark on a buyer of whom nobody knows whether the address is theirs. */
export const unconfirmedText = 'indirizzo non confermato'
export const blockedText = 'Questa conversazione è bloccata: non si può più scrivere.'
export const deadLinkText = `Questo link non è più valido: i link delle e-mail valgono ${durationText(linkDays, 'day')}.`
/** What becomes of a message while its seller has given no address, as the end of a sentence. */
export const waitingText = `se lo fa entro ${durationText(waitingDays, 'day')} glielo inviamo.`

/** What buyers read of a private seller. */
export const unnamedSeller = 'Il venditore'

/** The mark beside a side of a conversation, as the end of a sentence. */
export function phoneMark(isVerified: boolean, phone: string): string {
  if (!isVerified) return ''
  return phone === '' ? ', telefono verificato' : ' (verificato)'
}

/** A conversation as the one who holds a link to it sees it. JSON-serialisable, and without anybody's address. */
export type Conversation = {
  id: number
  holder: Party
  /** What it is about: an ad, or the dealer. */
  title: string
  /** Null: the ad has no page any more. */
  href: string | null
  buyer: { name: string; phone: string; maskedEmail: string; isConfirmed: boolean }
  /** The dealer's name, or what a private seller is called. */
  seller: string
  /** Whether the other side has verified a telephone; that one, where one is shown. */
  isPhoneVerified: boolean
  messages: OwnMessage[]
}

/** `isWaiting`: the seller could not be reached yet. */
export type ConversationMessage = { id: number; sender: Party; message: string; sentAt: string; isWaiting: boolean }
/** `signs`: what a message of the other side asks for that frauds ask for. */
export type OwnMessage = ConversationMessage & { signs: readonly ScamSign[] }
