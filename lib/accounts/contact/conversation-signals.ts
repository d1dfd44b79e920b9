import type { Party } from './reply'
import { type ScamSign, scamSigns } from './scam-signs'

/** What in a conversation looks like a known fraud, in words for a moderator. */
export const conversationSignalTexts = {
  deposit: 'chiede soldi prima di una visita',
  transfer: 'propone un pagamento che non si recupera',
  courier: 'parla di un corriere o di un incaricato',
  abroad: 'dice di essere all’estero o fuori città',
  code: 'chiede un codice o una password',
  documents: 'chiede documenti o dati della carta',
  cheap: 'il prezzo è molto sotto la stima',
  accused: 'l’altra persona dice che ha chiesto soldi prima',
} as const
export type ConversationSignal = keyof typeof conversationSignalTexts

/** Between people who have met, these are the ordinary end of a sale. */
export const beforeVisit: readonly ConversationSignal[] = ['deposit', 'transfer', 'documents']

const abroad =
  /\b(?:(?:sono|vivo|lavoro|mi trovo|abito|trasferit\w+|auto|macchina)\b.{0,40}\b(?:all['’]estero|fuori città|fuori italia|in (?:germania|francia|spagna|inghilterra|irlanda|romania|svizzera|norvegia|svezia|polonia|belgio|olanda|grecia)|a londra|su una nave|piattaforma petrolifera)|all['’]estero per lavoro)/i

const signOf: Partial<Record<ScamSign['kind'], ConversationSignal>> = {
  deposit: 'deposit',
  transfer: 'transfer',
  courier: 'courier',
  code: 'code',
  documents: 'documents',
}

/** What one message of a side looks like; a buyer who writes from abroad is no sign of anything. */
export function messageSignals(message: string, sender: Party): ConversationSignal[] {
  const found = scamSigns(message).flatMap(({ kind }) => signOf[kind] ?? [])
  return sender === 'seller' && abroad.test(message) ? [...found, 'abroad'] : found
}

/** One sign may be a way of speaking; these, or two of any kind, are for a person to look at. */
export const enoughAlone: readonly ConversationSignal[] = ['deposit', 'transfer', 'accused']

export function isConversationSignal(kind: string): kind is ConversationSignal {
  return Object.hasOwn(conversationSignalTexts, kind)
}

/** A conversation for the list of the moderators: why, and none of its words. JSON-serialisable. */
export type SignalledConversation = { id: number; title: string; href: string | null; side: Party; reasons: readonly string[]; at: string }

/** Words of money, wherever somebody writes them: a safety line stands beside them. */
const moneyWords =
  /(?<![\p{L}\d])(?:accett\p{L}*|prezz[oi]|caparr[ae]|accont[oi]|anticip[oi]|pagament[oi]|pag(?:o|are|hi|a|ato|herò)|bonific\p{L}*|soldi|contanti|iban)(?![\p{L}\d])/iu

export function hasMoneyWords(text: string): boolean {
  return moneyWords.test(text)
}
