import { unnamedSeller } from '@/lib/accounts/contact/reply'
import type { User } from '@/lib/accounts/users/user'
import type { Db } from '@/lib/kernel/db/db.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import { hasPublicPage, takesContacts } from '@/lib/market/ads/ad'
import { getAdCards } from '@/lib/market/ads/ad-cards.server'
import { explainAd } from '@/lib/market/price-rating/explain-ad.server'
import { standingScale, standingText } from './deal-view'
import { inSentence, readAmount } from './offer'
import { type OfferPage, readyAmounts } from './offer-page'
import { listOwnValuations } from './part-exchange.server'
import { findOwnThreadAbout } from './send-offer.server'

/** The page for an offer of an account; an ad that nobody sees is not there. */
export async function findOfferPage(db: Db, user: User, adId: number, amount: string): Promise<OfferPage> {
  const [car] = await getAdCards(db, [adId])
  if (!car || !hasPublicPage(car.status)) throw new AppError('notFound', 'no such ad')
  const [explained, replyId] = await Promise.all([explainAd(db, adId), findOwnThreadAbout(db, user, adId)])
  const similar = (explained?.comparables ?? []).map(({ adjustedEuro }) => adjustedEuro)
  const stand = (euro: number) => standingText(euro, explained?.estimateEuro ?? null, similar)
  const read = car.priceCents === null || amount === '' ? undefined : readAmount(amount, car.priceCents)
  return {
    car,
    other: inSentence(car.seller.kind === 'concessionario' ? car.seller.name : unnamedSeller),
    ready: car.priceCents === null ? [] : readyAmounts(car.priceCents / 100, similar).map((one) => ({ ...one, text: stand(one.euro) })),
    standing: read && 'euro' in read ? stand(read.euro) : null,
    scale:
      car.priceCents === null
        ? null
        : standingScale(
            { amountEuro: read && 'euro' in read ? read.euro : null, askedCents: car.priceCents },
            explained?.estimateEuro ?? null,
          ),
    amount,
    over: overText(takesContacts(car.status), car.priceCents),
    replyId: replyId ?? null,
    valuations: await listOwnValuations(db, user.id),
  }
}

function overText(isOpen: boolean, priceCents: number | null): string | null {
  if (!isOpen) return 'Questo annuncio non è più disponibile.'
  return priceCents === null ? 'L’annuncio non indica un prezzo: scrivi prima al venditore.' : null
}
