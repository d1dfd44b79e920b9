import styled from '@emotion/styled'
import { numericDateText } from '@/lib/kernel/italian/date-text'
import type { PricePoint } from '@/lib/market/ads/page/ad-page'
import { priceHistory } from '@/lib/market/ads/page/price-history'
import { euroText } from '@/lib/market/catalogue/number-text'
import { color, fontSize } from '@/styles/tokens'
import { PriceChart } from './PriceChart'

type Props = { prices: readonly PricePoint[] }

/** Every price of this ad: plotted, oldest first, and as a table, latest first. */
export function PriceHistory({ prices }: Props) {
  const { points, lowestBeforeCents, reducedCents } = priceHistory(prices)
  const [first] = prices
  if (!first) return null
  return (
    <>
      {points.length > 1 ? (
        <PriceChart prices={prices} />
      ) : (
        <p>
          Il prezzo non è mai cambiato: {euroText(first.priceCents)} dal {numericDateText(first.recordedAt)}.
        </p>
      )}
      {lowestBeforeCents !== null && (
        <p>
          Minimo dei 30 giorni prima dell’ultima variazione: <b>{euroText(lowestBeforeCents)}</b>
          {reducedCents !== null && ` · ribassato di ${euroText(reducedCents)}`}
        </p>
      )}
      {points.length > 1 && (
        <Table>
          <thead>
            <tr>
              <th scope="col">Dal</th>
              <th scope="col">Prezzo</th>
              <th scope="col">Variazione</th>
            </tr>
          </thead>
          <tbody>
            {[...points].reverse().map(({ recordedAt, priceCents, changeCents }) => (
              <tr key={recordedAt}>
                <td>{numericDateText(recordedAt)}</td>
                <td>{euroText(priceCents)}</td>
                <td>{changeCents === null ? 'Prezzo iniziale' : `${changeCents > 0 ? '+' : '−'}${euroText(Math.abs(changeCents))}`}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </>
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
