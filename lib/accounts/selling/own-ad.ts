import type { Refusal } from '@/lib/accounts/moderation/moderation-case'
import type { PlannedDrop } from '@/lib/accounts/selling/planned-drops/planned-drop'
import type { PriceTip } from '@/lib/accounts/selling/pricing/price-tip'
import type { AdStatus } from '@/lib/market/ads/ad'
import type { AdCard } from '@/lib/market/ads/ad-card'
import type { PriceRating } from '@/lib/market/price-rating/price-words'
import type { NextFact } from '@/lib/market/valuation/valuation'

/** The text shown after a change that a moderator has to look at first. */
export const waitingText = 'La modifica è in revisione: finché una persona non l’ha guardata, chi compra vede l’annuncio di prima.'

/** What an owner does with an ad, and the status it has then. */
export const ownerActions = {
  pausa: { label: 'Metti in pausa', to: 'paused', from: ['published', 'reserved'], done: 'L’annuncio è in pausa: nessuno lo vede.' },
  riprendi: { label: 'Rimetti online', to: 'published', from: ['paused'], done: 'L’annuncio è di nuovo online.' },
  riserva: {
    label: 'Segna come riservata',
    to: 'reserved',
    from: ['published'],
    done: 'Segnata come riservata: chi l’ha salvata lo vede.',
  },
  libera: { label: 'Non è più riservata', to: 'published', from: ['reserved'], done: 'Non è più riservata: si può di nuovo comprare.' },
  venduto: {
    label: 'Venduto',
    to: 'sold',
    from: ['published', 'reserved', 'paused', 'expired'],
    done: 'Venduta, complimenti!',
  },
  ritira: {
    label: 'Non lo vendo più',
    to: 'withdrawn',
    from: ['published', 'reserved', 'paused', 'expired'],
    done: 'L’annuncio è ritirato: dice che non è più disponibile.',
  },
  ripubblica: { label: 'Pubblica di nuovo', to: 'published', from: ['sold', 'withdrawn'], done: 'L’annuncio è di nuovo online.' },
  rinnova: { label: 'Rinnova', to: 'published', from: ['published', 'expired'], done: 'Rinnovato: resta online altri 60 giorni.' },
  elimina: {
    label: 'Elimina',
    to: 'deleted',
    from: ['in_review', 'published', 'paused', 'reserved', 'sold', 'withdrawn', 'expired', 'rejected'],
    done: 'L’annuncio è eliminato.',
  },
} as const satisfies Record<string, { label: string; to: AdStatus; from: readonly AdStatus[]; done: string }>
export type OwnerAction = keyof typeof ownerActions

/** How it went, as who closes an ad may say. */
export const saleAnswers = {
  ingrana: 'Sì, a una persona trovata su Ingrana',
  altrove: 'Sì, altrove',
  ritirato: 'No, non lo vendo più',
} as const
export type SaleAnswer = keyof typeof saleAnswers
export const saleAnswerNames = Object.keys(saleAnswers).filter((name): name is SaleAnswer => Object.hasOwn(saleAnswers, name))

/** What takes an action back at once; nothing where that would change more than the action did. */
export const undoOf: Partial<Record<OwnerAction, OwnerAction>> = {
  pausa: 'riprendi',
  riserva: 'libera',
  venduto: 'ripubblica',
  ritira: 'ripubblica',
}

/** How long a deleted ad can be had back. */
export const undoMinutes = 10
/** Days before its end in which an ad can be renewed. */
export const renewalDays = 14
/** Days after the end of an ad in which the links of the mails about it work. */
export const renewalLinkDays = 30

/** What the links of those mails do without a login. */
export const mailActions = ['rinnova', 'pausa'] as const satisfies readonly OwnerAction[]
export type MailAction = (typeof mailActions)[number]
/** An ad as such a link leads to it; `isRenewed`: since the mail was written. JSON-serialisable. */
export type MailedAd = { title: string; status: AdStatus; daysLeft: number; isRenewed: boolean; actions: readonly MailAction[] }

/** An ad in the list of its owner. JSON-serialisable. */
export type OwnAd = {
  card: AdCard
  status: AdStatus
  /** Whole days until it goes offline; null when it is not online. */
  daysLeft: number | null
  /** How often its page was opened, by others, and since when that is counted; null before the first time. */
  views: { times: number; today: number; since: string } | null
  /** What is said of its price; null while it is being looked at, and of what is not published. */
  rating: PriceRating | null
  /** The fact that would narrow its estimate most; null where none would, and of what is not published. */
  next: NextFact
  saves: number
  contacts: number
  /** A lower price that would earn a label, where many look and few write. */
  tip: PriceTip | null
  /** How its price goes down by itself; null where it does not. */
  drop: PlannedDrop | null
  /** The lowest price of the last 30 days: only below it a new one is called reduced. Null while there is none. */
  lowestCents: number | null
  actions: readonly OwnerAction[]
  /** Whether its price and its facts can be changed. */
  isOpen: boolean
  /** Why it is not online, where a moderator has decided so. */
  refusal: Refusal | null
  /** What was changed of it waits for a moderator. */
  isRevised: boolean
  /** What a moderator wants to know of it. */
  question: string | null
}

/** What the status allows, in the order of the buttons. Renewal only when the end is near. */
export function actionsFor(status: AdStatus, daysLeft: number | null): OwnerAction[] {
  return ownerActionNames.filter((name) => {
    const from: readonly AdStatus[] = ownerActions[name].from
    if (!from.includes(status)) return false
    return name !== 'rinnova' || status === 'expired' || (daysLeft !== null && daysLeft <= renewalDays)
  })
}

export const ownerActionNames = Object.keys(ownerActions).filter(isOwnerAction)

export function isOwnerAction(text: unknown): text is OwnerAction {
  return typeof text === 'string' && Object.hasOwn(ownerActions, text)
}

export function isOpenStatus(status: AdStatus): boolean {
  return status === 'published' || status === 'paused' || status === 'reserved' || status === 'rejected'
}
