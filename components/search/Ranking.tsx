import styled from '@emotion/styled'
import { rankingText } from '@/lib/market/search/ranking-text'
import type { SearchQuery } from '@/lib/market/search/search-query'
import { color, fontSize } from '@/styles/tokens'
import { feedOf } from './list-trail'

/** Why the ads stand in this order, and where new ones are told. */
export function Ranking({ query }: { query: SearchQuery }) {
  return (
    <Small>
      {rankingText(query)} <a href={feedOf(query)}>Nuovi annunci in RSS</a>
    </Small>
  )
}

const Small = styled.p`
  margin-top: 8px;
  color: ${color.textMuted};
  font-size: ${fontSize.sm};
`
