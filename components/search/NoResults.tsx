import styled from '@emotion/styled'
import Link from 'next/link'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { EmptyState } from '@/components/ui/EmptyState'
import { numberText } from '@/lib/market/catalogue/number-text'
import { clearAllHref, searchChips } from '@/lib/market/search/search-chips'
import type { SearchQuery } from '@/lib/market/search/search-query'
import type { Suggestion } from '@/lib/market/search/search-results'

type Props = { query: SearchQuery; suggestions: readonly Suggestion[] }

/** Nothing found: which filter to drop, and how many ads that brings back. */
export function NoResults({ query, suggestions }: Props) {
  if (searchChips(query).length === 0)
    return (
      <EmptyState title="Ancora nessun annuncio">
        In questa sezione non ci sono annunci pubblicati: torna presto, o guarda le altre categorie nel menu.
      </EmptyState>
    )
  return (
    <EmptyState
      title="Nessun annuncio con questi filtri"
      action={<ButtonLink href={clearAllHref(query)}>Azzera tutti i filtri</ButtonLink>}
    >
      <p>{suggestions.length > 0 ? 'Prova a togliere un filtro:' : 'Prova con una ricerca più ampia.'}</p>
      {suggestions.length > 0 && (
        <List>
          {suggestions.map(({ labels, href, count }) => (
            <li key={href}>
              <Link href={href}>Togli {labels.join(' e ')}</Link>: {numberText(count)} {count === 1 ? 'annuncio' : 'annunci'}
            </li>
          ))}
        </List>
      )}
    </EmptyState>
  )
}

const List = styled.ul`
  margin-top: 8px;
  li { display: flex; flex-wrap: wrap; justify-content: center; gap: 4px; padding: 4px 0; }
`
