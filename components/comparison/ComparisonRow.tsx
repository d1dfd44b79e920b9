import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icons/Icon'
import type { ComparedCell, ComparedRow } from '@/lib/market/comparison/compared-row'
import { maxCompared } from '@/lib/market/comparison/comparison-query'
import { forcedColors, mobileScreen } from '@/styles/media'
import { color, fontSize, radius } from '@/styles/tokens'
import type { VehicleParts } from './vehicle-parts'

type Props = Pick<VehicleParts, 'verdictOf'> & {
  row: ComparedRow
  sameForAll: string
  /** What stands in the columns that are still free. */
  empty: ReactNode
}

/** One row: what all say in one cell, or what each says, with the best of it. */
export function ComparisonRow({ row, sameForAll, empty, verdictOf }: Props) {
  return (
    <tr>
      <th scope="row">
        {row.label}
        {row.note !== undefined && <small> {row.note}</small>}
      </th>
      {row.same === undefined ? (
        <>
          {row.cells.map((cell, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the place of a cell is the vehicle it is of
            <Value key={place} data-best={cell.best === undefined ? undefined : true} data-missing={cell.isMissing}>
              <Content cell={cell} verdictOf={verdictOf} />
            </Value>
          ))}
          {empty}
        </>
      ) : (
        <Same colSpan={maxCompared}>
          <Content cell={row.same} sameForAll={sameForAll} verdictOf={verdictOf} />
        </Same>
      )}
    </tr>
  )
}

type ContentProps = Pick<VehicleParts, 'verdictOf'> & { cell: ComparedCell; sameForAll?: string }

function Content({ cell: { text, note, verdict, best }, sameForAll, verdictOf }: ContentProps) {
  return (
    <>
      {verdict !== undefined && verdictOf(verdict)}
      {text === 'Sì' && sameForAll === undefined ? <Yes /> : verdict === undefined ? text : <small>{text}</small>}
      {sameForAll !== undefined && <span> · {sameForAll}</span>}
      {note !== undefined && <small>{note}</small>}
      {best !== undefined && (
        <Best>
          <Icon name="check" size={14} />
          {best}
        </Best>
      )}
    </>
  )
}

function Yes() {
  return (
    <Ticked>
      <Icon name="check" size={16} />
      Sì
    </Ticked>
  )
}

const Value = styled.td`
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  [data-rating] { max-width: 100%; height: auto; min-height: 26px; white-space: normal; } /* a column of a small phone is narrower than some labels */
  &[data-missing] { color: ${color.textMuted}; font-weight: 400; }
  &[data-best] { background: ${color.accentSurface}; box-shadow: inset 3px 0 0 ${color.accent}; }
  ${mobileScreen} {
    &[data-best] { margin: 4px 8px 10px 0; padding: 4px 8px 4px 10px; border-radius: 0 ${radius.sm} ${radius.sm} 0; }
  }
  ${forcedColors} { &[data-best] { border-left: 3px solid; } }
  @media print { &[data-best] { background: none; border-left: 3px solid ${color.accent}; box-shadow: none; } }
`
const Same = styled.td`
  color: ${color.textMuted};
  span { font-size: ${fontSize.sm}; }
  ${mobileScreen} { position: sticky; left: 0; grid-column: 1 / -1; width: 100cqw; color: ${color.text}; }
`
const Ticked = styled.span`
  display: inline-flex;
  gap: 6px;
  align-items: center;
  font-weight: 500;
  svg { color: ${color.accent}; }
`
const Best = styled.span`
  display: flex;
  gap: 4px;
  align-items: center;
  margin-top: 2px;
  color: ${color.accent};
  font-size: ${fontSize.sm};
  font-weight: 600;
`
