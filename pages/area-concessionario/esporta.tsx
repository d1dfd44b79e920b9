import type { InferGetServerSidePropsType } from 'next'
import { DealerExportScreen } from '@/components/screens/dealers/DealerExportScreen'
import { listDealerTabs } from '@/lib/accounts/contact/leads/dealer-tabs.server'
import { mayIn } from '@/lib/accounts/dealerships/dealership'
import { findExportDate } from '@/lib/accounts/dealerships/export-address.server'
import { requireDealership } from '@/lib/accounts/dealerships/require-dealership.server'
import { env } from '@/lib/kernel/config/env.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import { checkFeeds, findExportingDealer } from '@/lib/market/stock-export/stock-export.server'
import { pageProps } from '@/lib/server/page/page-props.server'

export const getServerSideProps = pageProps(
  async ({ db, context: { query }, requireUser }) => {
    const user = await requireUser()
    const dealership = await requireDealership(db, user, query['concessionaria'])
    const dealer = await findExportingDealer(db, dealership.dealerId)
    if (!dealer) throw new AppError('notFound', 'the dealer is gone')
    return {
      dealership,
      dealerships: await listDealerTabs(db, user, dealership),
      openSince: mayIn(dealership, 'changeStock') ? await findExportDate(db, dealership.dealerId) : null,
      checks: await checkFeeds(db, dealer, env().siteUrl),
    }
  },
  { form: true },
)

export default function DealerExportPage({
  dealership,
  dealerships,
  openSince,
  checks,
  siteUrl,
  csrf,
  outcome,
}: InferGetServerSidePropsType<typeof getServerSideProps>) {
  return (
    <DealerExportScreen
      dealership={dealership}
      dealerships={dealerships}
      openSince={openSince}
      checks={checks}
      siteUrl={siteUrl}
      csrf={csrf}
      outcome={outcome}
    />
  )
}
