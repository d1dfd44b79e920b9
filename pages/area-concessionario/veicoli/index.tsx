import type { InferGetServerSidePropsType } from 'next'
import { DealerStockScreen } from '@/components/screens/DealerStockScreen'
import { pageProps } from '@/lib/edge/page/page-props.server'
import { mayIn } from '@/lib/people/dealerships/dealership'
import { listDealerships, requireDealership } from '@/lib/people/dealerships/require-dealership.server'
import { listStockDrafts } from '@/lib/people/selling/draft-queries.server'
import { readStockQuery } from '@/lib/people/selling/stock'
import { listStock } from '@/lib/people/selling/stock.server'

export const getServerSideProps = pageProps(
  async ({ db, context: { query }, requireUser }) => {
    const user = await requireUser()
    const dealership = await requireDealership(db, user, query['concessionaria'])
    return {
      dealership,
      dealerships: await listDealerships(db, user.id),
      drafts: mayIn(dealership, 'changeStock') ? await listStockDrafts(db, dealership.dealerId) : [],
      stock: await listStock(db, dealership, readStockQuery(query)),
    }
  },
  { form: true },
)

export default function DealerStockPage({
  dealership,
  dealerships,
  stock,
  drafts,
  csrf,
  outcome,
}: InferGetServerSidePropsType<typeof getServerSideProps>) {
  return <DealerStockScreen dealership={dealership} dealerships={dealerships} stock={stock} drafts={drafts} csrf={csrf} outcome={outcome} />
}
