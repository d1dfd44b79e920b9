import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { color, fontSize } from '@/styles/tokens'

type Props = {
  label: string
  /** Whether cells keep to one line and the table scrolls sooner. */
  isOneLine?: boolean
  /** Their titles. */
  columns: readonly string[]
  /** The rows. */
  children: ReactNode
}

/** A table that scrolls by itself where it does not fit; the keyboard reaches it. */
export function ScrollTable({ label, isOneLine, columns, children }: Props) {
  return (
    <Frame role="region" aria-label={label} tabIndex={0} data-one-line={isOneLine || undefined}>
      <table>
        <thead>
          <tr>
            {columns.map((title, place) => (
              <th key={`${place} ${title}`} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </Frame>
  )
}

const Frame = styled.div`
  position: relative; /* words for screen readers scroll along, and do not widen the page */
  overflow-x: auto;
  /* A shade on the side where more is hidden: the white ends move with the table, the shades stay. */
  background:
    linear-gradient(90deg, ${color.surface} 40%, transparent) 0 / 32px 100% no-repeat local,
    linear-gradient(270deg, ${color.surface} 40%, transparent) 100% / 32px 100% no-repeat local,
    linear-gradient(90deg, ${color.borderStrong}, transparent) 0 / 10px 100% no-repeat,
    linear-gradient(270deg, ${color.borderStrong}, transparent) 100% / 10px 100% no-repeat;
  margin-bottom: 8px;
  table { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; }
  th, td { padding: 10px 20px 10px 0; border-bottom: 1px solid ${color.border}; text-align: left; vertical-align: top; }
  thead th { color: ${color.textMuted}; font-size: ${fontSize.base}; font-weight: 600; white-space: nowrap; }
  tbody th { min-width: 100px; max-width: 260px; font-weight: 600; overflow-wrap: anywhere; }
  &[data-one-line] td { white-space: nowrap; }
  td a { display: inline-flex; align-items: center; min-height: 24px; }
`
