import type { InferGetServerSidePropsType } from 'next'
import { DealerStatisticsScreen } from '@/components/screens/dealers/DealerStatisticsScreen'
import { vehiclesShown } from '@/lib/accounts/contact/leads/dealer-statistics'
import { getStatistics } from '@/lib/accounts/contact/leads/dealer-statistics.server'
import { listDealerTabs } from '@/lib/accounts/contact/leads/dealer-tabs.server'
import { getMarketReach } from '@/lib/accounts/contact/leads/market-reach.server'
import { requireDealership } from '@/lib/accounts/dealerships/require-dealership.server'
import { pageProps } from '@/lib/server/page/page-props.server'

export const getServerSideProps = pageProps(async ({ db, context: { query }, requireUser }) => {
  const user = await requireUser()
  const dealership = await requireDealership(db, user, query['concessionaria'])
  return {
    dealership,
    dealerships: await listDealerTabs(db, user, dealership),
    statistics: await getStatistics(db, dealership, vehiclesShown),
    market: await getMarketReach(db, dealership),
  }
})

export default function DealerStatisticsPage({
  dealership,
  dealerships,
  statistics,
  market,
}: InferGetServerSidePropsType<typeof getServerSideProps>) {
  return <DealerStatisticsScreen dealership={dealership} dealerships={dealerships} statistics={statistics} market={market} />
}
