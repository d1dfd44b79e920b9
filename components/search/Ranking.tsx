import styled from '@emotion/styled'
import { rankingId } from '@/lib/market/search/page/ranking-text'
import type { SearchQuery } from '@/lib/market/search/query/search-query'
import { color, fontSize, radius } from '@/styles/tokens'
import { OrderReason } from './OrderReason'

type Props = { query: SearchQuery; facts: string | undefined; feedPath: string }

/** What the ads of the list have in common, where that was counted, why they stand in this order, and where new ones are read. */
export function Ranking({ query, facts, feedPath }: Props) {
  return (
    <>
      {facts !== undefined && <Small>{facts}</Small>}
      <Why>
        <summary>Perché in quest’ordine?</summary>
        <div id={rankingId}>
          <OrderReason query={query} />
          <p>
            I nuovi annunci, in{' '}
            <a href={feedPath} rel="nofollow">
              un feed RSS
            </a>
            .
          </p>
        </div>
      </Why>
    </>
  )
}

const Small = styled.p`
  margin-top: 12px;
  color: ${color.textMuted};
  font-size: ${fontSize.sm};
`
const Why = styled.details`
  margin-top: 12px;
  color: ${color.textSecondary};
  font-size: ${fontSize.base};
  summary { display: inline-flex; align-items: center; min-height: 32px; color: ${color.link}; font-weight: 600; text-decoration: underline; text-underline-offset: 3px; }
  > div { display: grid; gap: 8px; max-width: 68ch; margin-top: 4px; padding: 12px 16px; border-radius: ${radius.md}; background: ${color.surfaceAlt}; }
`
