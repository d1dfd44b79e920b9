import styled from '@emotion/styled'
import { rankingText } from '@/lib/market/search/ranking-text'
import type { SearchQuery } from '@/lib/market/search/search-query'
import { color, fontSize } from '@/styles/tokens'

type Props = { query: SearchQuery; facts: string | undefined }

/** What the ads of the list have in common, where that was counted, and why they stand in this order. */
export function Ranking({ query, facts }: Props) {
  return (
    <>
      {facts !== undefined && <Small>{facts}</Small>}
      <Small>{rankingText(query)}</Small>
    </>
  )
}

const Small = styled.p`
  margin-top: 8px;
  color: ${color.textMuted};
  font-size: ${fontSize.sm};
`
