import type { InferGetServerSidePropsType } from 'next'
import { DealerProfileScreen } from '@/components/screens/DealerProfileScreen'
import { pageProps } from '@/lib/edge/page/page-props.server'
import { findProfileForm } from '@/lib/people/dealerships/find-profile-form.server'
import { listDealerships, requireDealership } from '@/lib/people/dealerships/require-dealership.server'

export const getServerSideProps = pageProps(
  async ({ db, context: { query }, requireUser }) => {
    const user = await requireUser()
    const dealership = await requireDealership(db, user, query['concessionaria'])
    return { dealership, dealerships: await listDealerships(db, user.id), ...(await findProfileForm(db, dealership)) }
  },
  { form: true },
)

export default function DealerProfilePage({
  dealership,
  dealerships,
  form,
  logoId,
  csrf,
  outcome,
}: InferGetServerSidePropsType<typeof getServerSideProps>) {
  return <DealerProfileScreen dealership={dealership} dealerships={dealerships} form={form} logoId={logoId} csrf={csrf} outcome={outcome} />
}
