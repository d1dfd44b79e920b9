import type { InferGetServerSidePropsType } from 'next'
import { DealerStaffScreen } from '@/components/screens/dealers/DealerStaffScreen'
import { listDealerTabs } from '@/lib/accounts/contact/leads/dealer-tabs.server'
import { listDealerLog } from '@/lib/accounts/dealerships/dealer-log.server'
import { requireDealership } from '@/lib/accounts/dealerships/require-dealership.server'
import { listInvitations, listStaff } from '@/lib/accounts/dealerships/staff.server'
import { pageProps } from '@/lib/server/page/page-props.server'

export const getServerSideProps = pageProps(
  async ({ db, context: { query }, requireUser }) => {
    const user = await requireUser()
    const dealership = await requireDealership(db, user, query['concessionaria'])
    return {
      dealership,
      dealerships: await listDealerTabs(db, user, dealership),
      staff: await listStaff(db, dealership),
      invitations: await listInvitations(db, dealership),
      log: await listDealerLog(db, dealership.dealerId),
    }
  },
  { form: true },
)

export default function DealerStaffPage({
  dealership,
  dealerships,
  staff,
  invitations,
  log,
  csrf,
  outcome,
}: InferGetServerSidePropsType<typeof getServerSideProps>) {
  const area = { dealership, dealerships, staff, invitations, log }
  return <DealerStaffScreen {...area} csrf={csrf} outcome={outcome} />
}
