import type { Outcome, Press } from '@/lib/accounts/deals/deal-action.server'
import { findTransition } from '@/lib/accounts/deals/find-transition'
import { type Deal, type DealParty, obstacleOf } from '@/lib/accounts/deals/open-deal.server'
import { isReservedForAnother } from '@/lib/accounts/deals/reservations/reservations.server'
import { say, sayQuietly, type Wording } from '@/lib/accounts/deals/say.server'
import type { MoveOf } from '@/lib/accounts/deals/transitions'
import type { Db } from '@/lib/kernel/db/db.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import { invalidField } from '@/lib/kernel/validation/fields'
import type { Dealer } from '@/lib/market/dealers/dealer'
import { answerBy, overlaps, readSpan, type Slot } from './slots'
import { addressDays, longestAddress, untilText, type Visit, type VisitVerdict, visitText } from './visit'
import { mailCalendars } from './visit-calendar.server'
import { findDealer, offeredSlots } from './visit-place.server'
import { findOpenVisit, findVisit, insertVisit, noteVerdict, takenSlots, updateVisit } from './visits.server'

export const changedText = 'Nel frattempo la visita è cambiata: ricarica la pagina e guarda com’è ora.'
const takenText = 'Qualcuno ha appena preso quest’ora: scegline un’altra'

/** What a form sends: an hour that is offered, or one of one's own. `revisione`: of the visit as it was looked at. */
export type TypedVisit = { quando: string; giorno: string; dalle: string; indirizzo: string; revisione: number | null }
type Opened = { deal: Deal & { adId: number }; dealer: Dealer | null }

async function open(db: Db, deal: Deal): Promise<Opened> {
  if (deal.adId === null) throw new AppError('notFound', 'no conversation about an ad')
  const obstacle = await obstacleOf(db, deal)
  if (obstacle !== null) throw new AppError('conflict', 'nothing can be agreed on', { shownText: obstacle })
  return { deal: { ...deal, adId: deal.adId }, dealer: await findDealer(db, deal) }
}

/** Asks for a visit, or for another hour of one. A buyer has an hour within a dealer's opening hours at once; any other waits for the other side. */
export async function nameHour(db: Db, locked: Deal, typed: TypedVisit, { party, now }: Press): Promise<Outcome> {
  const { deal, dealer } = await open(db, locked)
  const visit = await findOpenVisit(db, deal.id)
  if (visit && visit.author === party.side && visit.fromAt.toISOString() === typed.quando)
    return { notice: `L’ora è già quella: ${visitText(visit)}.` }
  requireSeen(visit, typed)
  if (!visit && party.side === 'seller')
    throw new AppError('conflict', 'buyers ask', { shownText: 'Indica quando mostri il veicolo: chi compra sceglie un’ora.' })
  if (!visit && (await isReservedForAnother(db, deal)))
    throw new AppError('conflict', 'reserved', { shownText: 'È riservata a un’altra persona: se si libera, ti avvisiamo.' })
  const { slot, isOffered } = await chooseSlot(db, { deal, dealer }, typed, visit?.id ?? null, now)
  if (visit?.state === 'confirmed' && visit.fromAt.getTime() === slot.from.getTime())
    return { notice: `L’ora è già quella: ${visitText(visit)}.` }
  const move = isOffered && dealer && party.side === 'buyer' ? 'book' : visit ? 'move' : 'request'
  const state = stateAfter(visit, move, party)
  const address = visit ? addressFor(visit, party, dealer, typed) : null
  const hour = { fromAt: slot.from, toAt: slot.to, answerBy: state === 'confirmed' ? null : answerBy(slot.from, now) }
  const text = `${visit ? 'Un’altra ora per la visita' : 'Visita e prova'}: ${visitText(hour)}${state === 'confirmed' ? ', confermata' : '. Va bene?'}`
  const subject = `Visita per ${deal.title}: confermi l’ora?`
  const until = hour.answerBy ? ` Se non risponde nessuno entro ${untilText(hour.answerBy)}, l’ora si libera.` : ''
  const lead = `per «${deal.title}»: visita ${visitText(hour)}.${until}`
  const messageId =
    state === 'confirmed'
      ? await sayQuietly(db, deal, party, text)
      : await say(db, deal, party, text, { subject, lead, button: 'Apri la conversazione', about: 'visits' })
  if (visit) await updateVisit(db, visit, { messageId, state, author: party.side, address, ...hour }, now)
  else await insertVisit(db, { replyId: deal.id, messageId, adId: deal.adId, state, author: party.side, ...hour })
  if (state !== 'confirmed') return { notice: `Richiesta inviata: ${visitText(hour)}, da confermare.` }
  await mailCalendars(db, deal, dealer, now)
  return { notice: `Visita fissata: ${visitText(hour)}.` }
}

/** Confirms the hour that the other side named. A private seller says where. */
export async function confirmVisit(db: Db, locked: Deal, typed: TypedVisit, { party, now }: Press): Promise<Outcome> {
  const { deal, dealer } = await open(db, locked)
  const visit = await findOpenVisit(db, deal.id)
  if (!visit) throw new AppError('conflict', 'no visit', { shownText: changedText })
  if (visit.state === 'confirmed' && typed.revisione === visit.revision - 1)
    return { notice: `La visita è già confermata: ${visitText(visit)}.` }
  requireSeen(visit, typed)
  const state = stateAfter(visit, 'confirm', party)
  if (visit.fromAt <= now || (visit.answerBy !== null && visit.answerBy <= now))
    throw new AppError('conflict', 'too late', { shownText: 'Il tempo per confermare è finito: proponi un’altra ora.' })
  const address = addressFor(visit, party, dealer, typed)
  const messageId = await sayQuietly(db, deal, party, `Visita confermata: ${visitText(visit)}`)
  await updateVisit(db, visit, { messageId, state, address, answerBy: null }, now)
  await mailCalendars(db, deal, dealer, now)
  return { notice: `Visita confermata: ${visitText(visit)}.` }
}

/** Calls a visit off, by either side; calendars that have it cancel it. */
export async function cancelVisit(db: Db, locked: Deal, typed: Pick<TypedVisit, 'revisione'>, { party, now }: Press): Promise<Outcome> {
  const { deal, dealer } = await open(db, locked)
  const visit = await findOpenVisit(db, deal.id)
  if (!visit) return { notice: 'La visita è già disdetta.' }
  requireSeen(visit, typed)
  const state = stateAfter(visit, 'cancel', party)
  const lead = `la visita per «${deal.title}» di ${visitText(visit)} è disdetta.`
  const wording: Wording = { subject: `Visita disdetta per ${deal.title}`, lead, button: 'Apri la conversazione', about: 'visits' }
  const text = `Visita disdetta: ${visitText(visit)}`
  const isInCalendars = visit.state === 'confirmed'
  const messageId = isInCalendars ? await sayQuietly(db, deal, party, text) : await say(db, deal, party, text, wording)
  await updateVisit(db, visit, { messageId, state, address: null, answerBy: null }, now)
  if (isInCalendars) await mailCalendars(db, deal, dealer, now, visit.id)
  return { notice: 'Visita disdetta: lo abbiamo scritto all’altra persona.' }
}

/** Says that the other side did not come; for a week after the visit. */
export async function reportAbsence(db: Db, locked: Deal, id: number, { party, now }: Press): Promise<Outcome> {
  const visit = await findVisit(db, id)
  const deal = locked
  if (!visit || visit.replyId !== deal.id) throw new AppError('notFound', 'no visit of this conversation')
  if (visit.state === 'noShow') return { notice: 'È già segnato.' }
  const state = stateAfter(visit, 'missed', party)
  if (now.getTime() > visit.toAt.getTime() + addressDays * 86_400_000)
    throw new AppError('conflict', 'too late', { shownText: `Si può dire entro ${addressDays} giorni dalla visita.` })
  const absent = party.side === 'buyer' ? 'seller' : 'buyer'
  const lead = `alla visita per «${deal.title}» di ${visitText(visit)} risulta che tu non ci fossi. Se non è così, scrivilo nella conversazione.`
  const wording: Wording = { subject: `La visita per ${deal.title}`, lead, button: 'Apri la conversazione', about: 'visits' }
  const messageId = await say(db, deal, party, 'Alla visita non si è presentato nessuno.', wording)
  await updateVisit(db, visit, { messageId, state, absent }, now)
  return { notice: 'Segnato: lo abbiamo scritto all’altra persona.' }
}

/** «Com’è andata?»: an answer for oneself, once the visit is over. The other side reads nothing of it. */
export async function sayHowItWent(
  db: Db,
  deal: Deal,
  { id, says }: { id: number; says: VisitVerdict | null },
  { party }: Press,
): Promise<Outcome> {
  const visit = await findVisit(db, id)
  if (!visit || visit.replyId !== deal.id) throw new AppError('notFound', 'no visit of this conversation')
  if (visit.state !== 'held') return { refusal: 'Si può dire dopo la visita.' }
  await noteVerdict(db, id, party.side, says)
  return { notice: says === null ? 'Tolto.' : 'Segnato, solo per te.' }
}

function stateAfter(visit: Visit | undefined, move: MoveOf<'appointment'>, { side }: DealParty): Visit['state'] {
  const by = !visit || visit.author === side ? 'author' : 'other'
  const row = findTransition('appointment', { move, from: visit?.state ?? null, by })
  if (!row) throw new AppError('conflict', 'not from this state', { shownText: changedText })
  return row.to
}

function requireSeen(visit: Visit | undefined, { revisione }: Pick<TypedVisit, 'revisione'>): void {
  if ((visit?.revision ?? null) !== revisione) throw new AppError('conflict', 'changed meanwhile', { shownText: changedText })
}

async function chooseSlot(
  db: Db,
  { deal, dealer }: Opened,
  typed: TypedVisit,
  except: number | null,
  now: Date,
): Promise<{ slot: Slot; isOffered: boolean }> {
  const taken = await takenSlots(db, deal.adId, now, except)
  const field = typed.quando === '' ? 'dalle' : 'quando'
  const slot =
    typed.quando === ''
      ? readOwnHour(typed, now)
      : (await offeredSlots(db, deal, dealer, now)).find(({ from }) => from.toISOString() === typed.quando)
  if (!slot) throw invalidField('quando', 'Quest’ora non c’è più: scegline un’altra')
  if (taken.some((other) => overlaps(slot, other))) throw invalidField(field, takenText)
  return { slot, isOffered: typed.quando !== '' }
}

function readOwnHour({ giorno, dalle }: TypedVisit, now: Date): Slot {
  if (giorno === '' && dalle === '') throw invalidField('quando', 'Scegli un’ora, o proponi un giorno e un’ora tuoi')
  const read = readSpan({ giorno, dalle, alle: '' }, now)
  if ('field' in read) throw invalidField(read.field, read.text)
  return read
}

/** The place that a private seller gives, or gave before. */
function addressFor(visit: Visit, { side }: DealParty, dealer: Dealer | null, { indirizzo }: TypedVisit): string | null {
  if (dealer || side === 'buyer') return visit.address
  const address = indirizzo.trim() || visit.address
  if (!address) throw invalidField('indirizzo', 'Scrivi dove: lo vede solo chi viene, quando la visita è confermata')
  if (address.length > longestAddress) throw invalidField('indirizzo', `Al massimo ${longestAddress} caratteri`)
  return address
}
