import type { InferGetServerSidePropsType } from 'next'
import { LazyAdScreen } from '@/components/screens/LazyAdScreen'
import { findAdInHand } from '@/lib/accounts/selling/ad-in-hand.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import { italianDay } from '@/lib/kernel/italian/italian-time'
import { adIdOf } from '@/lib/kernel/routes/routes'
import { withQuery } from '@/lib/kernel/routes/with-query'
import { isGone } from '@/lib/market/ads/ad'
import { showsSection } from '@/lib/market/ads/ad-facts'
import { findAdPage, wasRemoved } from '@/lib/market/ads/ad-queries.server'
import { adCosts } from '@/lib/market/ads/page/ad-costs.server'
import { sendAdPage } from '@/lib/market/ads/page/sent-ad-page'
import { summaryOf } from '@/lib/market/dossier/dossier'
import { findDossier } from '@/lib/market/dossier/find-dossier.server'
import { buyerProvinceParam } from '@/lib/market/running-costs/buyer-province'
import { drivingWords } from '@/lib/market/running-costs/driving-words'
import { readBuyerProvince } from '@/lib/market/running-costs/read-buyer-province'
import { pageProps } from '@/lib/server/page/page-props.server'

export const getServerSideProps = pageProps(async ({ db, context, user, redirect }) => {
  const slug = String(context.params?.['slug'] ?? '')
  const id = adIdOf(slug)
  const page = id === undefined ? undefined : await findAdPage(db, id)
  if (!page) throw new AppError(id !== undefined && (await wasRemoved(db, id)) ? 'gone' : 'notFound')
  if (isGone(page.ad, new Date())) throw new AppError('gone')
  if (page.href !== `/annuncio/${slug}`) redirect(withQuery(page.href, context.resolvedUrl), 'permanent')
  const province = readBuyerProvince(context.query[buyerProvinceParam], page.ad.provinceCode)
  const now = new Date()
  return {
    page: sendAdPage(page),
    own: user ? await findAdInHand(db, user, page.ad.id) : null,
    province,
    costs: adCosts(page, province.code, now),
    licences: drivingWords(page.ad, italianDay(now)),
    dossier: showsSection('past', page.ad) ? summaryOf(await findDossier(db, page.ad, now)) : null,
  }
})

export default function AdDetailPage({
  page,
  province,
  costs,
  licences,
  dossier,
  own,
  siteUrl,
  userProfile,
}: InferGetServerSidePropsType<typeof getServerSideProps>) {
  const sender = userProfile && { name: userProfile.displayName, email: userProfile.email, phone: userProfile.phone }
  return (
    <LazyAdScreen
      key={page.href}
      sent={page}
      costs={costs}
      province={province}
      licences={licences}
      dossier={dossier}
      siteUrl={siteUrl}
      sender={sender}
      own={own}
    />
  )
}
