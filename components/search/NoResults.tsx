import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { EmptyState } from '@/components/ui/EmptyState'
import { Link } from '@/components/ui/Link'
import { adCountText } from '@/lib/market/search/page/search-heading'
import type { Suggestion } from '@/lib/market/search/page/search-results'
import { clearAllHref, searchChips } from '@/lib/market/search/query/search-chips'
import { withoutFilter } from '@/lib/market/search/query/search-edit'
import { searchHref } from '@/lib/market/search/query/search-href'
import { type SearchQuery, textParam } from '@/lib/market/search/query/search-query'
import { suggestionText } from '@/lib/market/search/suggestions/suggestion-text'

type Props = {
  query: SearchQuery
  suggestions: readonly Suggestion[]
  /** Saves the search, so that its next ad is not missed. */
  alert?: ReactNode
}

/** Nothing found: which filter to drop or which limit to move, how many ads that brings back, and a way to hear of the next one. */
export function NoResults({ query, suggestions, alert }: Props) {
  if (searchChips(query).length === 0)
    return (
      <EmptyState title="Ancora nessun annuncio">
        In questa sezione non ci sono annunci pubblicati: torna presto, o guarda le altre categorie nel menu.
      </EmptyState>
    )
  const [text] = query.filters[textParam] ?? []
  if (text !== undefined)
    return (
      <EmptyState
        title={`Nessun annuncio parla di «${text}»`}
        action={<ButtonLink href={searchHref(withoutFilter(query, textParam))}>Cerca senza queste parole</ButtonLink>}
      >
        <Others suggestions={suggestions} />
        <Offer>{alert}</Offer>
      </EmptyState>
    )
  return (
    <EmptyState
      title="Nessun annuncio con questi filtri"
      action={<ButtonLink href={clearAllHref(query)}>Azzera tutti i filtri</ButtonLink>}
    >
      <Others suggestions={suggestions} />
      <Offer>{alert}</Offer>
    </EmptyState>
  )
}

function Offer({ children }: { children: ReactNode }) {
  return (
    children !== undefined && (
      <Alert>
        <p>Salva la ricerca: ti scriviamo appena ne esce uno.</p>
        {children}
      </Alert>
    )
  )
}

function Others({ suggestions }: Pick<Props, 'suggestions'>) {
  if (suggestions.length === 0) return <p>Prova con una ricerca più ampia.</p>
  return (
    <>
      <p>Ecco quanti annunci troveresti:</p>
      <List>
        {suggestions.map(({ href, count, ...change }) => (
          <li key={href}>
            <Link href={href}>{suggestionText(change)}</Link>: {adCountText(count)}
          </li>
        ))}
      </List>
    </>
  )
}

const Alert = styled.div`
  display: grid;
  justify-items: center;
  gap: 8px;
  margin-top: 16px;
`
const List = styled.ul`
  margin-top: 8px;
  li { padding: 4px 0; }
`
