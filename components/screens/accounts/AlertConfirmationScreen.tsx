import { ConfirmationForm } from '@/components/form/ConfirmationForm'
import { FormPage } from '@/components/form/FormPage'
import type { PostTarget } from '@/components/form/form-context'
import { PageLayout } from '@/components/shell/PageLayout'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { type AlertFrequency, alertFrequencies, requestDays } from '@/lib/accounts/saved-searches/alert-frequency'
import { routes, savedSearchApi } from '@/lib/kernel/routes/routes'

type Props = Pick<PostTarget, 'csrf' | 'outcome'> & {
  /** The code in the link of the mail. */
  code: string
  /** Null: the link is too old, or was never one. */
  wanted: { maskedEmail: string; filters: string[]; frequency: AlertFrequency } | null
}

/** Confirms an alert, from the link in the mail that requests it. */
export function AlertConfirmationScreen({ csrf, outcome, code, wanted }: Props) {
  const title = wanted ? 'Conferma l’avviso' : 'Questo link è scaduto'
  const intro = wanted
    ? `${wanted.filters.join(' · ')}. Scriviamo a ${wanted.maskedEmail}: ${alertFrequencies[wanted.frequency].toLowerCase()}.`
    : `Vale ${requestDays} giorni. Niente paura: cerca di nuovo, tocca «Salva la ricerca» e ti mandiamo un link nuovo.`
  return (
    <PageLayout title="Conferma l’avviso" description="Conferma che vuoi ricevere gli avvisi di una ricerca." noindex>
      <FormPage title={title} intro={intro} outcome={outcome} forms={[savedSearchApi.confirmation]}>
        {wanted ? (
          <ConfirmationForm action={savedSearchApi.confirmation} csrf={csrf} code={code} label="Attiva l’avviso" outcome={outcome} />
        ) : (
          <ButtonLink href={routes.cars}>Cerca un’auto</ButtonLink>
        )}
      </FormPage>
    </PageLayout>
  )
}
