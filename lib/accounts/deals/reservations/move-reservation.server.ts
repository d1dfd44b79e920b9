import type { Outcome, Press } from '@/lib/accounts/deals/deal-action.server'
import { findTransition } from '@/lib/accounts/deals/find-transition'
import { type Deal, type DealParty, obstacleOf } from '@/lib/accounts/deals/open-deal.server'
import { say, type Wording } from '@/lib/accounts/deals/say.server'
import { untilText } from '@/lib/accounts/deals/visits/visit'
import type { Db } from '@/lib/kernel/db/db.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import { invalidField } from '@/lib/kernel/validation/fields'
import type { AdStatus } from '@/lib/market/ads/ad'
import { updateAd } from '@/lib/market/ads/write-ad.server'
import { extraHours, longestHours, type Reservation, reservationHours } from './reservation'
import { endReservation, extendReservation, findActive, insertReservation } from './reservations.server'

const hourMs = 3_600_000
const button = 'Apri la conversazione'
const goneText = 'La prenotazione non c’è più: ricarica la pagina.'

function requireAd(deal: Deal): Deal & { adId: number } {
  if (deal.adId === null) throw new AppError('notFound', 'no conversation about an ad')
  return { ...deal, adId: deal.adId }
}

/** Puts a vehicle aside for the buyer of a conversation, by its seller. No money; the buyer’s address has to be confirmed. */
export async function reserve(db: Db, locked: Deal, hours: number, { party, now }: Press): Promise<Outcome> {
  const deal = requireAd(locked)
  if (party.side !== 'seller')
    throw new AppError('forbidden', 'sellers reserve', { shownText: 'La riserva chi vende: chiediglielo con un messaggio.' })
  if (!reservationHours.some((known) => known === hours)) throw invalidField('ore', `Scegli tra ${reservationHours.join(', ')} ore`)
  const active = await findActive(db, deal.adId)
  if (active?.replyId === deal.id) return { notice: `È già riservata fino a ${untilText(active.untilAt)}.` }
  return startReservation(db, deal, party, new Date(now.getTime() + hours * hourMs))
}

/** As `reserve`, in the transaction of an accepted offer, whose conversation and ad are locked. */
export async function startReservation(db: Db, deal: Deal & { adId: number }, party: DealParty, untilAt: Date): Promise<Outcome> {
  const obstacle = await obstacleOf(db, deal)
  if (obstacle !== null) throw new AppError('conflict', 'nothing can be agreed on', { shownText: obstacle })
  if (!deal.isConfirmed)
    throw new AppError('conflict', 'unconfirmed', {
      shownText: 'Chi compra deve prima confermare il suo indirizzo e-mail, con il link che ha ricevuto.',
    })
  if (deal.ad?.status !== 'published') throw new AppError('conflict', 'reserved already', { shownText: 'È già riservata.' })
  await updateAd(db, deal.adId, { status: 'reserved', reservedUntil: untilAt })
  const lead = `«${deal.title}» è riservata fino a ${untilText(untilAt)}. È un accordo a parole: non obbliga nessuno, e nessuno deve chiedere soldi.`
  const wording: Wording = { subject: `Riservata: ${deal.title}`, lead, button, about: 'offers' }
  const messageId = await say(db, deal, party, `Riservata fino a ${untilText(untilAt)}. Senza soldi.`, wording)
  await insertReservation(db, { replyId: deal.id, messageId, adId: deal.adId, untilAt })
  return { notice: `Riservata fino a ${untilText(untilAt)}: l’annuncio lo dice, senza nomi.` }
}

/** A day more, once, by the seller; never longer than three days from now. */
export async function prolong(db: Db, locked: Deal, { party, now }: Press): Promise<Outcome> {
  const deal = requireAd(locked)
  const active = await findOwn(db, deal)
  requireMove('extend', party)
  if (active.extendedAt !== null) throw new AppError('conflict', 'once', { shownText: 'L’hai già prolungata: si può una volta sola.' })
  const untilAt = new Date(Math.min(active.untilAt.getTime() + extraHours * hourMs, now.getTime() + longestHours * hourMs))
  await extendReservation(db, active.id, untilAt, now)
  await updateAd(db, deal.adId, { reservedUntil: untilAt })
  const lead = `«${deal.title}» resta riservata fino a ${untilText(untilAt)}.`
  await say(db, deal, party, `Riservata più a lungo: fino a ${untilText(untilAt)}.`, {
    subject: `Ancora riservata: ${deal.title}`,
    lead,
    button,
    about: 'offers',
  })
  return { notice: `Prolungata fino a ${untilText(untilAt)}.` }
}

/** Frees a vehicle, by either side: it is for sale again, and who waits for it hears of it. */
export async function release(db: Db, locked: Deal, { party, now }: Press): Promise<Outcome> {
  const deal = requireAd(locked)
  const active = await findOwn(db, deal)
  requireMove('release', party)
  await endReservation(db, active.id, 'released', now)
  await freeAd(db, deal.adId)
  const lead = `«${deal.title}» non è più riservata: è di nuovo in vendita.`
  await say(db, deal, party, 'Non è più riservata.', { subject: `Non più riservata: ${deal.title}`, lead, button, about: 'offers' })
  return { notice: 'Liberata: l’annuncio è di nuovo in vendita.' }
}

async function findOwn(db: Db, deal: Deal & { adId: number }): Promise<Reservation> {
  const active = await findActive(db, deal.adId)
  if (!active || active.replyId !== deal.id) throw new AppError('conflict', 'no reservation', { shownText: goneText })
  return active
}

/** The seller is its author. */
function requireMove(move: 'extend' | 'release', { side }: DealParty): void {
  if (!findTransition('reservation', { move, from: 'active', by: side === 'seller' ? 'author' : 'other' }))
    throw new AppError('forbidden', 'not by this side', { shownText: 'Può farlo solo chi vende.' })
}

/** Puts a vehicle on sale again that is still reserved. */
export async function freeAd(db: Db, adId: number): Promise<void> {
  const [ad] = await db<{ status: AdStatus }[]>`select status from ad where id = ${adId} for update`
  if (ad?.status === 'reserved') await updateAd(db, adId, { status: 'published' })
}
