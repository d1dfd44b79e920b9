import type { InferGetServerSidePropsType } from 'next'
import { RegistrationDeskScreen } from '@/components/screens/RegistrationDeskScreen'
import { pageProps } from '@/lib/edge/page/page-props.server'
import { listWaitingRegistrations } from '@/lib/people/dealerships/decide-registration.server'
import { requireModerator } from '@/lib/people/users/user'

export const getServerSideProps = pageProps(
  async ({ db, requireUser }) => {
    requireModerator(await requireUser())
    return { waiting: await listWaitingRegistrations(db) }
  },
  { form: true },
)

export default function RegistrationDeskPage({ waiting, csrf, outcome }: InferGetServerSidePropsType<typeof getServerSideProps>) {
  return <RegistrationDeskScreen waiting={waiting} csrf={csrf} outcome={outcome} />
}
