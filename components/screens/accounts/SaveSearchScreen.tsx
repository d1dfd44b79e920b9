import Router from 'next/router'
import { FormPage } from '@/components/form/FormPage'
import { SaveSearchForm } from '@/components/saved-searches/SaveSearchForm'
import { UpdateSearchForm } from '@/components/saved-searches/UpdateSearchForm'
import { PageLayout } from '@/components/shell/PageLayout'
import { ButtonLink } from '@/components/ui/ButtonLink'
import type { SearchToSave } from '@/lib/accounts/saved-searches/saved-search'
import { notify } from '@/lib/kernel/browser/site-events'
import { routes, savedSearchApi } from '@/lib/kernel/routes/routes'
import { asRecord } from '@/lib/kernel/validation/plain-object'
import type { FormOutcome } from '@/lib/server/http/form-outcome'
import { postJson } from '@/lib/server/http/with-csrf'

type Props = { search: SearchToSave; saved: readonly { id: number; name: string }[]; csrf: string; outcome: FormOutcome | null }

/** Saves the search of a list without JavaScript. */
export function SaveSearchScreen({ search, saved, csrf, outcome }: Props) {
  return (
    <PageLayout title="Salva la ricerca" description="Il nome di una ricerca da salvare, e quando ti scriviamo." noindex>
      <FormPage title="Salva la ricerca" outcome={outcome} forms={[savedSearchApi.all]}>
        <SaveSearchForm
          search={search}
          csrf={csrf}
          outcome={outcome}
          onSave={async (values) => {
            const { notice } = asRecord(await postJson(savedSearchApi.all, { csrf, body: values }))
            await Router.push(routes.savedSearches)
            notify({ name: 'Le tue ricerche salvate', description: String(notice), variant: 'success' })
          }}
        >
          <ButtonLink href={search.address} variant="quiet">
            Annulla
          </ButtonLink>
        </SaveSearchForm>
        <UpdateSearchForm address={search.address} saved={saved} />
      </FormPage>
    </PageLayout>
  )
}
