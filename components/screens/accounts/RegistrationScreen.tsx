import { AccountAside } from '@/components/account/AccountAside'
import { RegistrationPanel } from '@/components/account/RegistrationPanel'
import { FormPage } from '@/components/form/FormPage'
import type { PostTarget } from '@/components/form/form-context'
import { PageLayout } from '@/components/shell/PageLayout'
import { Link } from '@/components/ui/Link'
import { posts, routes } from '@/lib/kernel/routes/routes'

type Props = Pick<PostTarget, 'csrf' | 'outcome'>

export function RegistrationScreen({ csrf, outcome }: Props) {
  return (
    <PageLayout
      title="Crea il tuo account"
      description="Registrati su Ingrana con nome, e-mail e password. È gratuito."
      canonicalPath={routes.registration}
      noindex
    >
      <FormPage
        title="Crea il tuo account"
        intro={
          <>
            Hai già un account? <Link href={routes.login}>Accedi</Link>
          </>
        }
        outcome={outcome}
        forms={[posts.registration]}
        aside={<AccountAside />}
      >
        {outcome?.isDone !== true && <RegistrationPanel csrf={csrf} outcome={outcome} />}
      </FormPage>
    </PageLayout>
  )
}
