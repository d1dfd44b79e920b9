import type { InferGetServerSidePropsType } from 'next'
import { DealerPricesScreen } from '@/components/screens/dealers/DealerPricesScreen'
import { listDealerships, requireDealership } from '@/lib/accounts/dealerships/require-dealership.server'
import { parsePriceChange } from '@/lib/accounts/selling/price-change'
import { chosenIn, isQuery } from '@/lib/accounts/selling/stock'
import { previewPrices } from '@/lib/accounts/selling/stock-prices.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import { pageProps } from '@/lib/server/page/page-props.server'

export const getServerSideProps = pageProps(
  async ({ db, context: { query }, requireUser }) => {
    const user = await requireUser()
    const dealership = await requireDealership(db, user, query['concessionaria'], 'changeStock')
    const { variazione, elenco } = query
    const variation = typeof variazione === 'string' ? variazione.slice(0, 40) : ''
    const chosen = chosenIn(query)
    if (!isQuery(chosen) && chosen.length === 0) throw new AppError('notFound', 'nothing to look at')
    const change = parsePriceChange(variation)
    const preview = await previewPrices(db, dealership, chosen, change ?? { kind: 'amount', cents: 0 }, new Date())
    if (preview.found === 0) throw new AppError('notFound', 'none of this dealer’s')
    return {
      ...{ dealership, preview, chosen, variation, isReadable: change !== undefined },
      dealerships: await listDealerships(db, user.id),
      list: typeof elenco === 'string' ? elenco.slice(0, 500) : '',
    }
  },
  { form: true },
)

export default function DealerPricesPage({ outcome: _outcome, ...page }: InferGetServerSidePropsType<typeof getServerSideProps>) {
  return <DealerPricesScreen {...page} />
}
