import styled from '@emotion/styled'
import { plotScale } from '@/lib/kernel/charts/plot-scale'
import { forcedColors } from '@/styles/media'
import { color, font, fontSize } from '@/styles/tokens'

export type PlotPoint = { at: number; value: number; low: number; high: number }
/** The first line is the subject: solid, with its band. */
export type PlotLine = { name?: string; points: readonly PlotPoint[] }

type Props = {
  /** What the picture says, as a sentence. */
  said: string
  lines: readonly [PlotLine, ...PlotLine[]]
  from: 'zero' | 'lowest'
  valueText: (value: number) => string
  /** The words of a marked point; missing: its value. */
  markText?: (value: number) => string
  /** What is written below, at which places. */
  below: readonly { at: number; text: string }[]
  /** Points of the first line that are marked with their value. */
  marked?: readonly number[]
}

/** Lines, the first with its band. Shapes are stretched to the width, words are not. */
export function LinePlot({ said, lines, from, valueText, markText = valueText, below, marked = [] }: Props) {
  const [subject] = lines
  const { x, y, ticks } = plotScale(
    lines.flatMap(({ points }) => points),
    from,
  )
  const lineOf = (points: readonly PlotPoint[]) => `M${points.map(({ at, value }) => `${x(at)} ${y(value)}`).join('L')}`
  return (
    <Frame role="img" aria-label={said}>
      <svg aria-hidden="true">
        {ticks.map((tick) => (
          <text key={tick} x="100%" y={`${y(tick)}%`} dx="-8" dy="4" textAnchor="end">
            {valueText(tick)}
          </text>
        ))}
      </svg>
      <svg aria-hidden="true">
        {ticks.map((tick) => (
          <line key={tick} x1="0" x2="100%" y1={`${y(tick)}%`} y2={`${y(tick)}%`} />
        ))}
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" width="100%" height="100%">
          <path
            d={`M${subject.points.map(({ at, high }) => `${x(at)} ${y(high)}`).join('L')}L${[...subject.points]
              .reverse()
              .map(({ at, low }) => `${x(at)} ${y(low)}`)
              .join('L')}Z`}
            data-is="band"
          />
          {lines.map(({ points }, place) => (
            <path key={place} d={lineOf(points)} data-line={place} />
          ))}
        </svg>
        {subject.points
          .filter(({ at }) => marked.includes(at))
          .map(({ at, value }) => (
            <g key={at}>
              <circle cx={`${x(at)}%`} cy={`${y(value)}%`} r="6" />
              <text x={`${x(at)}%`} y={`${y(value)}%`} dx="8" dy="-10" textAnchor={x(at) > 70 ? 'end' : 'start'} data-value>
                {markText(value)}
              </text>
            </g>
          ))}
        {below.map(({ at, text }) => (
          <text key={at} x={`${x(at)}%`} y="100%" dy="22" textAnchor={anchorAt(x(at))}>
            {text}
          </text>
        ))}
      </svg>
    </Frame>
  )
}

function anchorAt(place: number): 'start' | 'middle' | 'end' {
  if (place < 5) return 'start'
  return place > 95 ? 'end' : 'middle'
}

const Frame = styled.div`
  display: grid;
  grid-template-columns: max(56px, 4.3em) minmax(0, 1fr);
  margin: 16px 0 36px;
  font-size: ${fontSize.sm};
  svg { display: block; width: 100%; height: 240px; overflow: visible; fill: ${color.textMuted}; }
  svg svg { height: 100%; }
  text { font-variant-numeric: tabular-nums; }
  text[data-value] { fill: ${color.accent}; font: 700 ${fontSize.md} ${font.display}; paint-order: stroke; stroke: ${color.surface}; stroke-width: 4px; }
  line { stroke: ${color.border}; }
  circle { fill: ${color.accent}; stroke: ${color.surface}; stroke-width: 2; }
  path { vector-effect: non-scaling-stroke; }
  [data-is='band'] { fill: ${color.accentSurfaceStrong}; }
  [data-line] { fill: none; stroke: ${color.textMuted}; stroke-width: 2; stroke-dasharray: 6 4; }
  [data-line='0'] { stroke: ${color.accent}; stroke-width: 3; stroke-dasharray: none; }
  [data-line='2'] { stroke: ${color.text}; stroke-dasharray: 2 4; }
  ${forcedColors} { text, text[data-value], circle { fill: CanvasText; stroke: none; } [data-is='band'] { fill: none; stroke: CanvasText; stroke-dasharray: 1 3; } [data-line] { stroke: CanvasText; } }
`
