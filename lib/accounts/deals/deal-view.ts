import type { Party } from '@/lib/accounts/contact/reply'
import type { AdCard } from '@/lib/market/ads/ad-card'
import { percentText } from '@/lib/market/catalogue/number-text'
import { offerStateTexts } from './find-transition'
import { amountText, extraHours, isLast, type Offer, type OfferState, offerHours, reservedHours, timeLeftText, untilText } from './offer'
import type { OwnValuation, PartExchange } from './part-exchange'
import type { QuestionCard } from './questions/question-card'
import type { SaleCard, SaleTools } from './sale/sale-card'
import type { WholeCosts } from './sale/whole-costs'
import type { ReservationCard, VisitCard, VisitTools } from './visits/visit-board'

/** The form of one button of a card; `isPrimary`: the one that is looked for. */
export type CardButton = { azione: string; label: string; look: 'cta' | 'outline' | 'quiet' }

/** Where an amount stands in the estimate and among similar ads, in one sentence; null where nothing honest can be said. */
export type Standing = string | null

/** An amount on a scale with the estimate and the asked price, in per cent of its length; `from` and `to`: what is «nella media». */
export type StandingScale = {
  from: number
  to: number
  marks: readonly { name: 'estimate' | 'amount' | 'asked'; text: string; at: number }[]
}

export type OfferCard = {
  kind: 'offer'
  id: number
  /** Of the message at whose place it stands. */
  messageId: number
  isOwn: boolean
  title: string
  state: OfferState
  stateText: string
  amount: string
  /** Against the price that was asked. */
  difference: string
  until: { text: string; left: string; percent: number } | null
  /** Whether the car is put aside where it is accepted; null where nobody asks for it. */
  reservation: string | null
  partExchange: PartExchange | null
  /** What was written beside the amount. */
  words: string
  standing: Standing
  scale: StandingScale | null
  buttons: readonly CardButton[]
  mayCounter: boolean
  /** What an accepted price is worth, and that nobody pays here. */
  notes: readonly string[]
}
/** What stands in a conversation in the place of its message. */
export type DealCard = OfferCard | QuestionCard | VisitCard | ReservationCard | SaleCard

export type DealStep = { name: string; state: 'done' | 'now' | 'next'; note: string | null }

/** A conversation about a car as one side sees it, beside its messages. JSON-serialisable. */
export type DealView = {
  car: AdCard
  steps: readonly DealStep[]
  cards: readonly DealCard[]
  /** The blanks of the ad that can be asked for, and what need not be asked; null where none can be. */
  questions: { blanks: readonly { name: string; question: string }[]; known: string | null } | null
  /** How a new offer begins; null where none may be made, and `why` says it. */
  offer: { hint: string; valuations: readonly OwnValuation[] } | null
  /** The lowest price that the seller lets be answered and what is said to less, for the seller; null where it is not theirs to set. */
  minimum: { euro: number; words: string } | 'none' | null
  /** What can be done about visits and the reservation. */
  visits: VisitTools
  /** Whether both may say that it is a deal. */
  sale: SaleTools
  /** What the car costs its buyer in all, at the price that is offered or asked; null: for the seller, or not known. */
  costs: (WholeCosts & { isOffered: boolean }) | null
  /** Why nothing can be agreed on; null where it can. */
  over: string | null
}

/** «7 annunci simili su 10», only where ten at least can be compared. */
export function standingText(euro: number, estimateEuro: number | null, similarEuro: readonly number[]): Standing {
  const parts: string[] = []
  if (estimateEuro !== null && estimateEuro > 0) {
    const share = euro / estimateEuro - 1
    const side = share >= 0 ? 'sopra' : 'sotto'
    parts.push(Math.abs(share) < 0.005 ? 'È pari alla stima.' : `${percentText(Math.abs(share))} ${side} la stima.`)
  }
  if (similarEuro.length >= 10) {
    const below = Math.round((10 * similarEuro.filter((one) => one < euro).length) / similarEuro.length)
    parts.push(
      below === 0
        ? 'Nessun annuncio simile su 10 chiede meno.'
        : below === 1
          ? '1 annuncio simile su 10 chiede meno.'
          : `${below} annunci simili su 10 chiedono meno.`,
    )
  }
  return parts.length === 0 ? null : parts.join(' ')
}

/** The offer that waits, as it stands at a moment: what is over may not have been written down yet. */
export function stateAt({ state, expiresAt }: Pick<Offer, 'state' | 'expiresAt'>, now: Date, isOver: boolean): OfferState {
  if (isOver && (state === 'sent' || state === 'accepted')) return 'lapsed'
  return state === 'sent' && expiresAt <= now ? 'expired' : state
}

type Seen = {
  holder: Party
  other: string
  now: Date
  isOver: boolean
  standing: Standing
  estimateEuro: number | null
  words: string
  mayCounter: boolean
  notes: readonly string[]
  partExchange: PartExchange | null
}

/** An offer as one side sees it. */
export function offerCard(
  offer: Offer,
  { holder, other, now, isOver, standing, estimateEuro, words, mayCounter, notes, partExchange }: Seen,
): OfferCard {
  const state = stateAt(offer, now, isOver)
  const isOwn = offer.author === holder
  const isWaiting = state === 'sent'
  return {
    kind: 'offer',
    id: offer.id,
    messageId: offer.messageId,
    isOwn,
    title: isOwn ? 'La tua proposta' : `Proposta: ${other}`,
    state,
    stateText: isWaiting && !isOwn ? 'Tocca a te' : isWaiting && isLast(offer, now) ? 'Sta per scadere' : offerStateTexts[state],
    amount: amountText(offer.amountEuro),
    difference: differenceText(offer),
    until: isWaiting ? waitText(offer, now) : null,
    reservation: offer.wantsReservation && isWaiting ? `Se va bene, l’auto resta riservata ${reservedHours} ore, senza soldi.` : null,
    partExchange: isWaiting || state === 'accepted' ? partExchange : null,
    words,
    standing: isWaiting ? standing : null,
    scale: isWaiting ? standingScale(offer, estimateEuro) : null,
    buttons: [
      ...buttonsOf(offer, state, isOwn),
      ...(isOwn && isWaiting && partExchange !== null
        ? [{ azione: 'permuta-togli', label: 'Togli la permuta', look: 'quiet' } as const]
        : []),
    ],
    mayCounter: isWaiting && !isOwn && mayCounter,
    notes: state === 'sent' || state === 'accepted' ? notes : [],
  }
}

const hourMs = 3_600_000

function waitText({ expiresAt, isExtended }: Offer, now: Date): NonNullable<OfferCard['until']> {
  const hours = (expiresAt.getTime() - now.getTime()) / hourMs
  const share = hours / (offerHours + (isExtended ? extraHours : 0))
  return { text: untilText(expiresAt), left: timeLeftText(hours), percent: Math.round(100 * Math.min(1, Math.max(0, share))) }
}

/** How far around the estimate a price is «nella media». */
const averageShare = 0.05

type Scaled = { amountEuro: number | null; askedCents: number }

/** Where an amount stands between what is asked and the estimate; null without an estimate. An amount that nobody has named yet has no mark. */
export function standingScale({ amountEuro, askedCents }: Scaled, estimateEuro: number | null): StandingScale | null {
  if (estimateEuro === null || estimateEuro <= 0) return null
  const askedEuro = askedCents / 100
  const shown = [estimateEuro * 0.9, estimateEuro * 1.1, askedEuro, ...(amountEuro === null ? [] : [amountEuro])]
  const [low, high] = [Math.min(...shown), Math.max(...shown)]
  const at = (euro: number) => Math.round(1_000 * (0.04 + (0.92 * (euro - low)) / (high - low))) / 10
  return {
    from: at(estimateEuro * (1 - averageShare)),
    to: at(estimateEuro * (1 + averageShare)),
    marks: [
      { name: 'estimate', text: `stima ${amountText(estimateEuro)}`, at: at(estimateEuro) },
      ...(amountEuro === null ? [] : [{ name: 'amount' as const, text: amountText(amountEuro), at: at(amountEuro) }]),
      { name: 'asked', text: `chiesti ${amountText(askedEuro)}`, at: at(askedEuro) },
    ],
  }
}

function differenceText({ amountEuro, askedCents }: Offer): string {
  const less = askedCents / 100 - amountEuro
  return less <= 0 ? 'il prezzo chiesto' : `${amountText(less)} in meno del prezzo (−${percentText(less / (askedCents / 100), 0)})`
}

function buttonsOf({ amountEuro, isExtended }: Offer, state: OfferState, isOwn: boolean): CardButton[] {
  if (state === 'accepted') return [{ azione: 'tirati-indietro', label: 'Ho cambiato idea', look: 'quiet' }]
  if (state !== 'sent') return []
  if (!isOwn)
    return [
      { azione: 'accetta', label: `Accetta ${amountText(amountEuro)}`, look: 'cta' },
      { azione: 'rifiuta', label: 'No, grazie', look: 'quiet' },
    ]
  return [
    ...(isExtended ? [] : [{ azione: 'prolunga', label: 'Tienila aperta altre 24 ore', look: 'outline' } as const]),
    { azione: 'ritira', label: 'Ritira', look: 'quiet' },
  ]
}
