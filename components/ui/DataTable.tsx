import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { maxWidth } from '@/styles/media'
import { color, fontSize } from '@/styles/tokens'

/** A row, which its first cell names. */
export type DataRow = { key: string | number; cells: readonly ReactNode[] }
type Props = {
  label: string
  /** The label stands above the table, too. */
  hasCaption?: boolean
  head: readonly string[]
  /** Figures stand to the right, and keep to one line. */
  hasFigures?: boolean
  /** Cells keep to one line, and the table scrolls sooner. */
  isOneLine?: boolean
  /** Makes each row on a phone a block of its own, and nothing scrolls sideways. */
  isStacked?: boolean
  /** Folded away: a picture beside it says the same. */
  isFolded?: boolean
} & ({ rows: readonly DataRow[]; children?: never } | { rows?: never /** Rows that are written out. */; children: ReactNode })

/** A table that scrolls by itself where it does not fit; the keyboard reaches it. */
export function DataTable({ label, hasCaption, head, rows, children, hasFigures, isOneLine, isStacked, isFolded }: Props) {
  const table = (
    <Frame
      tabIndex={0}
      aria-label={label}
      data-figures={hasFigures || undefined}
      data-one-line={isOneLine || undefined}
      data-stacked={isStacked || undefined}
    >
      <table>
        {hasCaption && <caption>{label}</caption>}
        <thead>
          <tr>
            {head.map((name, at) => (
              <th key={`${at} ${name}`} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{rows ? rows.map(({ key, cells }) => <Row key={key} head={head} cells={cells} />) : children}</tbody>
      </table>
    </Frame>
  )
  if (!isFolded) return table
  return (
    <Fold>
      <summary>Tabella</summary>
      {table}
    </Fold>
  )
}

function Row({ head, cells: [first, ...others] }: Pick<DataRow, 'cells'> & { head: readonly string[] }) {
  return (
    <tr>
      <th scope="row">{first}</th>
      {others.map((cell, at) => (
        <td key={`${at} ${head[at + 1]}`} data-head={head[at + 1]}>
          {cell}
        </td>
      ))}
    </tr>
  )
}

const Frame = styled.section`
  position: relative; /* words for screen readers scroll along, and do not widen the page */
  overflow-x: auto;
  margin: 16px 0 8px;
  /* A shade on the side where more is hidden: the plain ends move with the table, the shades stay. A box of another colour sets --ground. */
  background:
    linear-gradient(90deg, var(--ground, ${color.surface}) 40%, transparent) 0 / 32px 100% no-repeat local,
    linear-gradient(270deg, var(--ground, ${color.surface}) 40%, transparent) 100% / 32px 100% no-repeat local,
    linear-gradient(90deg, ${color.borderStrong}, transparent) 0 / 10px 100% no-repeat,
    linear-gradient(270deg, ${color.borderStrong}, transparent) 100% / 10px 100% no-repeat;
  table { width: 100%; border-collapse: collapse; font-size: ${fontSize.base}; font-variant-numeric: tabular-nums; }
  caption { padding-bottom: 8px; color: ${color.textMuted}; text-align: left; }
  th, td { padding: 8px 0 8px 16px; border-bottom: 1px solid ${color.border}; text-align: left; vertical-align: top; }
  th:first-of-type { padding-left: 0; }
  thead th { color: ${color.textMuted}; font-size: ${fontSize.sm}; font-weight: 600; vertical-align: bottom; }
  tbody th { font-weight: 600; }
  td a { display: inline-flex; align-items: center; min-height: 24px; }
  &[data-figures] td, &[data-figures] thead th:not(:first-of-type) { text-align: right; }
  &[data-figures] td, &[data-one-line] td, &[data-one-line] thead th { white-space: nowrap; }
  &[data-one-line] tbody th { min-width: 100px; max-width: 260px; overflow-wrap: anywhere; }
  ${maxWidth(700)} {
    &[data-stacked] thead { position: absolute; clip-path: inset(50%); width: 1px; height: 1px; overflow: hidden; }
    &[data-stacked] table, &[data-stacked] tbody, &[data-stacked] tr, &[data-stacked] tbody th, &[data-stacked] td { display: block; min-width: 0; }
    &[data-stacked] tr { padding: 12px 0; border-bottom: 1px solid ${color.border}; }
    &[data-stacked] tbody th { padding: 0 0 4px; border: 0; }
    &[data-stacked] td { padding: 4px 0; border: 0; }
    &[data-stacked] td::before { content: attr(data-head) ':\\00a0'; color: ${color.textMuted}; }
  }
`
const Fold = styled.details`
  summary { width: fit-content; min-height: 44px; padding: 10px 0; color: ${color.link}; font-weight: 600; }
`
