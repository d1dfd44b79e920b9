import type { Party } from '@/lib/accounts/contact/reply'
import type { StateOf } from '@/lib/accounts/deals/transitions'
import { weekdayText } from '@/lib/kernel/italian/date-text'
import { clockOf } from './slots'

export type VisitState = StateOf<'appointment'>

/** A visit as the table has it. `author`: the side that named the hour; `address`: of a private seller. */
export type Visit = {
  id: number
  replyId: number
  messageId: number
  adId: number
  state: VisitState
  author: Party
  fromAt: Date
  toAt: Date
  answerBy: Date | null
  address: string | null
  revision: number
  calendarId: string
  absent: Party | null
  /** What each side thinks of it, for itself alone. */
  buyerSays: VisitVerdict | null
  sellerSays: VisitVerdict | null
  changedAt: Date
}

/** What somebody thinks after a visit, beside wanting the vehicle, which both read. */
export const visitVerdicts = { thinking: 'Ci penso', no: 'Non fa per me' } as const
export type VisitVerdict = keyof typeof visitVerdicts
export const visitVerdictNames = ['thinking', 'no'] as const satisfies readonly VisitVerdict[]

export const openVisitStates = ['toConfirm', 'moved', 'confirmed'] as const satisfies readonly VisitState[]
/** How long after a visit its address can be read, and somebody can say that nobody came. */
export const addressDays = 7
/** How long visits and reservations are stored. */
export const visitMonths = 12
/** So many visits to which somebody did not come are said to the other side. */
export const noShowsSaid = 2
export const longestAddress = 160

export const visitStateTexts: Readonly<Record<VisitState, string>> = {
  toConfirm: 'Da confermare',
  moved: 'Spostata',
  confirmed: 'Confermata',
  held: 'Svolta',
  cancelled: 'Disdetta',
  expired: 'Non confermata in tempo',
  lapsed: 'Non più valida',
  noShow: 'Non rispettata',
}

/** «sabato 28 novembre, 15:00–16:00». */
export function visitText({ fromAt, toAt }: { fromAt: Date | string; toAt: Date | string }): string {
  return `${weekdayText(fromAt)}, ${clockOf(new Date(fromAt))}–${clockOf(new Date(toAt))}`
}

/** «sabato 28 novembre, ore 18:00». */
export function untilText(moment: Date | string): string {
  return `${weekdayText(moment)}, ore ${clockOf(new Date(moment))}`
}

/** What to look at, for who comes. */
export const visitChecks = [
  'Motore freddo alla partenza, spie spente',
  'Targa e telaio uguali al Documento Unico',
  'Km del cruscotto e quelli dell’ultima revisione',
  'Libretto dei tagliandi e fatture',
  'Gomme: anno, disegno, consumo uguale',
  'Vernice e giochi tra le lamiere alla luce del giorno',
  'Prova su strada: freni, cambio, sterzo, rumori',
  'Seconda chiave e documento di chi vende',
] as const

/** A visit of today in a dealer's hall. JSON-serialisable. */
export type VisitToday = { visitId: number; replyId: number; buyer: string; title: string; fromAt: string; isConfirmed: boolean }
