import { noteAccusation } from '@/lib/accounts/contact/note-signals.server'
import type { Party } from '@/lib/accounts/contact/reply'
import type { Outcome, Press } from '@/lib/accounts/deals/deal-action.server'
import { amountText } from '@/lib/accounts/deals/offer'
import type { Deal } from '@/lib/accounts/deals/open-deal.server'
import { freeAd } from '@/lib/accounts/deals/reservations/move-reservation.server'
import { endReservation, findActive } from '@/lib/accounts/deals/reservations/reservations.server'
import { endReservationOf } from '@/lib/accounts/deals/reserve-accepted.server'
import { informOne, nameOf, otherSide, say } from '@/lib/accounts/deals/say.server'
import { findOfferInTheAir, moveOffer } from '@/lib/accounts/deals/store-offers.server'
import { readPaidPrice } from '@/lib/accounts/selling/change-own-ad.server'
import type { Db } from '@/lib/kernel/db/db.server'
import { updateAd } from '@/lib/market/ads/write-ad.server'
import { recordPaidPrice } from '@/lib/market/price-rating/paid-prices.server'
import { erasePaper, shortenPaper } from './contract/papers.server'
import { type FailReason, failReasons, type Sale } from './sale'
import { findLiveSale, insertSale, isTakenByAnother, listSales, moveSale, saleStateAfter, setSalePrice } from './sales.server'
import { settleSale } from './settle-sale.server'
import { hasMet } from './what-opens.server'

const button = 'Apri la conversazione'
const changedText = 'Nel frattempo l’affare è cambiato: ricarica la pagina e guarda com’è ora.'
/** `saleId` null: the page showed none. */
type Pressed = { saleId: number | null }

/** Opens what follows an accepted price, at the place of the message that accepted it; its mail is the one of that message. */
export async function openSale(db: Db, deal: Deal, { party, now }: Press, messageId: number, priceEuro: number): Promise<void> {
  if (deal.adId === null) return
  const live = await findLiveSale(db, deal.id)
  if (live) return setSalePrice(db, live, priceEuro)
  await insertSale(db, { replyId: deal.id, messageId, adId: deal.adId, author: party.side, state: 'open', priceEuro }, now)
}

/** «La prendo», by the first of the two; the other one agrees by the same button. */
export async function takeSale(db: Db, deal: Deal, { saleId }: Pressed, press: Press): Promise<Outcome> {
  const { party, now } = press
  const settled = await settleSale(db, deal, now)
  if ('over' in settled) return { refusal: settled.over }
  const { live } = settled
  if (live && live.id !== saleId && saleId !== null) return { refusal: changedText }
  if (deal.adId === null || deal.ad === null) return { refusal: 'Qui non si parla di un veicolo in vendita.' }
  if (await isTakenByAnother(db, { adId: deal.adId, id: deal.id }))
    return { refusal: 'Chi vende si è già accordato con un’altra persona. Se quell’affare salta, qui si può riprendere.' }
  if (!deal.isConfirmed) return { refusal: 'Chi compra deve prima confermare il suo indirizzo e-mail, con il link che ha ricevuto.' }
  if (live?.state === 'agreed') return { notice: 'Vi siete già accordati: ora preparate le carte.' }
  if (live?.state === 'taken' && live.author === party.side) return { notice: 'Già fatto: aspettiamo l’altra persona.' }
  if (live?.state === 'taken') return agree(db, { ...deal, adId: deal.adId }, live, press)
  if (!live) {
    if (saleId !== null) return { refusal: changedText }
    if (!(await hasMet(db, deal.id))) return { refusal: 'Prima accordatevi sul prezzo o vedete l’auto insieme: poi si decide qui.' }
  }
  const priceEuro = live ? live.priceEuro : await priceOf(db, deal)
  const text = `${party.side === 'buyer' ? 'La prendo' : 'Te la vendo'}${priceText(priceEuro)}. Manca solo il tuo sì: è ancora un accordo a parole.`
  const messageId = await say(db, deal, party, text, {
    subject: `Affare fatto per ${deal.title}?`,
    lead: `${nameOf(party.side, deal)} ${party.side === 'buyer' ? 'prende' : 'ti vende'} «${deal.title}»${priceText(priceEuro)}. Se va bene anche a te, confermalo nella conversazione: poi vi diciamo passo per passo cosa fare.`,
    button: 'Rispondi',
  })
  const place = { messageId, adId: deal.adId, author: party.side }
  if (live) await moveSale(db, live, { move: 'take', by: byOf(live, party.side), side: party.side, messageId, now })
  else {
    await insertSale(db, { ...place, replyId: deal.id, state: 'open', priceEuro }, now)
    const [opened] = (await listSales(db, deal.id)).slice(-1)
    if (opened) await moveSale(db, opened, { move: 'take', by: 'author', side: party.side, now })
  }
  return { notice: 'Segnato. Ti scriviamo appena l’altra persona risponde.' }
}

async function agree(db: Db, deal: Deal & { adId: number }, sale: Sale, { party, now }: Press): Promise<Outcome> {
  const lead = `per «${deal.title}» vi siete accordati${priceText(sale.priceEuro)}. Ora preparate le carte: nella conversazione trovi i passi, in ordine.`
  const wording = { subject: `Affare fatto: ${deal.title}`, lead, button: 'Vedi i passi' }
  const messageId = await say(db, deal, party, `Affare fatto${priceText(sale.priceEuro)}. Ora prepariamo le carte.`, wording)
  await informOne(db, deal, party.side, wording)
  await moveSale(db, sale, { move: 'agree', by: byOf(sale, party.side), side: party.side, messageId, now })
  const active = await findActive(db, deal.adId)
  if (active?.replyId === deal.id) await endReservation(db, active.id, 'dealt', now)
  if (deal.ad?.status === 'published') await updateAd(db, deal.adId, { status: 'reserved' })
  if (deal.ad?.status === 'reserved') await updateAd(db, deal.adId, { reservedUntil: null })
  return { notice: 'Affare fatto! Ora preparate le carte: i passi sono qui, in ordine.' }
}

/** Ends a sale, by either side: the contract's data is gone at once, the price stands no more and the vehicle is for sale again. */
export async function failSale(
  db: Db,
  deal: Deal,
  { saleId, reason }: { saleId: number; reason: FailReason },
  { party, now }: Press,
): Promise<Outcome> {
  const settled = await settleSale(db, deal, now)
  if ('over' in settled) return { refusal: settled.over }
  const sale = (await listSales(db, deal.id)).find(({ id }) => id === saleId)
  if (!sale) return { refusal: changedText }
  if (sale.state === 'failed' && sale.changedBy === party.side) return { notice: 'Già fatto: l’affare è chiuso.' }
  if (saleStateAfter(sale, 'fail', byOf(sale, party.side)) === undefined) return { refusal: standing(sale) }
  const messageId = await say(db, deal, party, `L’affare è saltato: ${failReasons[reason].toLowerCase()}.`, {
    subject: `Affare saltato per ${deal.title}`,
    lead: `${nameOf(party.side, deal)} ha chiuso l’affare per «${deal.title}». Nessuno deve niente all’altro, e i dati del contratto sono cancellati.`,
    button,
  })
  if (reason === 'soldi') await noteAccusation(db, { replyId: deal.id, messageId, side: otherSide(party.side) })
  const offer = await findOfferInTheAir(db, deal.id)
  if (offer?.state === 'accepted')
    await moveOffer(db, offer, { move: 'stepBack', by: offer.author === party.side ? 'author' : 'other', side: party.side, now })
  await endReservationOf(db, deal, now)
  await dropSale(db, sale, { side: party.side, messageId, now })
  return { notice: 'L’affare è chiuso e i dati del contratto sono cancellati. Lo abbiamo scritto all’altra persona.' }
}

/** What goes when one steps back from the accepted price; the mail is the one of that. */
export async function dropSale(
  db: Db,
  sale: Sale,
  { side, messageId = sale.messageId, now }: { side: Party; messageId?: number; now: Date },
): Promise<void> {
  await moveSale(db, sale, { move: 'fail', by: byOf(sale, side), side, messageId, now })
  await erasePaper(db, sale.id)
  if (sale.state === 'agreed') await freeAd(db, sale.adId)
}

/** «Venduta»: the vehicle has changed hands. A price, as its seller typed it, is stored without the ad. */
export async function sellSale(
  db: Db,
  deal: Deal,
  { saleId, typedPrice }: { saleId: number; typedPrice: string },
  { party, now }: Press,
): Promise<Outcome> {
  const settled = await settleSale(db, deal, now)
  if ('over' in settled) return { refusal: settled.over }
  const sale = (await listSales(db, deal.id)).find(({ id }) => id === saleId)
  if (!sale || deal.ad === null) return { refusal: changedText }
  if (sale.state === 'sold') return { notice: 'Già fatto: l’annuncio dice «Venduta».' }
  if (saleStateAfter(sale, 'sell', byOf(sale, party.side)) === undefined) return { refusal: standing(sale) }
  const paidEuro = party.side === 'seller' && typedPrice !== '' ? readPaidPrice(typedPrice, deal.ad.priceCents) : null
  const lead =
    party.side === 'seller'
      ? `«${deal.title}» è segnata come venduta. Hai 60 giorni dalla firma per il passaggio, se non è già fatto allo sportello.`
      : `${nameOf('buyer', deal)} dice che «${deal.title}» è sua: l’annuncio ora dice «Venduta». Se non è così, pubblicalo di nuovo dai tuoi annunci.`
  const messageId = await say(db, deal, party, 'Venduta: l’auto ha cambiato mani.', { subject: `Venduta: ${deal.title}`, lead, button })
  await moveSale(db, sale, { move: 'sell', by: byOf(sale, party.side), side: party.side, messageId, now })
  await shortenPaper(db, sale.id, now)
  await updateAd(db, sale.adId, { status: 'sold', deletedFrom: null, closedAt: now })
  if (paidEuro !== null) await recordPaidPrice(db, sale.adId, { paidEuro, foundHere: true })
  return { notice: 'Venduta, complimenti! L’annuncio lo dice, e chi l’aveva salvata lo vede.' }
}

function byOf({ author }: Sale, side: Party): 'author' | 'other' {
  return author === side ? 'author' : 'other'
}

function standing({ state }: Sale): string {
  const texts: Readonly<Record<Sale['state'], string>> = {
    open: 'Prima dovete dire «affare fatto» tutti e due.',
    taken: 'Prima dovete dire «affare fatto» tutti e due.',
    agreed: changedText,
    failed: 'L’affare è già saltato.',
    sold: 'L’auto è già venduta.',
    lapsed: 'L’affare non vale più: l’annuncio o una delle due persone è cambiata.',
  }
  return texts[state]
}

function priceText(euro: number | null): string {
  return euro === null ? '' : ` per ${amountText(euro)}`
}

async function priceOf(db: Db, deal: Deal): Promise<number | null> {
  const offer = await findOfferInTheAir(db, deal.id)
  if (offer?.state === 'accepted') return offer.amountEuro
  return deal.ad?.priceCents ? Math.round(deal.ad.priceCents / 100) : null
}
