import styled from '@emotion/styled'
import { placeBetween } from '@/lib/kernel/charts/plot-scale'
import { forcedColors, maxWidth } from '@/styles/media'
import { color, font, fontSize } from '@/styles/tokens'

/** `value`: null where nothing is said; then `text` says why. */
export type Bar = { name: string; value: number | null; text: string; isStrong: boolean }
type Props = { bars: readonly Bar[] }

/** Bars from zero with their names and values in words. */
export function Bars({ bars }: Props) {
  const lengthOf = placeBetween([0, Math.max(1, ...bars.map(({ value }) => value ?? 0))])
  return (
    <List>
      {bars.map(({ name, value, text, isStrong }) => (
        <li key={name} data-strong={isStrong || undefined}>
          <span>{name}</span>
          {value === null ? (
            <small>{text}</small>
          ) : (
            <span>
              <svg aria-hidden="true">
                <rect width={`${lengthOf(value)}%`} height="20" rx="2" />
              </svg>
              <b>{text}</b>
            </span>
          )}
        </li>
      ))}
    </List>
  )
}

const List = styled.ul`
  display: grid;
  font-size: ${fontSize.base};
  li { display: grid; grid-template-columns: 128px minmax(0, 1fr); gap: 12px; align-items: center; min-height: 40px; }
  li > span:last-of-type { display: grid; grid-template-columns: minmax(0, 1fr) 72px; gap: 8px; align-items: center; }
  li > span:first-of-type { display: block; }
  li[data-strong] > span:first-of-type { font-weight: 600; }
  svg { width: 100%; height: 20px; fill: ${color.borderControl}; }
  [data-strong] svg { fill: ${color.accent}; }
  b { font: 600 ${fontSize.md}/1 ${font.display}; font-variant-numeric: tabular-nums; }
  small { color: ${color.textMuted}; font-size: ${fontSize.sm}; }
  ${maxWidth(800)} { li { grid-template-columns: 104px minmax(0, 1fr); } }
  ${forcedColors} { svg, [data-strong] svg { fill: CanvasText; } }
`
