import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { color, fontSize } from '@/styles/tokens'

type Props = {
  caption: string
  head: readonly string[]
  /** The first cell names its row. */
  rows: readonly { key: string; cells: readonly ReactNode[] }[]
  /** A table beside a picture is folded away: it says the same. */
  folded?: boolean
}

/** Figures in rows; beside a picture the same figures as a table. */
export function FigureTable({ caption, head, rows, folded = false }: Props) {
  const table = (
    <Scroll aria-label={caption} tabIndex={0}>
      <table>
        <caption>{caption}</caption>
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
          {rows.map(({ key, cells: [first, ...rest] }) => (
            <tr key={key}>
              <th scope="row">{first}</th>
              {rest.map((cell, place) => (
                <td key={head[place + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scroll>
  )
  if (!folded) return table
  return (
    <Fold>
      <summary>Tabella</summary>
      {table}
    </Fold>
  )
}

const Scroll = styled.section`
  position: relative;
  overflow-x: auto;
  table { width: 100%; border-collapse: collapse; font-size: ${fontSize.base}; font-variant-numeric: tabular-nums; }
  caption { padding-bottom: 8px; color: ${color.textMuted}; text-align: left; }
  th, td { padding: 8px; border-bottom: 1px solid ${color.borderSubtle}; text-align: right; white-space: nowrap; }
  th:first-of-type { padding-left: 0; text-align: left; white-space: normal; }
  thead th { color: ${color.textMuted}; font-size: ${fontSize.sm}; font-weight: 600; vertical-align: bottom; white-space: normal; }
  tbody th { font-weight: 600; }
`
const Fold = styled.details`
  summary { width: fit-content; min-height: 44px; padding: 10px 0; color: ${color.link}; font-weight: 600; }
`
