import { FormPage } from '@/components/form/FormPage'
import { LoginCodePanel, type LoginCodeProps } from '@/components/login/LoginCodePanel'
import { PageLayout } from '@/components/shell/PageLayout'
import { posts } from '@/lib/kernel/routes/routes'

type Props = LoginCodeProps & {
  /** Whose login waits, shortened so that a stranger learns nothing. */
  email: string
}

export function LoginCodeScreen({ email, ...panel }: Props) {
  return (
    <PageLayout title="Verifica in due passaggi" description="Il codice che completa il tuo accesso a Ingrana." noindex>
      <FormPage
        title="Verifica in due passaggi"
        intro={
          <>
            Stai accedendo come <strong>{email}</strong>. Apri la tua app e scrivi il codice che vedi adesso.
          </>
        }
        outcome={panel.outcome}
        forms={[posts.loginCode]}
      >
        <div>
          <LoginCodePanel {...panel} />
        </div>
      </FormPage>
    </PageLayout>
  )
}
