import type { InferGetServerSidePropsType } from 'next'
import { DealerReviewsScreen } from '@/components/screens/DealerReviewsScreen'
import { pageProps } from '@/lib/edge/page/page-props.server'
import { listDealerships, requireDealership } from '@/lib/people/dealerships/require-dealership.server'
import { listReceived } from '@/lib/people/reviews/review-queries.server'

export const getServerSideProps = pageProps(
  async ({ db, context: { query }, requireUser }) => {
    const user = await requireUser()
    const dealership = await requireDealership(db, user, query['concessionaria'])
    return { dealership, dealerships: await listDealerships(db, user.id), reviews: await listReceived(db, dealership.dealerId) }
  },
  { form: true },
)

export default function DealerReviewsPage({
  dealership,
  dealerships,
  reviews,
  csrf,
  outcome,
}: InferGetServerSidePropsType<typeof getServerSideProps>) {
  return <DealerReviewsScreen dealership={dealership} dealerships={dealerships} reviews={reviews} csrf={csrf} outcome={outcome} />
}
