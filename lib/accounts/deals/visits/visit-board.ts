import type { Party } from '@/lib/accounts/contact/reply'
import { timeLeftText } from '@/lib/accounts/deals/offer'
import type { Reservation, ReservationState } from '@/lib/accounts/deals/reservations/reservation'
import { weekdayText } from '@/lib/kernel/italian/date-text'
import { clockOf, type SlotDay } from './slots'
import {
  addressDays,
  openVisitStates,
  untilText,
  type Visit,
  type VisitState,
  type VisitVerdict,
  visitStateTexts,
  visitText,
} from './visit'

const hourMs = 3_600_000

/** A visit as one side sees it. JSON-serialisable. */
export type VisitCard = {
  kind: 'visit'
  id: number
  messageId: number
  state: VisitState
  stateText: string
  isOpen: boolean
  when: string
  /** For the sheet of a calendar: «sab», «28», «nov». */
  sheet: { weekday: string; day: string; month: string }
  /** What comes next, and by whom. */
  note: string
  place: string | null
  /** The address for calendars; null where the visit is in none. */
  calendar: string | null
  revision: number
  mayConfirm: boolean
  /** A private seller says where before anybody comes. */
  wantsAddress: boolean
  mayReportAbsence: boolean
  /** What this side thinks of it; «open»: it has not said so; null: the visit is not over. */
  says: VisitVerdict | 'open' | null
}

/** A reservation as one side sees it. JSON-serialisable. */
export type ReservationCard = {
  kind: 'reservation'
  id: number
  messageId: number
  state: ReservationState
  title: string
  note: string
  mayProlong: boolean
  mayRelease: boolean
}

/** What a side can do about visits and the reservation beside the cards. JSON-serialisable. */
export type VisitTools = {
  /** The hours that can be asked for; null: none can be asked for now. */
  ask: { days: readonly SlotDay[]; isAtOnce: boolean; revision: number | null; wantsAddress: boolean; title: string } | null
  /** When a private seller shows the vehicle, for this seller. */
  hours: readonly { id: number; text: string }[] | null
  /** Whether the seller can put the vehicle aside, or why not; null: nothing is said of it. */
  reserve: { fault: string | null } | null
  /** What the seller reads of the buyer's visits so far. */
  buyer: string | null
}

type Seen = { side: Party; other: string; now: Date; isPrivate: boolean; place: string | null; calendar: string }

export function visitCard(visit: Visit, { side, other, now, isPrivate, place, calendar }: Seen): VisitCard {
  const isOpen = openVisitStates.some((state) => state === visit.state)
  const isTheirs = visit.author !== side
  const mayConfirm = isTheirs && (visit.state === 'toConfirm' || visit.state === 'moved') && (visit.answerBy ?? visit.fromAt) > now
  const [weekday = '', day = '', month = ''] = weekdayText(visit.fromAt).split(' ')
  return {
    kind: 'visit',
    id: visit.id,
    messageId: visit.messageId,
    state: visit.state,
    stateText: mayConfirm ? 'Tocca a te' : visitStateTexts[visit.state],
    isOpen,
    when: visitText(visit),
    sheet: { weekday: weekday.slice(0, 3), day, month: month.slice(0, 3) },
    note: noteOf(visit, { isTheirs, other, isPrivate, side }),
    place: side === 'seller' ? (visit.address ?? place) : place,
    calendar: visit.state === 'confirmed' ? calendar : null,
    revision: visit.revision,
    mayConfirm,
    wantsAddress: isPrivate && side === 'seller',
    mayReportAbsence: visit.state === 'held' && now.getTime() < visit.toAt.getTime() + addressDays * 86_400_000,
    says: visit.state === 'held' ? ((side === 'buyer' ? visit.buyerSays : visit.sellerSays) ?? 'open') : null,
  }
}

function noteOf(
  visit: Visit,
  { isTheirs, other, isPrivate, side }: { isTheirs: boolean; other: string; isPrivate: boolean; side: Party },
): string {
  const until = visit.answerBy === null ? '' : ` Se non c’è risposta entro ${untilText(visit.answerBy)}, l’ora si libera.`
  const where = isPrivate && side === 'buyer' ? ' L’indirizzo lo vedi quando la visita è confermata.' : ''
  if (visit.state === 'toConfirm') return isTheirs ? `${other} chiede quest’ora.${until}` : `Aspettiamo risposta.${until}${where}`
  if (visit.state === 'moved')
    return isTheirs ? `${other} propone quest’ora.${until}` : `Hai proposto quest’ora: aspettiamo risposta.${until}`
  if (visit.state === 'confirmed') return 'Ve lo ricordiamo per e-mail un giorno e due ore prima.'
  if (visit.state === 'noShow')
    return visit.absent === side
      ? 'Risulta che non ti sei presentato. Se non è così, scrivilo qui sotto.'
      : 'Hai segnato che non si è presentato nessuno.'
  return visit.state === 'expired' ? 'L’ora è di nuovo libera.' : ''
}

export function reservationCard(reservation: Reservation, side: Party, now: Date): ReservationCard {
  const { id, messageId, state, untilAt, extendedAt } = reservation
  const isActive = state === 'active'
  const whose = side === 'buyer' ? 'Prenotata per te' : 'Riservata'
  return {
    kind: 'reservation',
    id,
    messageId,
    state,
    title: isActive ? `${whose} fino a ${weekdayText(untilAt)} ${clockOf(untilAt)}` : 'La prenotazione è finita',
    note: isActive
      ? `Vale ${timeLeftText((untilAt.getTime() - now.getTime()) / hourMs)}. L’annuncio dice «Riservata», senza nomi. Nessuno ti ha chiesto soldi e nessuno deve farlo.`
      : 'L’annuncio non è più riservato. Potete ancora mettervi d’accordo.',
    mayProlong: isActive && side === 'seller' && extendedAt === null,
    mayRelease: isActive,
  }
}
