import type { InferGetServerSidePropsType } from 'next'
import { OwnReviewsScreen } from '@/components/screens/accounts/OwnReviewsScreen'
import { listOwnReviews } from '@/lib/accounts/reviews/review-queries.server'
import { findReviewable } from '@/lib/accounts/reviews/write-review.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import { pageProps } from '@/lib/server/page/page-props.server'

export const getServerSideProps = pageProps(
  async ({ db, context: { query }, requireUser }) => {
    const user = await requireUser()
    const slug = query['concessionaria']
    const wanted = slug === undefined ? null : await findReviewable(db, user, slug)
    if (wanted === undefined) throw new AppError('notFound')
    return { reviews: await listOwnReviews(db, user), wanted }
  },
  { form: true },
)

export default function OwnReviewsPage({ reviews, wanted, csrf, outcome }: InferGetServerSidePropsType<typeof getServerSideProps>) {
  return <OwnReviewsScreen reviews={reviews} wanted={wanted} csrf={csrf} outcome={outcome} />
}
