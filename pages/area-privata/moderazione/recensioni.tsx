import type { InferGetServerSidePropsType } from 'next'
import { ReviewQueueScreen } from '@/components/screens/staff/ReviewQueueScreen'
import { listWaitingReviews } from '@/lib/accounts/reviews/review-queries.server'
import { requireModerator } from '@/lib/accounts/users/user'
import { pageProps } from '@/lib/server/page/page-props.server'

export const getServerSideProps = pageProps(
  async ({ db, requireUser }) => {
    requireModerator(await requireUser())
    return { waiting: await listWaitingReviews(db) }
  },
  { form: true },
)

export default function ReviewQueuePage({ waiting, csrf, outcome }: InferGetServerSidePropsType<typeof getServerSideProps>) {
  return <ReviewQueueScreen waiting={waiting} csrf={csrf} outcome={outcome} />
}
