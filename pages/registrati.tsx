import type { InferGetServerSidePropsType } from 'next'
import { RegistrationScreen } from '@/components/screens/accounts/RegistrationScreen'
import { routes } from '@/lib/kernel/routes/routes'
import { pageProps } from '@/lib/server/page/page-props.server'

export const getServerSideProps = pageProps(
  async ({ user, redirect }) => {
    if (user) redirect(routes.profile, 'temporary')
    return {}
  },
  { form: true },
)

export default function RegistrationPage({ csrf, outcome }: InferGetServerSidePropsType<typeof getServerSideProps>) {
  return <RegistrationScreen csrf={csrf} outcome={outcome} />
}
