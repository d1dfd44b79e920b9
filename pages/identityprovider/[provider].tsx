import type { InferGetServerSidePropsType } from 'next'
import { FormPage } from '@/components/form/FormPage'
import { SocialReturn } from '@/components/login/SocialReturn'
import { PageLayout } from '@/components/shell/PageLayout'
import { pageProps } from '@/lib/edge/page/page-props.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import { isProvider, providers } from '@/lib/people/social-login/provider'

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
  const { label } = providers[provider]
  const title = `Accesso con ${label}`
  return (
    <PageLayout title={title} description={`Ritorno da ${label} dopo l’accesso.`} noindex>
      <FormPage title={title} outcome={outcome}>
        <SocialReturn provider={provider} />
      </FormPage>
    </PageLayout>
  )
}
