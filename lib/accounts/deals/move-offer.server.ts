import type { Party } from '@/lib/accounts/contact/reply'
import type { Db } from '@/lib/kernel/db/db.server'
import { invalidField } from '@/lib/kernel/validation/fields'
import type { Outcome, Press } from './deal-action.server'
import { findTransition } from './find-transition'
import { isBelowMinimum, refusedBefore, refuseLow } from './hidden-minimum.server'
import { amountText, extraHours, type Offer, offerHours, offersForVehicle, openOffers, readAmount, untilText } from './offer'
import { type Answer, wordsOf } from './offer-words.server'
import { type Deal, obstacleOf } from './open-deal.server'
import { type Conditions, readConditions } from './part-exchange.server'
import { endReservationOf, reserveAccepted } from './reserve-accepted.server'
import { dropSale, openSale } from './sale/move-sale.server'
import { findLiveSale } from './sale/sales.server'
import { nameOf, say } from './say.server'
import { settleOffer } from './settle-offer.server'
import { countOffers, findOfferInTheAir, insertOffer, listOffers, moveOffer, prolongOffer } from './store-offers.server'
import type { MoveOf } from './transitions'

export type Given = { amount: string; words: string; conditions?: Conditions }

/** Makes an offer, in the place of one's own that waits or as a counter to the other side's. */
export async function makeOffer(db: Db, deal: Deal, { amount, words, conditions }: Given, { party, now }: Press): Promise<Outcome> {
  const over = await settleOffer(db, deal, now)
  const obstacle = over ?? (await obstacleOf(db, deal))
  if (obstacle !== null) return { refusal: `${obstacle} La proposta non è partita.` }
  const askedCents = deal.ad?.priceCents ?? null
  if (askedCents === null) return { refusal: 'L’annuncio non indica un prezzo: scrivi prima al venditore.' }
  const read = readAmount(amount, askedCents)
  if ('fault' in read) throw invalidField('importo', read.fault)
  const former = await findOfferInTheAir(db, deal.id)
  if (former && isRepeated(former, party.side, read.euro, now)) return { notice: sentText(former.amountEuro, former.expiresAt) }
  const last = party.side === 'buyer' ? (await listOffers(db, deal.id)).at(-1) : undefined
  const refused = last && refusedBefore(last, read.euro, now)
  if (refused) return refused
  const move = moveFor(former, party.side)
  if (move === null) return { refusal: 'C’è già un accordo a parole: prima di una nuova cifra, uno dei due deve tirarsi indietro.' }
  const refusal = party.side === 'buyer' ? await limitOf(db, deal, former) : await sellerLimit(db, deal)
  if (refusal !== null) return { refusal }
  if (former && former.amountEuro === read.euro)
    return {
      refusal: former.author === party.side ? 'È la stessa cifra di prima.' : 'È la cifra proposta dall’altra parte: puoi accettarla.',
    }
  const asked = await readConditions(db, deal, conditions, party)
  if ('refusal' in asked) return asked
  if (former) await moveOffer(db, former, { move, by: former.author === party.side ? 'author' : 'other', side: party.side, now })
  const expiresAt = new Date(now.getTime() + offerHours * 3_600_000)
  const offer = { replyId: deal.id, author: party.side, amountEuro: read.euro, askedCents, expiresAt, createdAt: now, ...asked }
  const text = [`Proposta: ${amountText(read.euro)}. Vale fino a ${untilText(expiresAt)}.`, ...(words === '' ? [] : [words])].join('\n\n')
  if (party.side === 'buyer' && (await isBelowMinimum(db, deal.adId, read.euro))) return refuseLow(db, deal, offer, text)
  const messageId = await say(db, deal, party, text, {
    subject: `${former ? 'Nuova proposta' : 'Proposta'} di ${amountText(read.euro)} per ${deal.title}`,
    lead: `${nameOf(party.side, deal)} propone ${amountText(read.euro)} per «${deal.title}», fino a ${untilText(expiresAt)}. Puoi accettare, rilanciare o dire di no: non impegna nessuno.`,
    button: 'Rispondi alla proposta',
    about: 'offers',
  })
  await insertOffer(db, { ...offer, messageId })
  return { notice: sentText(read.euro, expiresAt) }
}

const sentText = (euro: number, expiresAt: Date) =>
  `Proposta inviata: ${amountText(euro)}, vale fino a ${untilText(expiresAt)}. Ti scriviamo appena c’è una risposta.`

/** A second press of one button: the same amount, a moment ago. */
function isRepeated({ author, amountEuro, state, createdAt }: Offer, side: Party, euro: number, now: Date): boolean {
  return author === side && state === 'sent' && amountEuro === euro && now.getTime() - createdAt.getTime() < 60_000
}

function moveFor(former: Offer | undefined, side: Party): MoveOf<'offer'> | null {
  if (!former) return 'send'
  if (former.state === 'accepted') return null
  return former.author === side ? 'change' : 'counter'
}

async function limitOf(db: Db, deal: Deal, former: Offer | undefined): Promise<string | null> {
  const { forVehicle, open } = await countOffers(db, deal)
  if (forVehicle >= offersForVehicle) return 'Per quest’auto hai già fatto tre proposte. Puoi ancora scrivere al venditore.'
  const others = former?.author === 'buyer' && former.state === 'sent' ? open - 1 : open
  return others >= openOffers ? 'Hai già tre proposte aperte. Ritirane una e puoi fare questa.' : null
}

/** Sellers answer; only a buyer begins, and as often as a buyer may offer a seller may counter. */
async function sellerLimit(db: Db, deal: Deal): Promise<string | null> {
  const offers = await listOffers(db, deal.id)
  if (!offers.some(({ author }) => author === 'buyer')) return 'La prima proposta la fa chi compra.'
  return offers.filter(({ author }) => author === 'seller').length >= offersForVehicle
    ? 'Hai già fatto tre proposte in questa conversazione. Puoi ancora accettare, o scrivere.'
    : null
}

/** The offer that was seen with the button, so that nobody accepts another amount than they read. */
type Pressed = { offerId: number; move: Answer; words: string }

/** Answers an offer, takes it back, lets it wait longer or steps back from it. Of two presses at once the first one counts. */
export async function answerOffer(db: Db, deal: Deal, { offerId, move, words }: Pressed, { party, now }: Press): Promise<Outcome> {
  await settleOffer(db, deal, now)
  const offer = (await listOffers(db, deal.id)).find(({ id }) => id === offerId)
  if (!offer) return { refusal: 'Questa proposta non c’è più.' }
  const by = offer.author === party.side ? 'author' : 'other'
  const row = findTransition('offer', { move, from: offer.state, by })
  if (!row || (move === 'extend' && offer.isExtended)) return standing(offer, move, party.side)
  await moveOffer(db, offer, { move, by, side: party.side, now })
  if (move === 'extend') await prolongOffer(db, offer.id, extraHours)
  if (move === 'stepBack') await endReservationOf(db, deal, now)
  const { text, notice, ...wording } = wordsOf(deal, offer, { move, words, side: party.side })
  const messageId = await say(db, deal, party, text, { ...wording, about: 'offers' })
  if (move === 'accept') await openSale(db, deal, { party, now }, messageId, offer.amountEuro)
  const sale = move === 'stepBack' ? await findLiveSale(db, deal.id) : undefined
  if (sale) await dropSale(db, sale, { side: party.side, now })
  const reserved = move === 'accept' && offer.wantsReservation ? await reserveAccepted(db, deal, party, now) : ''
  return { notice: `${notice}${reserved}` }
}

const doneTexts: Partial<Record<Offer['state'], string>> = {
  superseded: 'c’è già una cifra più nuova',
  withdrawn: 'è stata ritirata',
  accepted: 'è già stata accettata',
  declined: 'è già stata rifiutata',
  expired: 'è scaduta',
  lapsed: 'non vale più: l’annuncio, il prezzo o una delle due persone è cambiata',
  steppedBack: 'uno dei due si è già tirato indietro',
}
const stateAfter: Readonly<Record<Answer, Offer['state']>> = {
  accept: 'accepted',
  decline: 'declined',
  withdraw: 'withdrawn',
  stepBack: 'steppedBack',
  extend: 'sent',
}

/** What a press reads that came too late; a repeated one reads that it is done. */
function standing({ state, movedBy, isExtended, amountEuro }: Offer, move: Answer, side: Party): Outcome {
  if (move === 'extend' && state === 'sent')
    return { refusal: isExtended ? 'Più di 24 ore in più non si può.' : 'La prolunga chi l’ha fatta.' }
  if (state === stateAfter[move] && movedBy === side) return { notice: 'Già fatto: la tua risposta è partita.' }
  return { refusal: `La proposta di ${amountText(amountEuro)}: ${doneTexts[state] ?? 'tocca all’altra parte'}. Guarda e riprova.` }
}
