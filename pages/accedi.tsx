import type { InferGetServerSidePropsType } from 'next'
import { LazyLoginScreen } from '@/components/screens/accounts/LazyLoginScreen'
import { afterLoginPath } from '@/lib/kernel/routes/after-login'
import { pageProps } from '@/lib/server/page/page-props.server'

export const getServerSideProps = pageProps(
  async ({ context, user, redirect }) => {
    const after = afterLoginPath(context.query)
    if (user) redirect(after, 'temporary')
    return { after }
  },
  { form: true },
)

export default function LoginPage({ csrf, outcome, after }: InferGetServerSidePropsType<typeof getServerSideProps>) {
  return <LazyLoginScreen csrf={csrf} outcome={outcome} after={after} />
}
