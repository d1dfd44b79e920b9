import type { InferGetServerSidePropsType } from 'next'
import { DealerPricesScreen } from '@/components/screens/dealers/DealerPricesScreen'
import { listDealerships, requireDealership } from '@/lib/accounts/dealerships/require-dealership.server'
import { parsePriceChange } from '@/lib/accounts/selling/price-change'
import { readChosen } from '@/lib/accounts/selling/stock'
import { previewPrices } from '@/lib/accounts/selling/stock-prices.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import { pageProps } from '@/lib/server/page/page-props.server'

export const getServerSideProps = pageProps(
  async ({ db, context: { query }, requireUser }) => {
    const user = await requireUser()
    const dealership = await requireDealership(db, user, query['concessionaria'], 'changeStock')
    const { annunci, variazione, elenco } = query
    const change = typeof variazione === 'string' ? parsePriceChange(variazione) : undefined
    const ids = readChosen(annunci)
    if (!change || ids.length === 0) throw new AppError('notFound', 'nothing to look at')
    const prices = await previewPrices(db, dealership, ids, change)
    if (prices.length === 0) throw new AppError('notFound', 'none of this dealer’s')
    return {
      ...{ dealership, prices },
      dealerships: await listDealerships(db, user.id),
      variation: String(variazione),
      list: typeof elenco === 'string' ? elenco : '',
    }
  },
  { form: true },
)

export default function DealerPricesPage({
  dealership,
  dealerships,
  prices,
  variation,
  list,
  csrf,
}: InferGetServerSidePropsType<typeof getServerSideProps>) {
  return (
    <DealerPricesScreen dealership={dealership} dealerships={dealerships} prices={prices} variation={variation} list={list} csrf={csrf} />
  )
}
