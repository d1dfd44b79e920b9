import type { Db } from '@/lib/kernel/db/db.server'
import { euroText } from '@/lib/market/catalogue/number-text'
import { amountText, isLast, type Offer, untilText } from './offer'
import { type Deal, obstacleOf } from './open-deal.server'
import { findLiveSale, isSoldHere, moveSale } from './sale/sales.server'
import { inform, informOne, otherSide } from './say.server'
import { findOfferInTheAir, moveOffer, noteOfferReminder } from './store-offers.server'

/** What the clock or the market has done to the offer of a locked conversation, with its mails: why it is over, in words for both; undefined where it stands. */
export async function settleOffer(db: Db, deal: Deal, now: Date): Promise<string | undefined> {
  const offer = await findOfferInTheAir(db, deal.id)
  if (!offer || (offer.state === 'accepted' && (await isSoldHere(db, deal.id)))) return undefined
  const lapse = await lapseOf(db, deal, offer)
  if (lapse !== null) {
    const sale = offer.state === 'accepted' ? await findLiveSale(db, deal.id) : undefined
    if (sale && sale.state !== 'open') return lapse // `settleSale` ends both, with one mail
    if (sale) await moveSale(db, sale, { move: 'lapse', by: 'market', side: null, now })
    await moveOffer(db, offer, { move: 'lapse', by: 'market', side: null, now })
    const lead = `la proposta di ${amountText(offer.amountEuro)} per «${deal.title}» non vale più. ${lapse} Nessuno deve più rispondere.`
    await inform(db, deal, {
      subject: `La proposta per ${deal.title} non vale più`,
      lead,
      button: 'Apri la conversazione',
      about: 'offers',
    })
    return lapse
  }
  if (offer.state !== 'sent') return undefined
  if (offer.expiresAt > now) return remindOf(db, deal, offer, now)
  await moveOffer(db, offer, { move: 'expire', by: 'clock', side: null, now })
  const lead = `la proposta di ${amountText(offer.amountEuro)} per «${deal.title}» è scaduta senza risposta: non impegna più nessuno. Se interessa ancora, se ne può fare un’altra.`
  await inform(db, deal, { subject: `Scaduta la proposta per ${deal.title}`, lead, button: 'Apri la conversazione', about: 'offers' })
  return 'La proposta è scaduta.'
}

/** Writes to who has to answer, once, when an offer is about to expire. */
async function remindOf(db: Db, deal: Deal, offer: Offer, now: Date): Promise<undefined> {
  if (!isLast(offer, now) || !(await noteOfferReminder(db, offer.id, now))) return
  const lead = `la proposta di ${amountText(offer.amountEuro)} per «${deal.title}» scade ${untilText(offer.expiresAt)}. Puoi accettare, rilanciare o dire di no.`
  const wording = { subject: `Sta per scadere la proposta per ${deal.title}`, lead, button: 'Rispondi alla proposta' }
  await informOne(db, deal, otherSide(offer.author), wording)
}

async function lapseOf(db: Db, deal: Deal, offer: Offer): Promise<string | null> {
  const obstacle = await obstacleOf(db, deal)
  const priceCents = deal.ad?.priceCents ?? null
  if (obstacle !== null || offer.state !== 'sent' || priceCents === offer.askedCents) return obstacle
  return priceCents === null ? 'Il prezzo non è più indicato.' : `Il prezzo è cambiato: ora è ${euroText(priceCents)}.`
}
