import { FormPage } from '@/components/form/FormPage'
import type { PostTarget } from '@/components/form/form-context'
import { SocialReturn } from '@/components/login/SocialReturn'
import { PageLayout } from '@/components/shell/PageLayout'

type Props = Pick<PostTarget, 'outcome'> & { provider: string }

export function SocialReturnScreen({ provider, outcome }: Props) {
  return (
    <PageLayout title="Accesso con Facebook" description="Ritorno da Facebook dopo l’accesso." noindex>
      <FormPage title="Accesso con Facebook" outcome={outcome}>
        <SocialReturn provider={provider} />
      </FormPage>
    </PageLayout>
  )
}
