import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { DownloadLink } from '@/components/ui/DownloadLink'
import { Link } from '@/components/ui/Link'
import { Panel } from '@/components/ui/Panel'
import { dealerAreaHref, dealershipApi, importHref } from '@/lib/kernel/routes/dealer-area'
import { numberText } from '@/lib/market/catalogue/number-text'
import {
  type DealerImport,
  type ImportCounts,
  type ImportGroup,
  type ImportOutcome,
  importOutcomeNames,
  importOutcomes,
} from '@/lib/market/dealer-imports/dealer-import'
import { color, radius } from '@/styles/tokens'
import { ScrolledTable } from './ScrolledTable'

type Props = { dealerImport: DealerImport; counts: ImportCounts; shown: ImportOutcome | null; groups: readonly ImportGroup[]; slug: string }

/** Row by row and vehicle by vehicle what the file changes; the counts choose which. */
export function ImportLines({ dealerImport: { id }, counts, shown, groups, slug }: Props) {
  const href = importHref(id, slug)
  const total = shown === null ? importOutcomeNames.reduce((sum, name) => sum + counts[name], 0) : counts[shown]
  const listed = groups.reduce((sum, { count }) => sum + count, 0)
  return (
    <Panel aria-labelledby="righe">
      <h2 id="righe">Riga per riga</h2>
      <p>{numberText(counts.same)} veicoli restano uguali.</p>
      <Counters aria-label="Mostra solo">
        <Link href={href} aria-current={shown === null ? 'true' : undefined}>
          Tutto
        </Link>
        {importOutcomeNames.map((name) => (
          <Link key={name} href={`${href}&esito=${name}`} aria-current={shown === name ? 'true' : undefined}>
            <strong>{numberText(counts[name])}</strong> {importOutcomes[name].many}
          </Link>
        ))}
      </Counters>
      {groups.length > 0 && (
        <ScrolledTable
          label="Che cosa cambia"
          head={['Veicolo o valore', 'Esito', 'Riga', 'Che cosa']}
          rows={groups.map((group, at) => ({ key: at, cells: cellsOf(group) }))}
        />
      )}
      {total > listed && (
        <p>
          Qui ce ne sono {numberText(listed)} di {numberText(total)}: il file le ha tutte.
        </p>
      )}
      {total > 0 && <DownloadLink href={dealerAreaHref(dealershipApi.import(id), slug)}>Scarica tutto (CSV)</DownloadLink>}
    </Panel>
  )
}

/** Equal remarks are one row, which opens to the vehicles they are about. */
function cellsOf({ outcome, detail, count, rows }: ImportGroup): ReactNode[] {
  const [first] = rows
  if (count === 1) return [first?.vehicle || '–', importOutcomes[outcome].one, first?.line ?? '–', detail]
  return [
    <details key="rows">
      <summary>
        {numberText(count)} × {first?.vehicle}…
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
    </details>,
    importOutcomes[outcome].many,
    '–',
    detail,
  ]
}

const Counters = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-top: 12px;
  a { display: inline-flex; gap: 6px; align-items: center; min-height: 44px; padding: 0 14px; border: 1px solid ${color.borderControl}; border-radius: ${radius.md}; text-decoration: none; }
  a[aria-current] { border-color: ${color.accent}; box-shadow: inset 0 0 0 1px ${color.accent}; }
`
