import styled from '@emotion/styled'
import { Link } from '@/components/ui/Link'
import { hasArea } from '@/lib/market/search/page/search-heading'
import { withoutFilter, withPlace } from '@/lib/market/search/query/search-edit'
import { searchHref } from '@/lib/market/search/query/search-href'
import type { SearchQuery, UnknownPlace } from '@/lib/market/search/query/search-query'
import { color, radius } from '@/styles/tokens'

type Props = { query: SearchQuery; unknown: UnknownPlace }

/** Says that the place is not known and that the list is not about it, and offers the comuni that were perhaps meant. */
export function UnknownPlaceNotice({ query, unknown: { text, meant } }: Props) {
  const isShared = meant.length > 1 && meant.every(({ name }) => name === meant[0]?.name)
  return (
    <Box role="status">
      <p>
        <strong>{isShared ? `Più comuni si chiamano «${text}».` : `Non conosciamo il luogo «${text}».`}</strong>{' '}
        {hasArea(query.filters) ? 'Questi annunci non sono filtrati per distanza.' : 'Questi annunci sono di tutta Italia.'}
      </p>
      {meant.length > 0 && (
        <p>
          {isShared ? 'Quale intendi?' : 'Forse cercavi:'}{' '}
          {meant.map((place, index) => (
            <span key={place.istat}>
              {index > 0 && ', '}
              <Link href={searchHref(withPlace(query, place))}>
                {place.name} ({place.provinceCode})
              </Link>
            </span>
          ))}
        </p>
      )}
      <p>
        Scrivi il nome di un comune o il suo CAP, oppure <Link href={searchHref(withoutFilter(query, 'dove'))}>togli il luogo</Link>.
      </p>
    </Box>
  )
}

const Box = styled.div`
  margin-bottom: 16px;
  padding: 14px 16px;
  border-left: 6px solid ${color.warning};
  border-radius: ${radius.md};
  background: ${color.warningSurface};
  overflow-wrap: anywhere;
  p + p { margin-top: 4px; }
`
