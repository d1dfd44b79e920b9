import styled from '@emotion/styled'
import { placeBetween } from '@/lib/kernel/charts/plot-scale'
import { forcedColors } from '@/styles/media'
import { color, font, fontSize } from '@/styles/tokens'

type Props = { histogram: readonly number[]; medianDays: number }

const daysOfBar = 10

/** How many of a hundred ads leave in each ten days, with the day by which half have left. */
export function DaysHistogram({ histogram, medianDays }: Props) {
  const x = placeBetween([0, histogram.length * daysOfBar])
  const highest = Math.max(...histogram)
  const [y, height] = [placeBetween([0, highest], [85, 20]), placeBetween([0, highest], [0, 65])]
  const width = x(daysOfBar)
  const middle = Math.min(100 - width / 2, x(medianDays))
  const last = (histogram.length - 1) * daysOfBar
  return (
    <Picture
      role="img"
      aria-label={`Metà degli annunci esce dal sito entro ${medianDays} giorni; ${Math.round(histogram.at(-1) ?? 0)} su 100 dopo ${last} giorni.`}
    >
      {histogram.map((share, place) => (
        <rect
          key={place}
          x={`${x(place * daysOfBar)}%`}
          y={`${y(share)}%`}
          width={`${width * 0.9}%`}
          height={`${height(share)}%`}
          data-before={(place + 1) * daysOfBar <= medianDays || undefined}
        />
      ))}
      <line x1="0" x2="100%" y1="85%" y2="85%" />
      <line x1={`${middle}%`} x2={`${middle}%`} y1="0" y2="85%" data-median />
      <text x={`${middle}%`} y="16" dx={middle > 60 ? -8 : 8} textAnchor={middle > 60 ? 'end' : 'start'} data-median>
        {medianDays} giorni
      </text>
      {[0, 30, 60, 90].map((days) => (
        <text key={days} x={`${x(days)}%`} y="98%">
          {days}
        </text>
      ))}
      <text x="100%" y="98%" textAnchor="end">
        {last} e più
      </text>
    </Picture>
  )
}

const Picture = styled.svg`
  display: block;
  width: 100%;
  height: 180px;
  overflow: visible;
  fill: ${color.textMuted};
  font-size: ${fontSize.sm};
  rect { fill: ${color.borderControl}; }
  rect[data-before] { fill: ${color.accent}; }
  line { stroke: ${color.borderControl}; }
  line[data-median] { stroke: ${color.text}; stroke-width: 2; stroke-dasharray: 4 3; }
  text[data-median] { fill: ${color.text}; font: 700 ${fontSize.lg} ${font.display}; }
  ${forcedColors} { text, text[data-median], rect[data-before] { fill: CanvasText; } rect { fill: Canvas; stroke: CanvasText; } line, line[data-median] { stroke: CanvasText; } }
`
