import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { maxWidth } from '@/styles/media'
import { color } from '@/styles/tokens'

type Props = {
  label: string
  head: readonly string[]
  /** The first cell names its row. */
  rows: readonly { key: string | number; cells: readonly ReactNode[] }[]
  /** Figures stand to the right. */
  hasFigures?: boolean
  /** On a phone each row is a block of its own, and nothing is scrolled sideways. */
  isStacked?: boolean
}

/** A table that is scrolled sideways on a narrow screen. */
export function ScrolledTable({ label, head, rows, hasFigures = false, isStacked = false }: Props) {
  return (
    <Scroll tabIndex={0} role="region" aria-label={label} data-figures={hasFigures || undefined} data-stacked={isStacked || undefined}>
      <table>
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells: [first, ...others] }) => (
            <tr key={key}>
              <th scope="row">{first}</th>
              {others.map((cell, at) => (
                <td key={head[at + 1]} data-head={head[at + 1]}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scroll>
  )
}

const Scroll = styled.div`
  overflow-x: auto;
  margin-top: 16px;
  table { width: 100%; border-collapse: collapse; }
  th, td { padding: 8px 12px; border-bottom: 1px solid ${color.border}; text-align: left; font-weight: 400; }
  thead th { font-weight: 600; }
  &[data-figures] td, &[data-figures] thead th:not(:first-of-type) { text-align: right; }
  ${maxWidth(700)} {
    &[data-stacked] thead { position: absolute; clip-path: inset(50%); width: 1px; height: 1px; overflow: hidden; }
    &[data-stacked] table, &[data-stacked] tbody, &[data-stacked] tr, &[data-stacked] tbody th, &[data-stacked] td { display: block; min-width: 0; }
    &[data-stacked] tr { padding: 12px 0; border-bottom: 1px solid ${color.border}; }
    &[data-stacked] tbody th { padding: 0 0 4px; border: 0; font-weight: 600; }
    &[data-stacked] td { padding: 4px 0; border: 0; }
    &[data-stacked] td::before { content: attr(data-head) ':\\00a0'; color: ${color.textMuted}; }
  }
`
