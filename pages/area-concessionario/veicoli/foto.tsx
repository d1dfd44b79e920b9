import type { InferGetServerSidePropsType } from 'next'
import { DealerPhotosScreen } from '@/components/screens/dealers/DealerPhotosScreen'
import { listDealerTabs } from '@/lib/accounts/contact/leads/dealer-tabs.server'
import { requireDealership } from '@/lib/accounts/dealerships/require-dealership.server'
import { listStockDrafts } from '@/lib/accounts/selling/drafts/draft-queries.server'
import { pageProps } from '@/lib/server/page/page-props.server'

export const getServerSideProps = pageProps(
  async ({ db, context: { query }, requireUser }) => {
    const user = await requireUser()
    const dealership = await requireDealership(db, user, query['concessionaria'], 'changeStock')
    return {
      dealership,
      dealerships: await listDealerTabs(db, user, dealership),
      drafts: (await listStockDrafts(db, dealership.dealerId)).filter(({ adId }) => adId !== null),
    }
  },
  { form: true },
)

export default function DealerPhotosPage(page: InferGetServerSidePropsType<typeof getServerSideProps>) {
  return <DealerPhotosScreen {...page} />
}
