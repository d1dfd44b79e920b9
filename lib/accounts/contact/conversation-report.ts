import type { Party } from './reply'

/** Why one side reports the other. */
export const conversationReportKinds = {
  soldi: 'Chiede soldi o acconti',
  canale: 'Vuole uscire da Ingrana',
  offese: 'Offese o minacce',
  spam: 'Pubblicità o messaggi uguali a molti',
  altro: 'Altro',
} as const
export type ConversationReportKind = keyof typeof conversationReportKinds
export const conversationReportKindNames = [
  'soldi',
  'canale',
  'offese',
  'spam',
  'altro',
] as const satisfies readonly ConversationReportKind[]

/** Messages before the reported one, and after it, that go with a report. */
export const evidenceBefore = 4
export const evidenceAfter = 1
export const maxReportWords = 1_000

/** A report in the queue, with its messages and no others. JSON-serialisable. */
export type ConversationReport = {
  id: number
  kind: string
  words: string
  at: string
  title: string
  /** Who has reported. */
  side: Party
  messages: readonly { id: number; sender: Party; message: string; sentAt: string; isReported: boolean }[]
}
