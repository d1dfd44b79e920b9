import styled from '@emotion/styled'
import { rankingText } from '@/lib/market/search/ranking-text'
import type { SearchQuery } from '@/lib/market/search/search-query'
import { color, fontSize } from '@/styles/tokens'

/** Why the ads stand in this order. */
export function Ranking({ query }: { query: SearchQuery }) {
  return <Small>{rankingText(query)}</Small>
}

const Small = styled.p`
  margin-top: 8px;
  color: ${color.textMuted};
  font-size: ${fontSize.sm};
`
