import styled from '@emotion/styled'
import Router from 'next/router'
import { FormPage } from '@/components/form/FormPage'
import { SearchForm } from '@/components/saved-searches/SearchForm'
import { PageLayout } from '@/components/shell/PageLayout'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { Chip } from '@/components/ui/Chip'
import { Link } from '@/components/ui/Link'
import type { FormOutcome } from '@/lib/edge/http/form-outcome'
import { postJson } from '@/lib/edge/http/with-csrf'
import { notify } from '@/lib/kernel/browser/site-events'
import { routes, savedSearchApi } from '@/lib/kernel/routes/routes'
import { recordOf } from '@/lib/kernel/validation/plain-object'
import { adCountText } from '@/lib/market/search/search-heading'
import type { SearchToEdit } from '@/lib/people/saved-searches/saved-search'
import { color, fontSize } from '@/styles/tokens'

type Props = { search: SearchToEdit; csrf: string; outcome: FormOutcome | null }

/** Changes a saved search: filters are left out here and added on its list. */
export function EditSearchScreen({ search: { id, name, frequency, ...search }, csrf, outcome }: Props) {
  const action = savedSearchApi.one(id)
  const save = async (values: Record<string, string>) => {
    const { notice } = recordOf(await postJson(action, { csrf, body: values }))
    await Router.push(routes.savedSearches)
    notify({ name: 'Le tue ricerche salvate', description: String(notice), variant: 'success' })
  }
  return (
    <PageLayout title="Modifica la ricerca" description="Nome, filtri e avvisi di una ricerca salvata." noindex>
      <FormPage title="Modifica la ricerca" outcome={outcome} forms={[action]}>
        <SearchForm
          key={id}
          initialValues={{ name, frequency }}
          mailsAWeek={search.mailsAWeek}
          target={{ action, csrf, outcome, hidden: { change: 'edit', ricerca: String(id), address: search.address } }}
          submitText="Salva le modifiche"
          onSave={save}
          recap={<Filters search={search} />}
        >
          <ButtonLink href={routes.savedSearches} variant="quiet">
            Annulla
          </ButtonLink>
        </SearchForm>
      </FormPage>
    </PageLayout>
  )
}

function Filters({ search: { list, chips, total, address } }: { search: Omit<SearchToEdit, 'id' | 'name' | 'frequency'> }) {
  return (
    <Box aria-labelledby="filtri-della-ricerca">
      <h2 id="filtri-della-ricerca">Filtri</h2>
      <p>{list}</p>
      {chips.length > 0 && (
        <ul>
          {chips.map(({ label, href }) => (
            <li key={href}>
              <Chip label={label} href={href} />
            </li>
          ))}
        </ul>
      )}
      <p>
        {total !== null && <span role="status">{adCountText(total)}. </span>}
        <Link href={address}>Cambia i filtri nella ricerca</Link>, poi tocca «Salva la ricerca» e «Aggiorna invece una ricerca salvata».
      </p>
    </Box>
  )
}

const Box = styled.section`
  display: grid;
  gap: 8px;
  h2 { font-size: ${fontSize.base}; font-weight: 600; }
  ul { display: flex; flex-wrap: wrap; gap: 8px; }
  p { color: ${color.textMuted}; }
`
