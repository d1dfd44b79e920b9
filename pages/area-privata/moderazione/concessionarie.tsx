import type { InferGetServerSidePropsType } from 'next'
import { RegistrationQueueScreen } from '@/components/screens/staff/RegistrationQueueScreen'
import { listWaitingRegistrations } from '@/lib/accounts/dealerships/decide-registration.server'
import { requireModerator } from '@/lib/accounts/users/user'
import { pageProps } from '@/lib/server/page/page-props.server'

export const getServerSideProps = pageProps(
  async ({ db, requireUser }) => {
    requireModerator(await requireUser())
    return { waiting: await listWaitingRegistrations(db) }
  },
  { form: true },
)

export default function RegistrationQueuePage({ waiting, csrf, outcome }: InferGetServerSidePropsType<typeof getServerSideProps>) {
  return <RegistrationQueueScreen waiting={waiting} csrf={csrf} outcome={outcome} />
}
