import type { InferGetServerSidePropsType } from 'next'
import { AdLoanScreen } from '@/components/screens/AdLoanScreen'
import { AppError } from '@/lib/kernel/errors/app-error'
import { adLoanPath } from '@/lib/kernel/routes/deals'
import { adIdOf } from '@/lib/kernel/routes/routes'
import { withQuery } from '@/lib/kernel/routes/with-query'
import { isGone } from '@/lib/market/ads/ad'
import { getAdCards } from '@/lib/market/ads/ad-cards.server'
import { findPublicAd } from '@/lib/market/ads/ad-queries.server'
import { findLoanUse } from '@/lib/market/ads/loan-use.server'
import { readLoan } from '@/lib/market/financing/read-loan'
import { pageProps } from '@/lib/server/page/page-props.server'

export const getServerSideProps = pageProps(async ({ db, context, redirect }) => {
  const slug = String(context.params?.['slug'] ?? '')
  const id = adIdOf(slug)
  const ad = id === undefined ? undefined : (await findPublicAd(db, id))?.ad
  const [card] = ad ? await getAdCards(db, [ad.id]) : []
  if (!ad || !card) throw new AppError('notFound')
  if (isGone(ad, new Date())) throw new AppError('gone')
  if (card.href !== `/annuncio/${slug}`) redirect(withQuery(adLoanPath(card.href), context.resolvedUrl), 'permanent')
  const isOnOffer = ad.status === 'published' && ad.offerType !== 'noleggio' && ad.priceCents !== null
  const reading = isOnOffer ? readLoan(context.query, Math.round((ad.priceCents ?? 0) / 100)) : null
  return { card, reading, use: reading && (await findLoanUse(db, ad, context.query, reading, new Date())) }
})

export default function AdLoanPage({ card, reading, use }: InferGetServerSidePropsType<typeof getServerSideProps>) {
  return <AdLoanScreen card={card} reading={reading} use={use} />
}
