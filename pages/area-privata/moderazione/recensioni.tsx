import type { InferGetServerSidePropsType } from 'next'
import { ReviewDeskScreen } from '@/components/screens/staff/ReviewDeskScreen'
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
  return <ReviewDeskScreen waiting={waiting} csrf={csrf} outcome={outcome} />
}
