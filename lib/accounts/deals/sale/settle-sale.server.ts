import { type Deal, obstacleOf } from '@/lib/accounts/deals/open-deal.server'
import { freeAd } from '@/lib/accounts/deals/reservations/move-reservation.server'
import { inform, informOne } from '@/lib/accounts/deals/say.server'
import { settleOffer } from '@/lib/accounts/deals/settle-offer.server'
import { findOfferInTheAir, moveOffer } from '@/lib/accounts/deals/store-offers.server'
import type { Db } from '@/lib/kernel/db/db.server'
import { erasePaper, shortenPaper } from './contract/papers.server'
import type { Sale } from './sale'
import { findLiveSale, moveSale } from './sales.server'

/** What the market has done to the sale of a locked conversation, with its mails: the sale that goes on, or why nothing does, in words for both. */
export async function settleSale(db: Db, deal: Deal, now: Date): Promise<{ live: Sale | undefined } | { over: string }> {
  const live = await findLiveSale(db, deal.id)
  if (!live) return { live }
  const obstacle = await obstacleOf(db, deal)
  if (obstacle === null) return { live }
  if (live.state === 'agreed' && deal.ad?.status === 'sold') return soldElsewhere(db, deal, live, now)
  await moveSale(db, live, { move: 'lapse', by: 'market', side: null, now })
  await erasePaper(db, live.id)
  if (live.state === 'open') {
    await settleOffer(db, deal, now) // nobody had taken it: the mail of its offer says enough
    return { over: obstacle }
  }
  const offer = await findOfferInTheAir(db, deal.id)
  if (offer?.state === 'accepted') await moveOffer(db, offer, { move: 'lapse', by: 'market', side: null, now })
  if (live.state === 'agreed') await freeAd(db, live.adId)
  const lead = `l’affare per «${deal.title}» non vale più. ${obstacle} Nessuno deve niente all’altro, e i dati del contratto sono cancellati.`
  await inform(db, deal, { subject: `L’affare per ${deal.title} non vale più`, lead, button: 'Apri la conversazione' })
  return { over: obstacle }
}

/** Its seller has marked the ad as sold by another button: the vehicle went to the one they had agreed with. */
async function soldElsewhere(db: Db, deal: Deal, live: Sale, now: Date): Promise<{ live: undefined }> {
  await moveSale(db, live, { move: 'sell', by: live.author === 'seller' ? 'author' : 'other', side: 'seller', now })
  await shortenPaper(db, live.id, now)
  const lead = `«${deal.title}» è segnata come venduta. Hai 60 giorni dalla firma per il passaggio, se non è già fatto allo sportello.`
  await informOne(db, deal, 'buyer', { subject: `Venduta: ${deal.title}`, lead, button: 'Apri la conversazione' })
  return { live: undefined }
}
