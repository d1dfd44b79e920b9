import type { InferGetServerSidePropsType } from 'next'
import { AdPriceScreen } from '@/components/screens/AdPriceScreen'
import { AppError } from '@/lib/kernel/errors/app-error'
import { adIdOf, adPricePath } from '@/lib/kernel/routes/routes'
import { withQuery } from '@/lib/kernel/routes/with-query'
import { isGone } from '@/lib/market/ads/ad'
import { findAdUse } from '@/lib/market/ads/ad-use.server'
import { findAdPrice } from '@/lib/market/ads/page/ad-price-page.server'
import { findPublicNextFact } from '@/lib/market/valuation/next-facts.server'
import { findOnOffer } from '@/lib/market/valuation/value-vehicle.server'
import { pageProps } from '@/lib/server/page/page-props.server'

export const getServerSideProps = pageProps(async ({ db, context, redirect }) => {
  const slug = String(context.params?.['slug'] ?? '')
  const id = adIdOf(slug)
  const page = id === undefined ? undefined : await findAdPrice(db, id)
  if (!page) throw new AppError('notFound')
  if (isGone(page, new Date())) throw new AppError('gone')
  if (page.href !== `/annuncio/${slug}`) redirect(withQuery(adPricePath(page.href), context.resolvedUrl), 'permanent')
  const use = await findAdUse(db, page.card.id, context.query, new Date())
  const others = use?.onSale.model ? await findOnOffer(db, use.onSale.model) : null
  const next = await findPublicNextFact(db, page)
  return { page, use, othersDaysOnline: others?.daysOnline ?? null, next }
})

export default function AdPricePage({ page, use, othersDaysOnline, next }: InferGetServerSidePropsType<typeof getServerSideProps>) {
  return <AdPriceScreen page={page} use={use} othersDaysOnline={othersDaysOnline} next={next} />
}
