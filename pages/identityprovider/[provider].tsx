import type { InferGetServerSidePropsType } from 'next'
import { FormPage } from '@/components/form/FormPage'
import { SocialReturn } from '@/components/login/SocialReturn'
import { PageLayout } from '@/components/shell/PageLayout'
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
type Props = InferGetServerSidePropsType<typeof getServerSideProps>

export default function SocialLoginReturnPage({ provider, outcome }: Props) {
  return (
    <PageLayout title="Accesso con Facebook" description="Ritorno da Facebook dopo l’accesso." noindex>
      <FormPage title="Accesso con Facebook" outcome={outcome}>
        <SocialReturn provider={provider} />
      </FormPage>
    </PageLayout>
  )
}
