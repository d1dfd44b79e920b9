import styled from '@emotion/styled'
import Router from 'next/router'
import type { ReactNode } from 'react'
import { FormPage } from '@/components/form/FormPage'
import type { PostTarget } from '@/components/form/form-context'
import { SearchForm } from '@/components/saved-searches/SearchForm'
import { PageLayout } from '@/components/shell/PageLayout'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { Chip } from '@/components/ui/Chip'
import { Link } from '@/components/ui/Link'
import type { SearchToEdit } from '@/lib/accounts/saved-searches/saved-search'
import { notify } from '@/lib/kernel/browser/site-events'
import { asRecord } from '@/lib/kernel/validation/plain-object'
import { adCountText } from '@/lib/market/search/page/search-heading'
import { postJson } from '@/lib/server/http/with-csrf'
import { color, fontSize } from '@/styles/tokens'

type Props = {
  search: SearchToEdit
  /** The form, with the fields of the search, and its address besides. */
  target: PostTarget
  /** The page with the searches of its owner. */
  back: string
  /** This page with the filters of an address. */
  hrefWith(address: string): string
  /** What to do on the list to add a filter. */
  children: ReactNode
}

/** Changes a saved search: filters are left out here and added on its list. */
export function EditSearchScreen({ search: { id, name, frequency, ...search }, target, back, hrefWith, children }: Props) {
  const { action, csrf, outcome, hidden } = target
  const save = async (values: Record<string, string>) => {
    const { notice } = asRecord(await postJson(action, { csrf, body: values }))
    await Router.push(back)
    notify({ name: 'Le tue ricerche salvate', description: String(notice), variant: 'success' })
  }
  return (
    <PageLayout title="Modifica la ricerca" description="Nome, filtri e avvisi di una ricerca salvata." noindex>
      <FormPage title="Modifica la ricerca" outcome={outcome} forms={[action]}>
        <SearchForm
          key={id}
          initialValues={{ name, frequency }}
          mailsAWeek={search.mailsAWeek}
          target={{ ...target, hidden: { ...hidden, address: search.address } }}
          submitText="Salva le modifiche"
          onSave={save}
          recap={
            <Filters search={search} hrefWith={hrefWith}>
              {children}
            </Filters>
          }
        >
          <ButtonLink href={back} variant="quiet">
            Annulla
          </ButtonLink>
        </SearchForm>
      </FormPage>
    </PageLayout>
  )
}

type FiltersProps = Pick<Props, 'hrefWith' | 'children'> & { search: Omit<SearchToEdit, 'id' | 'name' | 'frequency'> }

function Filters({ search: { list, chips, total, address }, hrefWith, children }: FiltersProps) {
  return (
    <Box aria-labelledby="filtri-della-ricerca">
      <h2 id="filtri-della-ricerca">Filtri</h2>
      <p>{list}</p>
      {chips.length > 0 && (
        <ul>
          {chips.map((chip) => (
            <li key={chip.address}>
              <Chip label={chip.label} href={hrefWith(chip.address)} />
            </li>
          ))}
        </ul>
      )}
      <p>
        {total !== null && <span role="status">{adCountText(total)}. </span>}
        <Link href={address}>Cambia i filtri nella ricerca</Link>
        {children}.
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
