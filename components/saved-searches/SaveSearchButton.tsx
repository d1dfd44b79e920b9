import styled from '@emotion/styled'
import { type SubmitEvent, useState } from 'react'
import { useLazyDialog } from '@/components/form/use-lazy-dialog'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { AsyncButton } from '@/components/ui/form/AsyncButton'
import { Icon } from '@/components/ui/icons/Icon'
import { Link } from '@/components/ui/Link'
import { addressToSave } from '@/lib/accounts/saved-searches/saved-search'
import { newAlertPath, routes } from '@/lib/kernel/routes/routes'
import type { SearchQuery } from '@/lib/market/search/query/search-query'
import { maxWidth } from '@/styles/media'
import { color, radius } from '@/styles/tokens'

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

const tool = `
  display: inline-flex; flex: none; align-items: center; justify-content: center; gap: 8px;
  min-width: 44px; min-height: 44px; padding: 0 14px;
  border: 1.5px solid ${color.borderControl}; border-radius: ${radius.md}; background: ${color.surface}; color: ${color.text};
  font-size: .9375rem; font-weight: 600; text-decoration: none;
  &:hover { border-color: ${color.borderControlHover}; }
  &[aria-busy] { cursor: progress; }
  &[data-saved] { border-color: ${color.accent}; background: ${color.accentSurfaceStrong}; color: ${color.accent}; }
  &[data-saved] svg { fill: currentColor; }
  ${maxWidth(800)} {
    padding: 0; border-color: transparent; color: ${color.accent};
    span { display: none; }
  }
`
const ToolLink = styled(Link)`${tool}`
const Tool = styled.button`${tool}`
