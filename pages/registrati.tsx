import type { InferGetServerSidePropsType } from 'next'
import { RegistrationScreen } from '@/components/screens/RegistrationScreen'
import { pageProps } from '@/lib/edge/page/page-props.server'
import { routes } from '@/lib/kernel/routes/routes'

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
