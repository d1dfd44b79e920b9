import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { numberText } from '@/lib/market/catalogue/number-text'
import { barHeight, histogramBins, isBinChosen, type PriceHistogram } from '@/lib/market/search/engine/histogram/price-histogram'
import { color, fontSize } from '@/styles/tokens'

type Props = {
  histogram: PriceHistogram
  from: number | undefined
  to: number | undefined
  /** Stands between the bars and their scale. */
  children?: ReactNode
}

/** How the prices of the list are spread, those within the limits in green. The fields below say the limits in words. */
export function PriceBars({ histogram, from, to, children }: Props) {
  const others = barsOf(histogram, (bin) => !isBinChosen(histogram, bin, from, to))
  const top = histogram.euro * histogramBins
  return (
    <Chart>
      <svg aria-hidden="true" viewBox={`0 0 ${histogramBins} ${barHeight}`} preserveAspectRatio="none">
        <path d={barsOf(histogram, (bin) => isBinChosen(histogram, bin, from, to))} />
        {others !== '' && <path d={others} />}
      </svg>
      {children}
      <p aria-hidden="true">
        <span>0</span>
        <span>{numberText(top / 2)}</span>
        <span>{`${numberText(top)} € e più`}</span>
      </p>
    </Chart>
  )
}

/** One outline over all bins, flat where a bin is not meant; the mask of the chart parts the bars. */
function barsOf({ bars }: PriceHistogram, isMeant: (bin: number) => boolean): string {
  const meant = bars.map((bar, bin) => (isMeant(bin) ? bar : 0))
  if (meant.every((bar) => bar === 0)) return ''
  return `M0 ${barHeight}${meant.map((bar) => `V${barHeight - bar}h1`).join('')}V${barHeight}`
}

const Chart = styled.div`
  svg {
    display: block;
    width: 100%;
    height: 56px;
    fill: ${color.accent};
    mask: linear-gradient(90deg, transparent 5%, black 5% 95%, transparent 95%) 0 0 / 5% 100%;
  }
  path + path { fill: ${color.borderStrong}; }
  p { display: flex; justify-content: space-between; color: ${color.textMuted}; font-size: ${fontSize.xs}; }
`
