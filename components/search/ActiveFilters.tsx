import styled from '@emotion/styled'
import { Chip } from '@/components/ui/Chip'
import { Link } from '@/components/ui/Link'
import { clearAllHref, searchChips } from '@/lib/market/search/query/search-chips'
import type { SearchQuery } from '@/lib/market/search/query/search-query'
import { maxWidth } from '@/styles/media'
import { fontSize } from '@/styles/tokens'

type Props = { query: SearchQuery }

/** The active filters as chips; a click removes one. */
export function ActiveFilters({ query }: Props) {
  const chips = searchChips(query)
  if (chips.length === 0) return null
  return (
    <Row aria-label="Filtri attivi">
      {chips.map((chip) => (
        <li key={`${chip.key} ${chip.label}`}>
          <Chip label={chip.label} href={chip.href} />
        </li>
      ))}
      <li>
        <Link href={clearAllHref(query)}>Azzera</Link>
      </li>
    </Row>
  )
}

const Row = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  margin-bottom: 12px;
  li:last-of-type a { display: inline-flex; align-items: center; min-height: 36px; font-size: ${fontSize.base}; font-weight: 600; }
  li { flex: none; }
  ${maxWidth(800)} {
    flex-wrap: nowrap;
    margin: 4px -16px 16px;
    padding: 3px 16px;
    overflow-x: auto;
    scrollbar-width: none;
  }
`
