import type { InferGetServerSidePropsType } from 'next'
import { ReviewDeskScreen } from '@/components/screens/ReviewDeskScreen'
import { pageProps } from '@/lib/edge/page/page-props.server'
import { listWaitingReviews } from '@/lib/people/reviews/review-queries.server'
import { requireModerator } from '@/lib/people/users/user'

export const getServerSideProps = pageProps(
  async ({ db, requireUser }) => {
    requireModerator(await requireUser())
    return { waiting: await listWaitingReviews(db) }
  },
  { form: true },
)

export default function ReviewDeskPage({ waiting, csrf, outcome }: InferGetServerSidePropsType<typeof getServerSideProps>) {
  return <ReviewDeskScreen waiting={waiting} csrf={csrf} outcome={outcome} />
}
