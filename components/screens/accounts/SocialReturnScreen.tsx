import { FormPage } from '@/components/form/FormPage'
import type { PostTarget } from '@/components/form/form-context'
import { SocialReturn } from '@/components/login/SocialReturn'
import { PageLayout } from '@/components/shell/PageLayout'
import { type ProviderKey, providers } from '@/lib/accounts/social-login/provider'

type Props = Pick<PostTarget, 'outcome'> & { provider: ProviderKey }

export function SocialReturnScreen({ provider, outcome }: Props) {
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
