import { NewPasswordPanel } from '@/components/account/NewPasswordPanel'
import { FormPage } from '@/components/form/FormPage'
import type { PostTarget } from '@/components/form/form-context'
import { PageLayout } from '@/components/shell/PageLayout'
import { posts } from '@/lib/kernel/routes/routes'

type Props = Pick<PostTarget, 'csrf' | 'outcome'> & { /** The code in the link of the mail. */ code: string }

export function NewPasswordScreen({ csrf, outcome, code }: Props) {
  return (
    <PageLayout title="Imposta una nuova password" description="Scegli la nuova password del tuo account Ingrana." noindex>
      <FormPage
        title="Imposta una nuova password"
        intro="Vale da subito. Sugli altri dispositivi accedi di nuovo."
        outcome={outcome}
        forms={[posts.reset]}
      >
        <NewPasswordPanel csrf={csrf} outcome={outcome} code={code} />
      </FormPage>
    </PageLayout>
  )
}
