import styled from '@emotion/styled'
import { placeBetween, roundStep } from '@/lib/kernel/charts/plot-scale'
import { color, fontSize } from '@/styles/tokens'
import { dayText, rateText } from './result-text'

export type ChartLine = {
  name: string
  /** The rates by day; null on days before the first visitor. */
  rates: (number | null)[]
}
/** A line across all others on a day of the chart; the page says beside it what its number stands for. */
export type ChartMark = { number: number; day: string }
type Props = { days: readonly string[]; lines: readonly ChartLine[]; marks: readonly ChartMark[]; label: string }

const chartSeries = [color.text, color.accent, color.info, color.danger, color.classic, color.warning]
const dashes = ['', '8 4', '2 4', '12 4 2 4']
const strokeStyle = (place: number) => ({ stroke: chartSeries[place % chartSeries.length], strokeDasharray: dashes[place % dashes.length] })

/** Rates over days. The lines stretch with the page, the words do not; the table below says the same. */
export function RateChart({ days, lines, marks, label }: Props) {
  const top = ceilingOf(lines.flatMap(({ rates }) => rates.map((rate) => rate ?? 0)))
  const last = days.at(-1)
  const [x, y] = [placeBetween([0, days.length - 1]), placeBetween([0, top], [100, 0])]
  const placed = marks.flatMap(({ number, day }) => (days.includes(day) ? [{ number, at: x(days.indexOf(day)) }] : []))
  const pathOf = (rates: readonly (number | null)[]) => {
    const points = rates.flatMap((rate, place) => (rate === null ? [] : [`${x(place)} ${y(rate)}`]))
    return points.length === 0 ? '' : `M${points.join('L')}${points.length === 1 ? 'h0.01' : ''}`
  }
  return (
    <div>
      <Legend>
        {lines.map(({ name, rates }, place) => (
          <li key={name}>
            <svg viewBox="0 0 32 8" width="32" height="8" aria-hidden="true">
              <path d="M1 4h30" strokeWidth="3" {...strokeStyle(place)} />
            </svg>
            <span>
              {name}: {rateText(rates.at(-1) ?? null)}
            </span>
          </li>
        ))}
      </Legend>
      <Plot>
        {placed.length > 0 && (
          <Marks aria-hidden="true">
            {placed.map(({ number, at }) => (
              <span key={number} style={{ left: `${at}%` }}>
                {number}
              </span>
            ))}
          </Marks>
        )}
        <Scale aria-hidden="true">
          <span>{rateText(top)}</span>
          <span>{rateText(top / 2)}</span>
          <span>{rateText(0)}</span>
        </Scale>
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" role="img" aria-label={label}>
          {[0, 50, 100].map((y) => (
            <path key={y} d={`M0 ${y}h100`} stroke={color.border} strokeWidth="1" vectorEffect="non-scaling-stroke" />
          ))}
          {placed.map(({ number, at }) => (
            <path
              key={number}
              d={`M${at} 0v100`}
              stroke={color.textMuted}
              strokeWidth="1"
              strokeDasharray="3 3"
              vectorEffect="non-scaling-stroke"
            />
          ))}
          {lines.map(({ name, rates }, place) => (
            <path
              key={name}
              d={pathOf(rates)}
              fill="none"
              strokeWidth="3"
              strokeLinecap="round"
              strokeLinejoin="round"
              vectorEffect="non-scaling-stroke"
              {...strokeStyle(place)}
            />
          ))}
        </svg>
        <Ends aria-hidden="true">
          <span>{days[0] !== undefined && days.length > 1 && dayText(days[0])}</span>
          <span>{last !== undefined && dayText(last)}</span>
        </Ends>
      </Plot>
    </div>
  )
}

/** A round number not below any of them: 1, 2 or 5 times a power of ten. */
function ceilingOf(rates: readonly number[]): number {
  return Math.min(1, roundStep(0.999 * Math.max(...rates, 0.001), 1)) // a hair below, or 0.1 would not fit under 0.1
}

const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 24px;
  margin-bottom: 12px;
  li { display: flex; align-items: center; gap: 8px; min-width: 0; }
  svg { flex: none; }
  span { overflow-wrap: anywhere; }
`
const Plot = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 8px;
  color: ${color.textMuted};
  font-size: ${fontSize.base};
  font-variant-numeric: tabular-nums;
  > svg { grid-column: 2; width: 100%; height: 240px; overflow: visible; }
`
const Marks = styled.div`
  position: relative;
  grid-column: 2;
  height: 20px;
  font-weight: 600;
  span { position: absolute; transform: translateX(-50%); }
`
const Scale = styled.div`
  grid-column: 1;
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  margin: -10px 0;
  text-align: right;
`
const Ends = styled.div`
  grid-column: 2;
  display: flex;
  justify-content: space-between;
`
