import { ConfirmationForm } from '@/components/account/ConfirmationForm'
import { FormPage } from '@/components/form/FormPage'
import type { PostTarget } from '@/components/form/form-context'
import { PageLayout } from '@/components/shell/PageLayout'
import { posts } from '@/lib/kernel/routes/routes'

type Props = Pick<PostTarget, 'csrf' | 'outcome'> & { /** From the link of the mail. */ code: string }

export function RegistrationConfirmationScreen({ csrf, outcome, code }: Props) {
  return (
    <PageLayout title="Conferma la registrazione" description="L’ultimo passo per aprire il tuo account Ingrana." noindex>
      <FormPage
        title="Conferma la registrazione"
        intro="L’ultimo passo: conferma che l’indirizzo e-mail è tuo."
        outcome={outcome}
        forms={[posts.confirmation]}
      >
        <ConfirmationForm action={posts.confirmation} csrf={csrf} code={code} label="Conferma la registrazione" outcome={outcome} />
      </FormPage>
    </PageLayout>
  )
}
