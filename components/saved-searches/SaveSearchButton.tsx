import { type SubmitEvent, useState } from 'react'
import { useLazyDialog } from '@/components/form/use-lazy-dialog'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { AsyncButton } from '@/components/ui/form/AsyncButton'
import { Icon } from '@/components/ui/icons/Icon'
import { addressToSave } from '@/lib/accounts/saved-searches/saved-search'
import { newAlertPath, routes } from '@/lib/kernel/routes/routes'
import type { SearchQuery } from '@/lib/market/search/query/search-query'

type Props = {
  /** The search of the list that shows this button. */
  query: SearchQuery
  /** How many ads it finds. */
  total: number
  /** Null when nobody is logged in: the button then links to the page for mails without an account. */
  csrf: string | null
}

const loadDialog = () => import('./SaveSearchDialog').then(({ SaveSearchDialog }) => SaveSearchDialog)

/** Saves the search of a list in a dialog; without JavaScript on a page of its own. */
export function SaveSearchButton({ query, total, csrf }: Props) {
  const [isSaved, setSaved] = useState(false)
  const { Dialog, dialog, isLoading, prepare, open } = useLazyDialog(loadDialog)
  const address = addressToSave(query)
  if (csrf === null)
    return (
      <ButtonLink href={newAlertPath(address)} variant="outline" rel="nofollow">
        Salva la ricerca
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
        <AsyncButton type="submit" variant="outline" isLoading={isLoading} onPointerEnter={prepare} onFocus={prepare}>
          {isSaved && <Icon name="check" />}
          {isSaved ? 'Ricerca salvata' : 'Salva la ricerca'}
        </AsyncButton>
      </form>
      {Dialog && <Dialog query={query} total={total} csrf={csrf} {...dialog} onSaved={() => setSaved(true)} />}
    </>
  )
}
