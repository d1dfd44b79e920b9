import type { InferGetServerSidePropsType } from 'next'
import { DealerStockScreen } from '@/components/screens/DealerStockScreen'
import { pageProps } from '@/lib/edge/page/page-props.server'
import { listDealerships, requireDealership } from '@/lib/people/dealerships/require-dealership.server'
import { readStockQuery } from '@/lib/people/selling/stock'
import { listStock } from '@/lib/people/selling/stock.server'

export const getServerSideProps = pageProps(
  async ({ db, context: { query }, requireUser }) => {
    const user = await requireUser()
    const dealership = await requireDealership(db, user, query['concessionaria'])
    return {
      dealership,
      dealerships: await listDealerships(db, user.id),
      stock: await listStock(db, dealership, readStockQuery(query)),
    }
  },
  { form: true },
)

export default function DealerStockPage({
  dealership,
  dealerships,
  stock,
  csrf,
  outcome,
}: InferGetServerSidePropsType<typeof getServerSideProps>) {
  return <DealerStockScreen dealership={dealership} dealerships={dealerships} stock={stock} csrf={csrf} outcome={outcome} />
}
