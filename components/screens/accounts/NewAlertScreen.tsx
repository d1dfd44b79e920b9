import { FormPage } from '@/components/form/FormPage'
import type { PostTarget } from '@/components/form/form-context'
import { AlertRequestForm } from '@/components/saved-searches/AlertRequestForm'
import { PageLayout } from '@/components/shell/PageLayout'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { Link } from '@/components/ui/Link'
import type { SearchToSave } from '@/lib/accounts/saved-searches/saved-search'
import { loginPath, savedSearchApi, saveSearchPath } from '@/lib/kernel/routes/routes'

type Props = Pick<PostTarget, 'csrf' | 'outcome'> & { search: SearchToSave }

/** Saves a search of a visitor who is not logged in: under an address to be confirmed, or in their account. */
export function NewAlertScreen({ search, csrf, outcome }: Props) {
  return (
    <PageLayout title="Avvisami per e-mail" description="Ti scriviamo quando esce l’annuncio che cerchi, anche senza account." noindex>
      <FormPage title="Avvisami per e-mail" outcome={outcome} forms={[savedSearchApi.request]}>
        {outcome?.isDone !== true && <AlertRequestForm search={search} csrf={csrf} outcome={outcome} />}
        <p>
          Hai un account? <Link href={loginPath(saveSearchPath(search.address))}>Accedi</Link> e trovi l’avviso nelle tue ricerche.
        </p>
        <ButtonLink href={search.address} variant="quiet">
          Torna alla ricerca
        </ButtonLink>
      </FormPage>
    </PageLayout>
  )
}
