import styled from '@emotion/styled'
import { Link } from '@/components/ui/Link'
import { numberText } from '@/lib/market/catalogue/number-text'
import type { ResultMap } from '@/lib/market/search/map/result-map'
import { adCountText } from '@/lib/market/search/page/search-heading'
import { color, fontSize } from '@/styles/tokens'

/** The map in words: each province, or each comune once the map shows those, with its number of ads; and how many say no place. */
export function MapParts({ map: { parts, partsAre, unplaced } }: { map: ResultMap }) {
  if (parts.length === 0 && unplaced === 0) return null
  return (
    <Parts>
      {parts.length > 0 && (
        <details>
          <summary>{partsAre === 'comuni' ? 'Elenco per comune' : 'Elenco per provincia'}</summary>
          <ul>
            {parts.map(({ label, count, href }) => (
              <li key={href}>
                <Link href={href} scroll={false} rel="nofollow">
                  {label} ({numberText(count)})
                </Link>
              </li>
            ))}
          </ul>
        </details>
      )}
      {unplaced > 0 && <p>{`${adCountText(unplaced)} senza luogo: ${unplaced === 1 ? 'è' : 'sono'} solo nell’elenco.`}</p>}
    </Parts>
  )
}

const Parts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 16px;
  font-size: ${fontSize.base};
  p { color: ${color.textMuted}; }
  details[open] { flex-basis: 100%; }
  summary { display: inline-flex; align-items: center; min-height: 44px; color: ${color.link}; font-weight: 600; text-decoration: underline; text-underline-offset: 3px; cursor: pointer; }
  ul { columns: 184px; column-gap: 16px; padding: 4px 0 8px; }
  li a { display: inline-flex; align-items: center; min-height: 32px; }
`
