import type { InferGetServerSidePropsType } from 'next'
import { DealerScreen } from '@/components/screens/DealerScreen'
import { findDealerReviews } from '@/lib/accounts/reviews/review-queries.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import { findDealerPage } from '@/lib/market/ads/dealers/dealer-page.server'
import { pageProps } from '@/lib/server/page/page-props.server'

export const getServerSideProps = pageProps(async ({ db, context }) => {
  const page = await findDealerPage(db, String(context.params?.['slug'] ?? ''), context.query)
  if (!page) throw new AppError('notFound')
  return { page, reviews: await findDealerReviews(db, page.dealer.id, context.query['recensioni'] === 'tutte') }
})

export default function DealerPage({ page, reviews, siteUrl, userProfile }: InferGetServerSidePropsType<typeof getServerSideProps>) {
  const sender = userProfile && { name: userProfile.displayName, email: userProfile.email, phone: userProfile.phone }
  return <DealerScreen key={page.dealer.id} page={page} reviews={reviews} siteUrl={siteUrl} sender={sender} />
}
