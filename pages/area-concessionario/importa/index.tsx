import type { InferGetServerSidePropsType } from 'next'
import { DealerImportsScreen } from '@/components/screens/dealers/DealerImportsScreen'
import { listDealerTabs } from '@/lib/accounts/contact/leads/dealer-tabs.server'
import { requireDealership } from '@/lib/accounts/dealerships/require-dealership.server'
import { findFeed } from '@/lib/market/dealer-imports/dealer-feeds.server'
import { listImports } from '@/lib/market/dealer-imports/dealer-imports.server'
import { pageProps } from '@/lib/server/page/page-props.server'

export const getServerSideProps = pageProps(
  async ({ db, context: { query }, requireUser }) => {
    const user = await requireUser()
    const dealership = await requireDealership(db, user, query['concessionaria'])
    const { dealerId } = dealership
    return {
      dealership,
      dealerships: await listDealerTabs(db, user, dealership),
      imports: await listImports(db, dealerId),
      feed: await findFeed(db, dealerId),
    }
  },
  { form: true },
)

export default function DealerImportsPage({
  dealership,
  dealerships,
  imports,
  feed,
  csrf,
  outcome,
}: InferGetServerSidePropsType<typeof getServerSideProps>) {
  return (
    <DealerImportsScreen dealership={dealership} dealerships={dealerships} imports={imports} feed={feed} csrf={csrf} outcome={outcome} />
  )
}
