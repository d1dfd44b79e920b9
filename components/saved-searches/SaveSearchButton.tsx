import styled from '@emotion/styled'
import { type SubmitEvent, useState } from 'react'
import { useLazyDialog } from '@/components/form/use-lazy-dialog'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { AsyncButton } from '@/components/ui/form/AsyncButton'
import { Icon } from '@/components/ui/icons/Icon'
import { ToolLink, toolStyle } from '@/components/ui/ToolLink'
import { addressToSave } from '@/lib/accounts/saved-searches/saved-search'
import { newAlertPath, routes } from '@/lib/kernel/routes/routes'
import type { SearchQuery } from '@/lib/market/search/query/search-query'

type Props = {
  /** The search of the list that shows this button. */
  query: SearchQuery
  /** How many ads it finds. */
  total: number
  /** `tool`: in the row above a list a bell, with a word where there is room. `bar`: among the results. Else a button that stands alone. */
  look?: 'tool' | 'bar' | 'button'
  /** Null when nobody is logged in: the button then links to the page for mails without an account. */
  csrf: string | null
}

const loadDialog = () => import('./SaveSearchDialog').then(({ SaveSearchDialog }) => SaveSearchDialog)

/** Saves the search of a list in a dialog; without JavaScript on a page of its own. */
export function SaveSearchButton({ query, total, look = 'button', csrf }: Props) {
  const [isSaved, setSaved] = useState(false)
  const { Dialog, dialog, isLoading, prepare, open } = useLazyDialog(loadDialog)
  const address = addressToSave(query)
  const label = look === 'bar' ? 'Avvisami' : 'Salva la ricerca'
  if (csrf === null && look === 'tool')
    return (
      <ToolLink href={newAlertPath(address)} rel="nofollow" aria-label="Salva la ricerca" data-screen-only>
        <Icon name="bell" />
        <span>Salva</span>
      </ToolLink>
    )
  if (csrf === null)
    return (
      <ButtonLink href={newAlertPath(address)} variant="outline" rel="nofollow">
        {label}
      </ButtonLink>
    )
  const openDialog = (event: SubmitEvent) => {
    event.preventDefault()
    open()
  }
  return (
    <>
      <form action={routes.saveSearch} onSubmit={openDialog}>
        <input type="hidden" name="indirizzo" value={address} />
        {look === 'tool' ? (
          <Tool
            type="submit"
            aria-label={isSaved ? 'Ricerca salvata' : 'Salva la ricerca'}
            data-saved={isSaved || undefined}
            aria-busy={isLoading || undefined}
            onPointerEnter={prepare}
            onFocus={prepare}
          >
            <Icon name="bell" />
            <span>{isSaved ? 'Salvata' : 'Salva'}</span>
          </Tool>
        ) : (
          <AsyncButton type="submit" variant="outline" isLoading={isLoading} onPointerEnter={prepare} onFocus={prepare}>
            {isSaved && <Icon name="check" />}
            {isSaved ? 'Ricerca salvata' : label}
          </AsyncButton>
        )}
      </form>
      {Dialog && <Dialog query={query} total={total} csrf={csrf} {...dialog} onSaved={() => setSaved(true)} />}
    </>
  )
}

const Tool = styled.button`${toolStyle}`
