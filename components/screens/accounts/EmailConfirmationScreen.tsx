import { ConfirmationForm } from '@/components/form/ConfirmationForm'
import { FormPage } from '@/components/form/FormPage'
import type { PostTarget } from '@/components/form/form-context'
import { PageLayout } from '@/components/shell/PageLayout'
import { posts } from '@/lib/kernel/routes/routes'

type Props = Pick<PostTarget, 'csrf' | 'outcome'> & { /** The code in the link of the mail. */ code: string }

export function EmailConfirmationScreen({ csrf, outcome, code }: Props) {
  return (
    <PageLayout title="Conferma la nuova e-mail" description="Conferma il nuovo indirizzo e-mail del tuo account Ingrana." noindex>
      <FormPage
        title="Conferma la nuova e-mail"
        intro="Da quel momento accedi con questo indirizzo, anche sugli altri dispositivi."
        outcome={outcome}
        forms={[posts.emailConfirmation]}
      >
        <ConfirmationForm action={posts.emailConfirmation} csrf={csrf} code={code} label="Conferma la nuova e-mail" outcome={outcome} />
      </FormPage>
    </PageLayout>
  )
}
