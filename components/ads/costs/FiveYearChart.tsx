import styled from '@emotion/styled'
import { placeBetween } from '@/lib/kernel/charts/plot-scale'
import { euroText, numberText } from '@/lib/market/catalogue/number-text'
import type { FiveYearCosts } from '@/lib/market/running-costs/five-year-costs'
import { columnsOf } from '@/lib/market/running-costs/year-columns'
import { forcedColors } from '@/styles/media'
import { color, font, fontSize } from '@/styles/tokens'
import { CostPattern, costFills } from './CostPattern'

type Props = { costs: FiveYearCosts }

const [plotTop, bottom] = [24, 224]
/** Columns begin behind the numbers of the axis; all in percent of the width. */
const [firstAt, step, width] = [16, 17.5, 12]

/** A column for each year, what is paid below and the loss of value, hatched, on top. The table beside it has the same numbers and names the colours. */
export function FiveYearChart({ costs }: Props) {
  const { columns, ticks, top } = columnsOf(costs)
  const place = placeBetween([0, top], [bottom, plotTop])
  const y = (euro: number) => Math.round(place(euro)) // parts that touch meet at a whole pixel
  const said = columns.map(({ totalEuro }, year) => `${year + 1}º anno ${euroText(totalEuro * 100)}`)
  return (
    <Figure>
      <Picture role="img" aria-label={`Costo di ogni anno: ${said.join(', ')}. La tabella ha tutte le voci.`}>
        <CostPattern />
        {ticks.map((euro) => (
          <g key={euro}>
            <line x1="0" x2="100%" y1={y(euro)} y2={y(euro)} />
            <text x="0" y={y(euro) - 4}>
              {numberText(euro)}
            </text>
          </g>
        ))}
        {columns.map(({ parts, totalEuro }, year) => {
          const x = firstAt + year * step
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a year has no other name
            <g key={year}>
              {parts.map(({ kind, from, to }) => (
                <rect key={kind} x={`${x}%`} width={`${width}%`} y={y(to)} height={Math.max(0, y(from) - y(to))} data-cost={kind} />
              ))}
              <text x={`${x + width / 2}%`} y={y(totalEuro) - 6} data-total>
                {numberText(totalEuro)}
              </text>
              <text x={`${x + width / 2}%`} y={bottom + 18} data-year>
                {year + 1}º
              </text>
            </g>
          )
        })}
      </Picture>
      <figcaption>Euro di ogni anno. Le voci a tratteggio non si pagano: sono valore perso.</figcaption>
    </Figure>
  )
}

const Figure = styled.figure`
  margin-bottom: 16px;
  figcaption { color: ${color.textMuted}; font-size: ${fontSize.sm}; }
`
const Picture = styled.svg`
  display: block;
  width: 100%;
  height: ${bottom + 26}px;
  overflow: visible;
  font-size: ${fontSize.sm};
  fill: ${color.textMuted};
  line { stroke: ${color.border}; }
  text { font-variant-numeric: tabular-nums; }
  [data-total], [data-year] { text-anchor: middle; }
  [data-total] { font: 700 ${fontSize.md} ${font.display}; fill: ${color.text}; }
  ${costFills}
  ${forcedColors} { text { fill: CanvasText; } line { stroke: GrayText; } }
`
