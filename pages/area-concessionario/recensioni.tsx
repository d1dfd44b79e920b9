import type { InferGetServerSidePropsType } from 'next'
import { DealerReviewsScreen } from '@/components/screens/dealers/DealerReviewsScreen'
import { listDealerTabs } from '@/lib/accounts/contact/leads/dealer-tabs.server'
import { requireDealership } from '@/lib/accounts/dealerships/require-dealership.server'
import { listReceived } from '@/lib/accounts/reviews/review-queries.server'
import { pageProps } from '@/lib/server/page/page-props.server'

export const getServerSideProps = pageProps(
  async ({ db, context: { query }, requireUser }) => {
    const user = await requireUser()
    const dealership = await requireDealership(db, user, query['concessionaria'])
    return { dealership, dealerships: await listDealerTabs(db, user, dealership), reviews: await listReceived(db, dealership.dealerId) }
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
