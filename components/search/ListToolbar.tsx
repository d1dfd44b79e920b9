import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icons/Icon'
import { ToolLink } from '@/components/ui/ToolLink'
import { VisuallyHidden } from '@/components/ui/VisuallyHidden'
import { adCountText, countedHeading } from '@/lib/market/search/page/search-heading'
import { withView } from '@/lib/market/search/query/search-edit'
import { searchHref } from '@/lib/market/search/query/search-href'
import { mapView, type SearchQuery } from '@/lib/market/search/query/search-query'
import { maxWidth } from '@/styles/media'
import { color, fontSize } from '@/styles/tokens'
import { OrderChoice } from './OrderChoice'

type Props = {
  query: SearchQuery
  total: number
  /** Other ads are on their way. */
  isUpdating: boolean
  /** Saves the search. */
  save: ReactNode
}

/** What a list shows and how many, its order, the way to the map and back, and the button that saves the search: one row, also on a phone. */
export function ListToolbar({ query, total, isUpdating, save }: Props) {
  const { counted, place } = countedHeading(query, total)
  return (
    <Row>
      <h1>
        {isUpdating ? (
          <>
            <Spinner aria-hidden="true" />
            Cerco…
          </>
        ) : (
          <>
            {counted}
            {place !== '' && <span>{place}</span>}
          </>
        )}
      </h1>
      <VisuallyHidden as="p" role="status">
        {isUpdating ? 'Cerco gli annunci' : adCountText(total)}
      </VisuallyHidden>
      {total > 1 && <OrderChoice query={query} />}
      {query.view === mapView ? (
        <ToolLink href={searchHref(withView(query, undefined))} rel="nofollow" aria-label="Elenco degli annunci" data-screen-only>
          <Icon name="list" />
          <span>Elenco</span>
        </ToolLink>
      ) : (
        total > 0 && (
          <ToolLink href={searchHref(withView(query, mapView))} rel="nofollow" aria-label="Mappa degli annunci" data-screen-only>
            <Icon name="map" />
            <span>Mappa</span>
          </ToolLink>
        )
      )}
      {save}
    </Row>
  )
}

const Row = styled.div`
  position: relative; /* what is hidden from sight stays in it */
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: 4px 12px;
  min-height: 44px;
  margin: 16px 0;
  /* With enlarged text it has a line of its own. */
  h1 { flex: 1 1 6em; min-width: 0; font-size: ${fontSize.xl3}; overflow-wrap: anywhere; }
  ${maxWidth(800)} {
    gap: 4px 0;
    margin: 6px -8px 8px 0;
    h1 { flex-basis: 4.4em; font-size: ${fontSize.lg}; line-height: 1.2; text-wrap: wrap; }
    h1 > span:last-of-type { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
  }
`
const Spinner = styled.i`
  display: inline-block;
  width: 18px;
  height: 18px;
  margin-right: 8px;
  border: 2.5px solid ${color.borderStrong};
  border-top-color: ${color.accent};
  border-radius: 50%;
  vertical-align: -3px;
  animation: turn 1s linear infinite;
  @keyframes turn { to { transform: rotate(360deg); } }
`
