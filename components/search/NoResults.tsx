import styled from '@emotion/styled'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { EmptyState } from '@/components/ui/EmptyState'
import { Link } from '@/components/ui/Link'
import { clearAllHref, searchChips } from '@/lib/market/search/search-chips'
import { adCountText } from '@/lib/market/search/search-heading'
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
              <Link href={href}>Togli {labels.map(quoted).join(' e ')}</Link>: {adCountText(count)}
            </li>
          ))}
        </List>
      )}
    </EmptyState>
  )
}

/** What somebody typed is quoted already. */
function quoted(label: string): string {
  return label.startsWith('«') ? label : `«${label}»`
}

const List = styled.ul`
  margin-top: 8px;
  li { padding: 4px 0; }
`
