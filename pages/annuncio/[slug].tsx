import type { InferGetServerSidePropsType } from 'next'
import { LazyAdScreen } from '@/components/screens/LazyAdScreen'
import { pageProps } from '@/lib/edge/page/page-props.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import { adIdOf } from '@/lib/kernel/routes/routes'
import { isGone } from '@/lib/market/ads/ad'
import { findAdPage } from '@/lib/market/ads/ad-queries.server'
import { sendAdPage } from '@/lib/market/ads/sent-ad-page'

export const getServerSideProps = pageProps(async ({ db, context, redirect }) => {
  const slug = String(context.params?.['slug'] ?? '')
  const id = adIdOf(slug)
  const page = id === undefined ? undefined : await findAdPage(db, id)
  if (!page) throw new AppError('notFound')
  if (isGone(page.ad, new Date())) throw new AppError('gone')
  if (page.href !== `/annuncio/${slug}`) redirect(page.href, 'permanent')
  return { page: sendAdPage(page) }
})

export default function AdDetailPage({ page, siteUrl, userProfile }: InferGetServerSidePropsType<typeof getServerSideProps>) {
  const sender = userProfile && { name: userProfile.displayName, email: userProfile.email, phone: userProfile.phone }
  return <LazyAdScreen key={page.href} sent={page} siteUrl={siteUrl} sender={sender} />
}
