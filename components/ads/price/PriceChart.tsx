import styled from '@emotion/styled'
import { placeBetween } from '@/lib/kernel/charts/plot-scale'
import { shortDateText } from '@/lib/kernel/italian/date-text'
import type { PricePoint } from '@/lib/market/ads/page/ad-page'
import { euroText } from '@/lib/market/catalogue/number-text'
import { color, fontSize } from '@/styles/tokens'

type Props = { prices: readonly PricePoint[] }

/** Prices as a line of steps. The picture holds shapes only: words and numbers are text. */
export function PriceChart({ prices }: Props) {
  const cents = prices.map(({ priceCents }) => priceCents)
  const [lowest, highest] = [Math.min(...cents), Math.max(...cents)]
  const times = prices.map(({ recordedAt }) => Date.parse(recordedAt))
  const [start = 0, last = 0] = [times[0], times.at(-1)]
  const end = last + Math.max(1, last - start) / 6
  const [x, y] = [placeBetween([start, end]), placeBetween([lowest, highest], [90, 10])]
  const steps = prices.map(
    ({ priceCents }, place) => `${place === 0 ? 'M0' : `H${x(times[place] ?? 0)}V`}${place === 0 ? ' ' : ''}${y(priceCents)}`,
  )
  const said = prices.map(({ priceCents, recordedAt }) => `${euroText(priceCents)} dal ${shortDateText(recordedAt)}`)
  return (
    <Figure>
      <Plot role="img" aria-label={`Prezzo: ${said.join(', ')}.`}>
        <span>{euroText(highest)}</span>
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <path d={`${steps.join('')}H100`} />
        </svg>
        <span>{euroText(lowest)}</span>
      </Plot>
      <figcaption>Prezzo chiesto, in euro. L’asse parte da {euroText(lowest)}.</figcaption>
    </Figure>
  )
}

const Figure = styled.figure`
  margin-bottom: 16px;
  figcaption { color: ${color.textMuted}; font-size: ${fontSize.sm}; }
`
const Plot = styled.div`
  position: relative;
  height: 140px;
  border-bottom: 1px solid ${color.borderControl};
  font-size: ${fontSize.base};
  svg { position: absolute; inset: 0 0 0 84px; width: calc(100% - 84px); height: 100%; }
  path { fill: none; stroke: ${color.accent}; stroke-width: 3; stroke-linejoin: round; vector-effect: non-scaling-stroke; }
  span { position: absolute; top: 4px; left: 0; font-variant-numeric: tabular-nums; }
  svg + span { top: auto; bottom: 4px; }
`
