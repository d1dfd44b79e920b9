import { FormPage } from '@/components/form/FormPage'
import type { PostTarget } from '@/components/form/form-context'
import { LoginPanel } from '@/components/login/LoginPanel'
import { PageLayout } from '@/components/shell/PageLayout'
import { posts } from '@/lib/kernel/routes/routes'

type Props = Pick<PostTarget, 'csrf' | 'outcome'> & { /** A path of ours. */ after: string }

export function LoginScreen({ csrf, outcome, after }: Props) {
  return (
    <PageLayout title="Accedi" description="Accedi al tuo account Ingrana con e-mail e password o con Facebook." noindex>
      <FormPage title="Accedi" outcome={outcome} forms={[posts.login]}>
        <div>
          <LoginPanel name="accesso" csrf={csrf} outcome={outcome} after={after} />
        </div>
      </FormPage>
    </PageLayout>
  )
}
