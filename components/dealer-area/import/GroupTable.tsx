import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { DataTable } from '@/components/ui/DataTable'
import { Icon } from '@/components/ui/icons/Icon'
import { numberText } from '@/lib/market/catalogue/number-text'
import { type ImportGroup, importOutcomes } from '@/lib/market/dealer-imports/dealer-import'

/** What is said of the rows of a file. */
export function GroupTable({ label, groups }: { label: string; groups: readonly ImportGroup[] }) {
  return (
    <DataTable
      label={label}
      isStacked
      head={['Veicolo o valore', 'Che cosa', 'Esito', 'Riga']}
      rows={groups.map((group, at) => ({ key: at, cells: cellsOf(group) }))}
    />
  )
}

/** Equal remarks are one row, which opens to the vehicles they are about. */
function cellsOf({ outcome, detail, count, rows }: ImportGroup): ReactNode[] {
  const [first] = rows
  if (count === 1) return [first?.vehicle || '–', detail, importOutcomes[outcome].one, first?.line ?? '–']
  return [
    <Rows key="rows">
      <summary>
        {numberText(count)} × {first?.vehicle}…
        <Icon name="chevron-down" />
      </summary>
      <ul>
        {rows.map(({ line, vehicle }, at) => (
          <li key={`${at} ${line}`}>
            {line !== null && `riga ${line}: `}
            {vehicle}
          </li>
        ))}
        {count > rows.length && <li>e altri {numberText(count - rows.length)}: il file li ha tutti</li>}
      </ul>
    </Rows>,
    detail,
    importOutcomes[outcome].many,
    '–',
  ]
}

const Rows = styled.details`
  summary { display: flex; align-items: center; gap: 8px; min-height: 32px; }
  summary > svg { flex: none; }
  &[open] > summary > svg { transform: rotate(180deg); }
`
