import type { InferGetServerSidePropsType } from 'next'
import { LazyLoginScreen } from '@/components/screens/LazyLoginScreen'
import { pageProps } from '@/lib/edge/page/page-props.server'
import { afterLoginPath } from '@/lib/kernel/routes/after-login'

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
