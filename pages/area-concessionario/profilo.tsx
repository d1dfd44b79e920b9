import type { InferGetServerSidePropsType } from 'next'
import { DealerProfileScreen } from '@/components/screens/dealers/DealerProfileScreen'
import { listDealerTabs } from '@/lib/accounts/contact/leads/dealer-tabs.server'
import { findProfileForm } from '@/lib/accounts/dealerships/find-profile-form.server'
import { wantsMorningMails } from '@/lib/accounts/dealerships/morning-wishes.server'
import { requireDealership } from '@/lib/accounts/dealerships/require-dealership.server'
import { pageProps } from '@/lib/server/page/page-props.server'

export const getServerSideProps = pageProps(
  async ({ db, context: { query }, requireUser }) => {
    const user = await requireUser()
    const dealership = await requireDealership(db, user, query['concessionaria'])
    return {
      dealership,
      dealerships: await listDealerTabs(db, user, dealership),
      isMailed: await wantsMorningMails(db, dealership, user.id),
      ...(await findProfileForm(db, dealership)),
    }
  },
  { form: true },
)

export default function DealerProfilePage({
  dealership,
  dealerships,
  form,
  logoId,
  isMailed,
  csrf,
  outcome,
}: InferGetServerSidePropsType<typeof getServerSideProps>) {
  const area = { dealership, dealerships, form, logoId, isMailed }
  return <DealerProfileScreen {...area} csrf={csrf} outcome={outcome} />
}
