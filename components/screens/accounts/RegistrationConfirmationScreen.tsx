import { RegistrationConfirmationForm } from '@/components/account/RegistrationConfirmationForm'
import { FormPage } from '@/components/form/FormPage'
import type { PostTarget } from '@/components/form/form-context'
import { PageLayout } from '@/components/shell/PageLayout'
import { posts } from '@/lib/kernel/routes/routes'

type Props = Pick<PostTarget, 'csrf' | 'outcome'> & { /** The code in the link of the mail. */ code: string }

export function RegistrationConfirmationScreen({ csrf, outcome, code }: Props) {
  return (
    <PageLayout title="Conferma la registrazione" description="L’ultimo passo per aprire il tuo account Ingrana." noindex>
      <FormPage
        title="Conferma la registrazione"
        intro="L’ultimo passo: conferma che l’indirizzo e-mail è tuo, con la password che hai scelto."
        outcome={outcome}
        forms={[posts.confirmation]}
      >
        <RegistrationConfirmationForm csrf={csrf} code={code} outcome={outcome} />
      </FormPage>
    </PageLayout>
  )
}
