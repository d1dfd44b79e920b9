import styled from '@emotion/styled'
import type { PricePoint } from '@/lib/market/ads/ad-page'
import { euroText } from '@/lib/market/catalogue/number-text'
import { color, fontSize } from '@/styles/tokens'

type Props = { prices: readonly PricePoint[] }

const calendar = new Intl.DateTimeFormat('it-IT', { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'Europe/Rome' })

/** Every price this ad ever had, the latest first. */
export function PriceHistory({ prices }: Props) {
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">Dal</th>
          <th scope="col">Prezzo</th>
          <th scope="col">Variazione</th>
        </tr>
      </thead>
      <tbody>
        {prices
          .map((point, place) => ({ ...point, change: place === 0 ? null : point.priceCents - (prices[place - 1]?.priceCents ?? 0) }))
          .reverse()
          .map((point) => (
            <tr key={point.recordedAt}>
              <td>{calendar.format(new Date(point.recordedAt))}</td>
              <td>{euroText(point.priceCents)}</td>
              <td>{point.change === null ? 'Prezzo iniziale' : `${point.change > 0 ? '+' : '−'}${euroText(Math.abs(point.change))}`}</td>
            </tr>
          ))}
      </tbody>
    </Table>
  )
}

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: ${fontSize.base};
  font-variant-numeric: tabular-nums;
  th { text-align: left; font-weight: 600; color: ${color.textMuted}; }
  th, td { padding: 8px 0; border-bottom: 1px solid ${color.borderSubtle}; }
  th:last-of-type, td:last-of-type { text-align: right; }
`
