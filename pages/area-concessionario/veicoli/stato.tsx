import type { InferGetServerSidePropsType } from 'next'
import { DealerStatusesScreen } from '@/components/screens/dealers/DealerStatusesScreen'
import { listDealerships, requireDealership } from '@/lib/accounts/dealerships/require-dealership.server'
import { isBulkAction, readChosen } from '@/lib/accounts/selling/stock'
import { previewStatuses } from '@/lib/accounts/selling/stock-status.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import { pageProps } from '@/lib/server/page/page-props.server'

export const getServerSideProps = pageProps(
  async ({ db, context: { query }, requireUser }) => {
    const user = await requireUser()
    const dealership = await requireDealership(db, user, query['concessionaria'], 'changeStock')
    const { annunci, cambio, elenco } = query
    const ids = readChosen(annunci)
    if (!isBulkAction(cambio) || ids.length === 0) throw new AppError('notFound', 'nothing to look at')
    const statuses = await previewStatuses(db, dealership, ids, cambio, new Date())
    if (statuses.length === 0) throw new AppError('notFound', 'none of this dealer’s')
    return {
      ...{ dealership, statuses, action: cambio },
      dealerships: await listDealerships(db, user.id),
      list: typeof elenco === 'string' ? elenco : '',
    }
  },
  { form: true },
)

export default function DealerStatusesPage({
  dealership,
  dealerships,
  statuses,
  action,
  list,
  csrf,
}: InferGetServerSidePropsType<typeof getServerSideProps>) {
  return (
    <DealerStatusesScreen dealership={dealership} dealerships={dealerships} statuses={statuses} action={action} list={list} csrf={csrf} />
  )
}
