import styled from '@emotion/styled'
import type { SearchToSave } from '@/lib/accounts/saved-searches/saved-search'
import { adCountText } from '@/lib/market/search/page/search-heading'
import { color, radius } from '@/styles/tokens'

/** What is saved of a search, in words, and how many ads it finds. */
export function SearchRecap({ filters, total }: Pick<SearchToSave, 'filters' | 'total'>) {
  return (
    <Recap>
      {filters.join(' · ')}
      {total !== null && <span>. Oggi: {adCountText(total)}.</span>}
    </Recap>
  )
}

const Recap = styled.p`
  padding: 12px 14px;
  border-radius: ${radius.md};
  background: ${color.surfaceAlt};
  overflow-wrap: anywhere;
  span { color: ${color.textMuted}; }
`
