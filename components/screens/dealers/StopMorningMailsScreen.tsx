import { useContext } from 'react'
import { ConfirmationForm } from '@/components/form/ConfirmationForm'
import { FormPage } from '@/components/form/FormPage'
import { CurrentUserContext } from '@/components/shell/current-user'
import { PageLayout } from '@/components/shell/PageLayout'
import { stopMorningMailsPath } from '@/lib/kernel/routes/dealer-area'
import type { FormOutcome } from '@/lib/server/http/form-outcome'

type Props = {
  /** The code in the link of the mail. */
  code: string
  outcome: FormOutcome | null
}

/** Stops the mails of the morning, from the link in such a mail and without a login. */
export function StopMorningMailsScreen({ code, outcome }: Props) {
  const { csrf } = useContext(CurrentUserContext)
  return (
    <PageLayout title="Posta del mattino" description="Non ricevere più la mattina quello che aspetta la concessionaria." noindex>
      <FormPage
        title="Posta del mattino"
        intro="Alle 7 ti scriviamo che cosa aspetta la tua concessionaria: l’hai chiesto dal profilo, e da lì lo richiedi quando vuoi."
        outcome={outcome}
        forms={[stopMorningMailsPath]}
      >
        {!outcome?.isDone && (
          <ConfirmationForm action={stopMorningMailsPath} csrf={csrf} code={code} label="Non scrivermi più" outcome={outcome} />
        )}
      </FormPage>
    </PageLayout>
  )
}
