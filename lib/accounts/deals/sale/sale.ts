import type { Party } from '@/lib/accounts/contact/reply'
import type { StateOf } from '@/lib/accounts/deals/transitions'

export type SaleState = StateOf<'deal'>

/** What two people have agreed on, as it is stored. `author`: who opened it, then who took it first. */
export type Sale = {
  id: number
  replyId: number
  messageId: number
  adId: number
  author: Party
  state: SaleState
  priceEuro: number | null
  createdAt: Date
  changedAt: Date
  changedBy: Party | null
}

export const liveSaleStates = ['open', 'taken', 'agreed'] as const satisfies readonly SaleState[]
/** How long a sale that is over is stored. */
export const saleMonths = 12
/** Why a sale came to nothing, as who ends it may say. */
export const failReasons = {
  ripensato: 'Ci ho ripensato',
  diversa: 'L’auto non era come nell’annuncio',
  sparito: 'L’altra persona non si è fatta viva',
  soldi: 'Mi ha chiesto soldi prima',
} as const
export type FailReason = keyof typeof failReasons
export const failReasonNames = Object.keys(failReasons).filter((name): name is FailReason => Object.hasOwn(failReasons, name))

export const saleStateTexts: Readonly<Record<SaleState, string>> = {
  open: 'Da decidere',
  taken: 'In attesa',
  agreed: 'Vi siete accordati',
  failed: 'Saltato',
  sold: 'Venduta',
  lapsed: 'Non più valido',
}
