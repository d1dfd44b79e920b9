import type { InferGetServerSidePropsType } from 'next'
import { OwnReviewsScreen } from '@/components/screens/OwnReviewsScreen'
import { pageProps } from '@/lib/edge/page/page-props.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import { listOwnReviews } from '@/lib/people/reviews/review-queries.server'
import { findReviewable } from '@/lib/people/reviews/write-review.server'

export const getServerSideProps = pageProps(
  async ({ db, context: { query }, requireUser }) => {
    const user = await requireUser()
    const asked = query['concessionaria']
    const wanted = asked === undefined ? null : await findReviewable(db, user, asked)
    if (wanted === undefined) throw new AppError('notFound')
    return { reviews: await listOwnReviews(db, user), wanted }
  },
  { form: true },
)

export default function OwnReviewsPage({ reviews, wanted, csrf, outcome }: InferGetServerSidePropsType<typeof getServerSideProps>) {
  return <OwnReviewsScreen reviews={reviews} wanted={wanted} csrf={csrf} outcome={outcome} />
}
