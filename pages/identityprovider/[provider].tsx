import type { InferGetServerSidePropsType } from 'next'
import { SocialReturnScreen } from '@/components/screens/accounts/SocialReturnScreen'
import { isProvider } from '@/lib/accounts/social-login/provider'
import { AppError } from '@/lib/kernel/errors/app-error'
import { pageProps } from '@/lib/server/page/page-props.server'

export const getServerSideProps = pageProps(
  async ({ context }) => {
    const provider = String(context.params?.['provider'])
    if (!isProvider(provider)) throw new AppError('notFound')
    return { provider }
  },
  { form: true },
)

export default function SocialLoginReturnPage({ provider, outcome }: InferGetServerSidePropsType<typeof getServerSideProps>) {
  return <SocialReturnScreen provider={provider} outcome={outcome} />
}
