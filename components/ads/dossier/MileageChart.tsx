import styled from '@emotion/styled'
import { plotScale } from '@/lib/kernel/charts/plot-scale'
import { numberText } from '@/lib/market/catalogue/number-text'
import { type MileageVerdict, type Reading, readingMonth } from '@/lib/market/dossier/mileage'
import { forcedColors, maxWidth } from '@/styles/media'
import { color, font, fontSize } from '@/styles/tokens'

type Props = { readings: readonly Reading[]; verdict: MileageVerdict }

/** Kilometres by their days: filled where a paper says them, hollow where the seller does, a cross where they fall or leap. */
export function MileageChart({ readings, verdict }: Props) {
  const points = readings.map(({ on, km, isDocumented }) => ({ at: Date.parse(on), low: km, high: km, km, isDocumented }))
  const { x, y, ticks } = plotScale(points, 'zero')
  const odd = new Set(verdict.places)
  return (
    <Frame role="img" aria-label={saidIn(readings, verdict)}>
      <svg aria-hidden="true">
        {ticks.map((tick) => (
          <text key={tick} x="100%" y={`${y(tick)}%`} dx="-8" dy="4" textAnchor="end">
            {numberText(tick)}
          </text>
        ))}
      </svg>
      <svg aria-hidden="true">
        {ticks.map((tick) => (
          <line key={tick} x1="0" x2="100%" y1={`${y(tick)}%`} y2={`${y(tick)}%`} />
        ))}
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" width="100%" height="100%">
          <path d={`M${points.map(({ at, km }) => `${x(at)} ${y(km)}`).join('L')}`} />
        </svg>
        {points.map(({ at, km, isDocumented }, place) => (
          <g key={place} data-odd={odd.has(place) || undefined}>
            <circle cx={`${x(at)}%`} cy={`${y(km)}%`} r="7" data-filled={isDocumented || undefined} />
            {odd.has(place) && (
              <svg x={`${x(at)}%`} y={`${y(km)}%`} overflow="visible">
                <path d="M-4 -4L4 4M4 -4L-4 4" data-cross />
              </svg>
            )}
            {(place === points.length - 1 || odd.has(place) || points.length <= 6) && (
              <text
                x={`${x(at)}%`}
                y={`${y(km)}%`}
                dx={x(at) > 60 ? -2 : 6}
                dy={odd.has(place) ? 26 : -14}
                textAnchor={x(at) > 60 ? 'end' : 'start'}
                data-value
                data-between={(place < points.length - 1 && !odd.has(place)) || undefined}
              >
                {numberText(km)}
              </text>
            )}
          </g>
        ))}
        {yearsIn(readings).map(({ at, text }, place, all) => (
          <text
            key={text}
            x={`${x(at)}%`}
            y="100%"
            dy="22"
            textAnchor={x(at) < 5 ? 'start' : 'middle'}
            data-odd-year={all.length > 5 && place % 2 === 1 ? true : undefined}
          >
            {text}
          </text>
        ))}
      </svg>
    </Frame>
  )
}

/** The first days of the years between the readings, and the first reading's own. */
function yearsIn(readings: readonly Reading[]): { at: number; text: string }[] {
  const [first, last] = [readings[0], readings.at(-1)]
  if (!first || !last) return []
  const [from, to] = [Number(first.on.slice(0, 4)), Number(last.on.slice(0, 4))]
  const step = Math.ceil((to - from + 1) / 10)
  const years = Array.from({ length: to - from + 1 }, (_, index) => from + index).filter((year) => (year - from) % step === 0)
  return years.map((year) => ({ at: year === from ? Date.parse(first.on) : Date.UTC(year, 0, 1), text: String(year) }))
}

function saidIn(readings: readonly Reading[], verdict: MileageVerdict): string {
  const all = readings.map(
    ({ on, km, source, isDocumented }) => `${numberText(km)} a ${readingMonth(on)} (${source}${isDocumented ? ', con carta' : ''})`,
  )
  return `Chilometri nel tempo: ${all.join('; ')}. ${verdict.head}`
}

const Frame = styled.div`
  display: grid;
  grid-template-columns: 56px minmax(0, 1fr);
  height: 240px;
  margin: 28px 12px 36px 0;
  font-size: ${fontSize.sm};
  svg { width: 100%; height: 100%; overflow: visible; }
  text { fill: ${color.textMuted}; font-family: ${font.body}; font-variant-numeric: tabular-nums; }
  text[data-value] { fill: ${color.text}; font-weight: 600; }
  line { stroke: ${color.border}; }
  path { fill: none; stroke: ${color.accent}; stroke-width: 2.5; vector-effect: non-scaling-stroke; }
  circle { fill: ${color.surface}; stroke: ${color.accent}; stroke-width: 2.5; }
  circle[data-filled] { fill: ${color.accent}; stroke: ${color.surface}; stroke-width: 2; }
  [data-odd] circle { fill: ${color.surface}; stroke: ${color.danger}; }
  [data-odd] text { fill: ${color.danger}; }
  path[data-cross] { stroke: ${color.danger}; }
  ${maxWidth(583)} { [data-odd-year], [data-between] { display: none; } }
  ${forcedColors} { path, circle, line { stroke: CanvasText; } text { fill: CanvasText; } circle[data-filled] { fill: CanvasText; } }
`
