import type { InferGetServerSidePropsType } from 'next'
import { SocialReturnScreen } from '@/components/screens/SocialReturnScreen'
import { pageProps } from '@/lib/edge/page/page-props.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import { isProvider } from '@/lib/people/social-login/provider'

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
