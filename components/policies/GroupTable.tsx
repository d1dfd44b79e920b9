import styled from '@emotion/styled'
import { color, fontSize } from '@/styles/tokens'

type Props = {
  caption: string
  /** The columns behind that of the groups. */
  columns: readonly string[]
  rows: readonly { group: string; cells: readonly string[] }[]
}

/** Figures group by group. Where the table is wider than the screen it scrolls by itself, with the keyboard too. */
export function GroupTable({ caption, columns, rows }: Props) {
  return (
    <Scroll tabIndex={0} aria-label={caption}>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {['Gruppo', ...columns].map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ group, cells }) => (
            <tr key={group}>
              <th scope="row">{group}</th>
              {columns.map((column, at) => (
                <td key={column}>{cells[at]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scroll>
  )
}

const Scroll = styled.section`
  margin-top: 12px;
  overflow-x: auto;
  table { width: 100%; border-collapse: collapse; font-size: ${fontSize.base}; font-variant-numeric: tabular-nums; }
  caption { padding-bottom: 6px; color: ${color.textMuted}; text-align: left; }
  th, td { padding: 6px 8px 6px 0; border-bottom: 1px solid ${color.borderSubtle}; text-align: right; }
  th:first-of-type { text-align: left; }
  td:last-child, thead th:last-child { padding-right: 0; }
  tbody th { font-weight: 400; }
`
