import styled from '@emotion/styled'
import { Icon } from '@/components/ui/icons/Icon'
import { Link } from '@/components/ui/Link'
import type { ComparedVehicle } from '@/lib/market/comparison/comparison'
import { type ComparisonQuery, comparisonHref } from '@/lib/market/comparison/comparison-query'
import { mixText } from '@/lib/market/comparison/comparison-words'
import { color, radius } from '@/styles/tokens'

type Props = {
  query: ComparisonQuery
  vehicles: readonly ComparedVehicle[]
  /** Numbers that are no ad, or none any more. */
  unknownIds: readonly number[]
  /** Vehicles for which there is no column left. */
  tooMany: readonly string[]
}

/** The parts of the requested address that the table cannot show. */
export function ComparisonNotices({ query, vehicles, unknownIds, tooMany }: Props) {
  const mix = mixText(vehicles.map(({ category }) => category))
  return (
    <>
      {tooMany.length > 0 && (
        <Notice data-tone="warning">
          <Icon name="warning" size={24} />
          <p>
            <b>Puoi confrontare quattro veicoli alla volta.</b> Togline uno per aggiungere {tooMany.join(', ')}.
          </p>
        </Notice>
      )}
      {unknownIds.length > 0 && (
        <Notice data-tone="warning">
          <Icon name="warning" size={24} />
          <p>
            {unknownText(unknownIds)}{' '}
            <Link href={comparisonHref({ ...query, ids: query.ids.filter((id) => !unknownIds.includes(id)) })} rel="nofollow">
              {unknownIds.length === 1 ? 'Toglilo dal confronto' : 'Toglili dal confronto'}
            </Link>
          </p>
        </Notice>
      )}
      {mix !== null && (
        <Notice>
          <Icon name="info" size={24} />
          <p>Stai confrontando {mix}: mostriamo solo le righe che hanno in comune.</p>
        </Notice>
      )}
    </>
  )
}

function unknownText(ids: readonly number[]): string {
  const [first] = ids
  if (ids.length === 1) return `L’annuncio RIF ${first} non c’è, o non c’è più.`
  return `Gli annunci RIF ${ids.join(', ')} non ci sono, o non ci sono più.`
}

const Notice = styled.div`
  display: flex;
  gap: 12px;
  margin-bottom: 16px;
  padding: 14px 16px;
  border-radius: ${radius.md};
  background: ${color.infoSurface};
  > svg { color: ${color.info}; }
  p { min-width: 0; overflow-wrap: anywhere; }
  &[data-tone] { background: ${color.warningSurface}; > svg { color: ${color.warning}; } }
  @media print { display: none; }
`
