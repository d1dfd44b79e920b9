import type { InferGetServerSidePropsType } from 'next'
import { DealerStatusesScreen } from '@/components/screens/dealers/DealerStatusesScreen'
import { listDealerTabs } from '@/lib/accounts/contact/leads/dealer-tabs.server'
import { requireDealership } from '@/lib/accounts/dealerships/require-dealership.server'
import { chosenIn, isBulkAction, isQuery } from '@/lib/accounts/selling/stock'
import { previewStatuses } from '@/lib/accounts/selling/stock-status.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import { pageProps } from '@/lib/server/page/page-props.server'

export const getServerSideProps = pageProps(
  async ({ db, context: { query }, requireUser }) => {
    const user = await requireUser()
    const dealership = await requireDealership(db, user, query['concessionaria'], 'changeStock')
    const { cambio, elenco } = query
    const chosen = chosenIn(query)
    if (!isBulkAction(cambio) || (!isQuery(chosen) && chosen.length === 0)) throw new AppError('notFound', 'nothing to look at')
    const preview = await previewStatuses(db, dealership, chosen, cambio, new Date())
    if (preview.found === 0) throw new AppError('notFound', 'none of this dealer’s')
    return {
      ...{ dealership, preview, chosen, action: cambio },
      dealerships: await listDealerTabs(db, user, dealership),
      list: typeof elenco === 'string' ? elenco.slice(0, 500) : '',
    }
  },
  { form: true },
)

export default function DealerStatusesPage({ outcome: _outcome, ...page }: InferGetServerSidePropsType<typeof getServerSideProps>) {
  return <DealerStatusesScreen {...page} />
}
