import type { InferGetServerSidePropsType } from 'next'
import { DealerStaffScreen } from '@/components/screens/DealerStaffScreen'
import { pageProps } from '@/lib/edge/page/page-props.server'
import { listDealerLog } from '@/lib/people/dealerships/dealer-log.server'
import { listDealerships, requireDealership } from '@/lib/people/dealerships/require-dealership.server'
import { listInvitations, listStaff } from '@/lib/people/dealerships/staff.server'

export const getServerSideProps = pageProps(
  async ({ db, context: { query }, requireUser }) => {
    const user = await requireUser()
    const dealership = await requireDealership(db, user, query['concessionaria'])
    return {
      dealership,
      dealerships: await listDealerships(db, user.id),
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
