import type { InferGetServerSidePropsType } from 'next'
import { DealerOverviewScreen, NoDealershipScreen } from '@/components/screens/dealers/DealerOverviewScreen'
import { listDealerTabs } from '@/lib/accounts/contact/leads/dealer-tabs.server'
import { findOwnRegistration } from '@/lib/accounts/dealerships/decide-registration.server'
import { getOverview } from '@/lib/accounts/dealerships/overview.server'
import { listDealerships, requireDealership } from '@/lib/accounts/dealerships/require-dealership.server'
import { getMorning } from '@/lib/accounts/morning/get-morning.server'
import { countStockHealth } from '@/lib/accounts/selling/stock.server'
import { pageProps } from '@/lib/server/page/page-props.server'

export const getServerSideProps = pageProps(
  async ({ db, context: { query }, requireUser }) => {
    const user = await requireUser()
    const dealerships = await listDealerships(db, user.id)
    if (dealerships.length === 0) return { area: null, registration: (await findOwnRegistration(db, user.id)) ?? null }
    const dealership = await requireDealership(db, user, query['concessionaria'])
    const area = {
      ...{ dealership, dealerships: await listDealerTabs(db, user, dealership), reader: user.displayName },
      morning: await getMorning(db, dealership, new Date()),
      overview: await getOverview(db, dealership),
      health: await countStockHealth(db, dealership),
    }
    return { area, registration: null }
  },
  { form: true },
)

export default function DealerOverviewPage({ area, registration, csrf, outcome }: InferGetServerSidePropsType<typeof getServerSideProps>) {
  if (!area) return <NoDealershipScreen registration={registration} csrf={csrf} outcome={outcome} />
  return <DealerOverviewScreen {...area} csrf={csrf} outcome={outcome} />
}
