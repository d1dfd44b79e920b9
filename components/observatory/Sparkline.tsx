import { placeBetween } from '@/lib/kernel/charts/plot-scale'
import { euroText } from '@/lib/market/catalogue/number-text'
import type { MonthValue } from '@/lib/market/observatory/observed-model'
import { color } from '@/styles/tokens'

const [width, height, inset] = [84, 24, 2]

/** What a car was worth in the last two years, as a small line; the table beside it has no room for its numbers. */
export function Sparkline({ months }: { months: readonly MonthValue[] }) {
  const [first, last] = [months[0], months.at(-1)]
  if (!first || !last || months.length < 3) return 'n.d.'
  const values = months.map(([, euro]) => euro)
  const x = placeBetween([first[0], 0], [inset, width - inset])
  const y = placeBetween([Math.min(...values), Math.max(...values)], [height - inset, inset])
  return (
    <svg role="img" width={width} height={height} aria-label={`Da ${euroText(first[1] * 100)} a ${euroText(last[1] * 100)}`}>
      <polyline
        points={months.map(([monthsAgo, euro]) => `${Math.round(x(monthsAgo))} ${Math.round(y(euro))}`).join(' ')}
        fill="none"
        stroke={color.accent}
        strokeWidth="2"
      />
    </svg>
  )
}
