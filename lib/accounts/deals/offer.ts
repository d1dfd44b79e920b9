import type { Party } from '@/lib/accounts/contact/reply'
import { weekdayText } from '@/lib/kernel/italian/date-text'
import { durationText } from '@/lib/kernel/italian/duration-text'
import { italianTime } from '@/lib/kernel/italian/italian-time'
import { euroText } from '@/lib/market/catalogue/number-text'
import type { StateOf } from './transitions'

/** How long an offer waits for an answer, and how much longer its author may let it wait, once. */
export const offerHours = 48
export const extraHours = 24
/** From here on an offer is about to expire. */
const lastHours = 6
/** How many offers a buyer makes for one vehicle in all, and how many wait at once. */
export const offersForVehicle = 3
export const openOffers = 3
/** For how long an accepted offer puts the car aside, where it was asked for. */
export const reservedHours = 48

export type OfferState = StateOf<'offer'>

/** An offer as it is stored. */
export type Offer = {
  id: number
  replyId: number
  messageId: number
  author: Party
  amountEuro: number
  askedCents: number
  state: OfferState
  expiresAt: Date
  isExtended: boolean
  /** Whether the car is to be put aside when it is accepted. */
  wantsReservation: boolean
  /** The saved valuation of the vehicle that its author would give in; null where there is none, or it was taken back. */
  partExchangeId: number | null
  partExchangeEuro: number | null
  movedAt: Date
  movedBy: Party | null
  createdAt: Date
}

/** Whether an offer is about to expire. */
export function isLast({ expiresAt }: Pick<Offer, 'expiresAt'>, now: Date): boolean {
  return expiresAt.getTime() - now.getTime() < lastHours * 3_600_000
}

/** Fixed words, which the lawyers know. */
export const noMoneyText = 'Qui non si paga. I soldi si danno di persona, dopo aver visto l’auto e le carte.'
export const noDepositText = 'Non pagare nulla, nemmeno una caparra, prima di aver visto l’auto e le carte.'

/** What an accepted price is worth, as a side reads it. */
export function wordOnlyText(holder: Party, other: string): string {
  return holder === 'buyer'
    ? `È un accordo a parole: non ti obbliga a comprare e non obbliga ${inSentence(other)} a vendere.`
    : `È un accordo a parole: non ti obbliga a vendere e non obbliga ${inSentence(other)} a comprare.`
}

/** «il venditore» where a seller has no name, within a sentence. */
export function inSentence(name: string): string {
  return name === 'Il venditore' ? 'il venditore' : name
}

/** What is wrong with an amount, in words for who typed it; the euro where nothing is. */
export function readAmount(typed: string, askedCents: number): { euro: number } | { fault: string } {
  const text = typed
    .trim()
    .replace(/^€\s*|\s*€$/g, '')
    .replaceAll(/[\s\u00a0]/g, '')
  const whole = /^\d{1,3}(?:\.\d{3})+$|^\d{1,9}$/.test(text) ? Number(text.replaceAll('.', '')) : undefined
  if (whole === undefined) {
    if (/^-/.test(text)) return { fault: 'Scrivi una cifra maggiore di zero, in euro.' }
    if (/^[\d.]+,\d{0,2}$|^\d+\.\d{1,2}$/.test(text))
      return { fault: 'Scrivi una cifra in euro interi, senza centesimi: per esempio 12.500.' }
    return { fault: 'Scrivi una cifra in euro, con numeri soltanto: per esempio 12.500.' }
  }
  if (whole === 0) return { fault: 'Scrivi una cifra maggiore di zero, in euro.' }
  if (whole * 100 > askedCents)
    return { fault: `Il prezzo è ${euroText(askedCents)}: stai offrendo di più. Scrivi una cifra fino a ${euroText(askedCents)}.` }
  return { euro: whole }
}

/** «sabato 28 novembre, ore 15:10», in Italy. */
export function untilText(moment: Date | string): string {
  return `${weekdayText(moment)}, ore ${italianTime(moment).toISOString().slice(11, 16)}`
}

/** Euro as they stand in a sentence. */
export function amountText(euro: number): string {
  return euroText(euro * 100)
}

/** «ancora un giorno e cinque ore». */
export function timeLeftText(hours: number): string {
  if (hours < 1) return 'ancora meno di un’ora'
  const [days, rest] = [Math.floor(hours / 24), Math.floor(hours % 24)]
  return `ancora ${[days > 0 && durationText(days, 'day'), rest > 0 && durationText(rest, 'hour')].filter(Boolean).join(' e ')}`
}
