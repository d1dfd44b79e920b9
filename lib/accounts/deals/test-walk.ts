import type { Party } from '@/lib/accounts/contact/reply'
import type { User } from '@/lib/accounts/users/user'
import type { Db } from '@/lib/kernel/db/db.server'
import type { Offer } from './offer'
import type { Question } from './questions/question'
import { listQuestions } from './questions/questions.server'
import type { Reservation } from './reservations/reservation'
import { listReservations } from './reservations/reservations.server'
import type { Sale } from './sale/sale'
import { listSales } from './sale/sales.server'
import { listOffers } from './store-offers.server'
import { type CardKind, type Transition, transitions } from './transitions'
import type { Visit } from './visits/visit'
import { listVisits } from './visits/visits.server'

/** Every card of one conversation at a moment. */
export type Cards = { offers: Offer[]; questions: Question[]; visits: Visit[]; reservations: Reservation[]; sales: Sale[] }

export async function readCards(db: Db, replyId: number): Promise<Cards> {
  return {
    offers: await listOffers(db, replyId),
    questions: await listQuestions(db, replyId),
    visits: await listVisits(db, replyId),
    reservations: await listReservations(db, replyId),
    sales: await listSales(db, replyId),
  }
}

type Stated = { id: number; state: string }

function changesOf<Card extends Stated>(before: readonly Card[], after: readonly Card[]): { from: Card | undefined; to: Card }[] {
  const known = new Map(before.map((card) => [card.id, card]))
  return after.flatMap((to) => (JSON.stringify(known.get(to.id)) === JSON.stringify(to) ? [] : [{ from: known.get(to.id), to }]))
}

/** The changes of state that the table does not know, by one move or by two of one press. */
export function outsideTable(before: Cards, after: Cards): string[] {
  const kinds: readonly (readonly [CardKind, readonly { from: Stated | undefined; to: Stated }[]])[] = [
    ['offer', changesOf<Stated>(before.offers, after.offers)],
    ['question', changesOf<Stated>(before.questions, after.questions)],
    ['appointment', changesOf<Stated>(before.visits, after.visits)],
    ['reservation', changesOf<Stated>(before.reservations, after.reservations)],
    ['deal', changesOf<Stated>(before.sales, after.sales)],
  ]
  return kinds.flatMap(([kind, changes]) =>
    changes.flatMap(({ from, to }) => {
      const start = from?.state ?? null
      return start === to.state || isReached(kind, start, to.state) ? [] : [`${kind} from ${start} to ${to.state}`]
    }),
  )
}

function isReached(kind: CardKind, from: string | null, to: string): boolean {
  const rows: readonly Transition[] = transitions[kind]
  const once = rows.filter((row) => row.from === from).map((row) => row.to)
  return once.includes(to) || rows.some((row) => row.from !== null && once.includes(row.from) && row.to === to)
}

type Owed = { buyer: number; seller: number }
const other = (side: Party): Party => (side === 'buyer' ? 'seller' : 'buyer')

/** How many mails what has changed owes to each side, by the table; `actor`: who pressed. */
export function mailsOwed(before: Cards, after: Cards, actor: Party | null): Owed {
  const owed: Owed = { buyer: 0, seller: 0 }
  const give = (...sides: Party[]) => sides.forEach((side) => owed[side]++)
  const offers = changesOf(before.offers, after.offers)
  const steppedBack = offers.some(({ to }) => to.state === 'steppedBack')
  const isInSale = changesOf(before.sales, after.sales).some(({ from, to }) => to.state === 'lapsed' && from?.state !== 'open')
  for (const { from, to } of offers) if (from?.state !== 'accepted' || !isInSale) give(...owedForOffer(from, to))
  const questions = changesOf(before.questions, after.questions)
  if (questions.some(({ from }) => from === undefined)) give('seller')
  if (questions.some(({ to }) => to.state === 'answered' || to.state === 'unknown')) give('buyer')
  for (const { from, to } of changesOf(before.visits, after.visits)) give(...owedForVisit(from, to, actor))
  const sales = changesOf(before.sales, after.sales)
  for (const { from, to } of sales) give(...owedForSale(from, to, steppedBack))
  const hasFailed = sales.some(({ to }) => to.state === 'failed')
  for (const { from, to } of changesOf(before.reservations, after.reservations)) {
    if (to.state === 'active') give('buyer')
    else if (to.state === 'expired' || to.state === 'lapsed') give('buyer', 'seller')
    else if (from?.state === 'active' && to.state !== 'dealt' && !steppedBack && !hasFailed && actor !== null) give(other(actor))
  }
  return owed
}

function owedForOffer(from: Offer | undefined, { state, author, movedBy, isExtended }: Offer): Party[] {
  if (from === undefined) return state === 'declined' ? [author] : [other(author)]
  if (from.state === state) return isExtended && !from.isExtended ? [other(author)] : []
  if (state === 'accepted' || state === 'declined') return [author]
  if (state === 'withdrawn') return [other(author)]
  if (state === 'steppedBack') return movedBy === null ? [] : [other(movedBy)]
  return state === 'superseded' ? [] : ['buyer', 'seller'] // what takes its place has a mail
}

function owedForSale(from: Sale | undefined, { state, changedBy }: Sale, steppedBack: boolean): Party[] {
  if (from?.state === state || changedBy === null) return state === 'lapsed' && from?.state !== 'open' ? ['buyer', 'seller'] : []
  switch (state) {
    case 'open':
    case 'lapsed':
      return []
    case 'taken':
    case 'sold':
      return [other(changedBy)]
    case 'agreed':
      return ['buyer', 'seller']
    case 'failed':
      return steppedBack ? [] : [other(changedBy)] // one mail for both
  }
}

function owedForVisit(from: Visit | undefined, to: Visit, actor: Party | null): Party[] {
  const toOther: Party[] = actor === null ? [] : [other(actor)]
  switch (to.state) {
    case 'toConfirm':
    case 'moved':
    case 'noShow':
      return toOther
    case 'cancelled':
      return from?.state === 'confirmed' ? ['buyer', 'seller'] : toOther
    case 'held':
      return []
    case 'confirmed':
      return from?.state === 'confirmed' && from.fromAt.getTime() === to.fromAt.getTime() ? [] : ['buyer', 'seller']
    case 'expired':
    case 'lapsed':
      return ['buyer', 'seller']
  }
}

/** The mails of deals to each of these people since a number; reminders, which no move owes, are left out. */
export async function countDealMails(db: Db, people: readonly User[], after: number): Promise<{ last: number; counts: number[] }> {
  const rows = await db<{ id: number; recipient: string }[]>`
    select id, recipient from outbox_mail where id > ${after} and kind in ('deal', 'visit-confirmed', 'visit-cancelled')
      and subject not like 'Sta per scadere%' order by id`
  return {
    last: rows.at(-1)?.id ?? after,
    counts: people.map(({ email }) => rows.filter(({ recipient }) => recipient === email).length),
  }
}
