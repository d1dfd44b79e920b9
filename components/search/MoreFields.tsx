import styled from '@emotion/styled'
import { useRef, useState } from 'react'
import { Icon } from '@/components/ui/icons/Icon'
import { Link } from '@/components/ui/Link'
import { listPageOf } from '@/lib/market/search/page/list-pages'
import type { Facets } from '@/lib/market/search/page/search-results'
import { filterPageHref } from '@/lib/market/search/query/panel-groups'
import type { SearchQuery } from '@/lib/market/search/query/search-query'
import { maxWidth } from '@/styles/media'
import { color } from '@/styles/tokens'
import { loadOfferedMakes } from './load-makes'
import { SearchBox } from './SearchBox'

type Props = { query: SearchQuery; total: number; lastYear: number }

/** The search by fields, folded behind the sentence. The fields come when it is opened, as those of folded filters do; without JavaScript it leads to the page of all filters. */
export function MoreFields({ query, total, lastYear }: Props) {
  const isAsked = useRef(false)
  const [facets, setFacets] = useState<Facets | null>(null)
  const look = async (fold: HTMLDetailsElement | null) => {
    if (!fold?.open || isAsked.current) return
    isAsked.current = true
    const marca = await loadOfferedMakes(query, listPageOf(query.list).category)
    if (marca.length > 0) setFacets({ marca })
    else isAsked.current = false
  }
  return (
    <Fold
      ref={(fold) => void look(fold)} // it may have been opened before its code was there
      onToggle={({ currentTarget }) => void look(currentTarget)}
    >
      <summary>
        Oppure scegli marca, modello e prezzo <Icon name="chevron-down" size={20} />
      </summary>
      {facets ? (
        <SearchBox query={query} facets={facets} total={total} lastYear={lastYear} />
      ) : (
        <Link href={filterPageHref(query)}>Scegli fra tutti i filtri</Link>
      )}
    </Fold>
  )
}

const Fold = styled.details`
  padding: 0 24px;
  border-top: 1px solid ${color.border};
  summary { display: flex; align-items: center; justify-content: space-between; min-height: 52px; color: ${color.accent}; font-weight: 600; }
  &[open] summary svg { transform: rotate(180deg); }
  > a { display: inline-flex; align-items: center; min-height: 44px; margin-bottom: 12px; }
  ${maxWidth(800)} { padding: 0 16px; }
`
