import type { InferGetServerSidePropsType } from 'next'
import { DealerStockScreen } from '@/components/screens/dealers/DealerStockScreen'
import { listDealerTabs } from '@/lib/accounts/contact/leads/dealer-tabs.server'
import { mayIn } from '@/lib/accounts/dealerships/dealership'
import { requireDealership } from '@/lib/accounts/dealerships/require-dealership.server'
import { listStockDrafts } from '@/lib/accounts/selling/drafts/draft-queries.server'
import { readStockQuery } from '@/lib/accounts/selling/stock'
import { listStock } from '@/lib/accounts/selling/stock.server'
import { findNextFacts } from '@/lib/market/valuation/next-facts.server'
import { pageProps } from '@/lib/server/page/page-props.server'

export const getServerSideProps = pageProps(
  async ({ db, context: { query }, requireUser }) => {
    const user = await requireUser()
    const dealership = await requireDealership(db, user, query['concessionaria'])
    const stock = await listStock(db, dealership, readStockQuery(query))
    const ids = stock.vehicles.map(({ card }) => card.id)
    return {
      dealership,
      dealerships: await listDealerTabs(db, user, dealership),
      drafts: mayIn(dealership, 'changeStock') ? await listStockDrafts(db, dealership.dealerId) : [],
      stock,
      nextFacts: Object.fromEntries(await findNextFacts(db, ids)),
    }
  },
  { form: true },
)

export default function DealerStockPage({
  dealership,
  dealerships,
  stock,
  nextFacts,
  drafts,
  csrf,
  outcome,
}: InferGetServerSidePropsType<typeof getServerSideProps>) {
  const whose = { dealership, dealerships, csrf, outcome }
  return <DealerStockScreen {...whose} stock={stock} nextFacts={nextFacts} drafts={drafts} />
}
