import { useContext } from 'react'
import { ConfirmationForm } from '@/components/form/ConfirmationForm'
import { FormPage } from '@/components/form/FormPage'
import { CurrentUserContext } from '@/components/shell/current-user'
import { PageLayout } from '@/components/shell/PageLayout'
import { stopPriceDropMailsPath } from '@/lib/kernel/routes/routes'
import type { FormOutcome } from '@/lib/server/http/form-outcome'

type Props = {
  /** The code in the link of the mail. */
  code: string
  outcome: FormOutcome | null
}

/** Stops mails about cheaper ads, from the link in such a mail and without a login. */
export function StopPriceDropMailsScreen({ code, outcome }: Props) {
  const { csrf } = useContext(CurrentUserContext)
  const label = 'Non scrivermi più'
  return (
    <PageLayout title="Avvisi di ribasso" description="Non ricevere più e-mail quando un annuncio salvato costa meno." noindex>
      <FormPage
        title="Avvisi di ribasso"
        intro="Ti scriviamo quando un annuncio salvato costa meno: l’hai chiesto dai preferiti, e da lì lo richiedi quando vuoi."
        outcome={outcome}
        forms={[stopPriceDropMailsPath]}
      >
        {!outcome?.isDone && <ConfirmationForm action={stopPriceDropMailsPath} csrf={csrf} code={code} label={label} outcome={outcome} />}
      </FormPage>
    </PageLayout>
  )
}
