import type { InferGetServerSidePropsType } from 'next'
import { DealerPricesScreen } from '@/components/screens/dealers/DealerPricesScreen'
import { listDealerTabs } from '@/lib/accounts/contact/leads/dealer-tabs.server'
import { requireDealership } from '@/lib/accounts/dealerships/require-dealership.server'
import { previewInAddress } from '@/lib/accounts/selling/stock-prices.server'
import { pageProps } from '@/lib/server/page/page-props.server'

export const getServerSideProps = pageProps(
  async ({ db, context: { query }, requireUser }) => {
    const user = await requireUser()
    const dealership = await requireDealership(db, user, query['concessionaria'], 'changeStock')
    return { dealership, ...(await previewInAddress(db, dealership, query)), dealerships: await listDealerTabs(db, user, dealership) }
  },
  { form: true },
)

export default function DealerPricesPage({ outcome: _outcome, ...page }: InferGetServerSidePropsType<typeof getServerSideProps>) {
  return <DealerPricesScreen {...page} />
}
