import styled from '@emotion/styled'
import { rankingText } from '@/lib/market/search/page/ranking-text'
import type { SearchQuery } from '@/lib/market/search/query/search-query'
import { color, fontSize } from '@/styles/tokens'

type Props = { query: SearchQuery; facts: string | undefined; feedPath: string }

/** What the ads of the list have in common, where that was counted, why they stand in this order, and where new ones are read. */
export function Ranking({ query, facts, feedPath }: Props) {
  return (
    <>
      {facts !== undefined && <Small>{facts}</Small>}
      <Small>
        {rankingText(query)} I nuovi annunci, in{' '}
        <a href={feedPath} rel="nofollow">
          un feed RSS
        </a>
        .
      </Small>
    </>
  )
}

const Small = styled.p`
  margin-top: 8px;
  color: ${color.textMuted};
  font-size: ${fontSize.sm};
`
