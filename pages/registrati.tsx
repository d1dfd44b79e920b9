import type { InferGetServerSidePropsType } from 'next'
import { RegistrationScreen } from '@/components/screens/accounts/RegistrationScreen'
import { afterLoginPath } from '@/lib/kernel/routes/after-login'
import { routes } from '@/lib/kernel/routes/routes'
import { pageProps } from '@/lib/server/page/page-props.server'

export const getServerSideProps = pageProps(
  async ({ context, user, redirect }) => {
    if (user) redirect(afterLoginPath(context.query, routes.profile), 'temporary')
    return { after: afterLoginPath(context.query) }
  },
  { form: true },
)

export default function RegistrationPage({ csrf, outcome, after }: InferGetServerSidePropsType<typeof getServerSideProps>) {
  return <RegistrationScreen csrf={csrf} outcome={outcome} after={after} />
}
