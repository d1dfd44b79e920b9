import { createContext } from 'react'
import type { Values } from '@/components/form/form-context'
import type { AdSeller } from '@/lib/market/ads/page/ad-seller'

/** How the parts of an ad's page open the one form for writing to its seller. */
type ContactContextValue = {
  isLoading: boolean
  isSent: boolean
  prepare(): void
  /** Opens the form; with questions, these stand in the message already. */
  open(questions?: readonly string[]): void
}
export const ContactContext = createContext<ContactContextValue>({ isLoading: false, isSent: false, prepare: () => {}, open: () => {} })

/** Who is written to: the seller of an ad, or a dealer about none of their ads. */
export type ContactSubject = (
  | { kind: 'ad'; id: number; title: string; seller: AdSeller /** What buyers ask, to be ticked. */; questions: readonly string[] }
  | { kind: 'dealer'; id: number; name: string }
) & {
  /** The seller gets it by mail now; otherwise it waits for an address. */
  isDelivered: boolean
}
/** What is known of the one who writes. */
export type KnownSender = { name: string; email: string; phone: string }
/** What was typed, from one opening of the form to the next. */
export type Draft = {
  read(): Values | undefined
  keep(values: Values): void
  markSent(): void
  ask(questions: readonly string[]): void
  /** The questions with which the form was last opened. */
  asked(): readonly string[]
}
