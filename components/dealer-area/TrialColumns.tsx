import styled from '@emotion/styled'
import { Panel } from '@/components/ui/Panel'
import { listText } from '@/lib/kernel/italian/list-text'
import type { FileTrial } from '@/lib/market/dealer-imports/file-trial'
import { columnLabels } from '@/lib/market/stock-import/column-labels'
import { formatOf } from '@/lib/market/stock-import/formats'
import { columnSources } from './column-sources'
import { ScrolledTable } from './ScrolledTable'

/** Of a file with more columns those are listed that are read. */
const mostListed = 60

/** What each column of the file was taken for, with examples. */
export function TrialColumns({ columns, list, otherLists }: Pick<FileTrial, 'columns' | 'list' | 'otherLists'>) {
  const read = columns.filter(({ column }) => column !== null)
  const format = formatOf(
    columns.map(({ header }) => header),
    (at) => columns[at]?.examples ?? [],
  )?.name
  const listed = columns.length > mostListed ? read.slice(0, mostListed) : columns
  return (
    <Box aria-labelledby="colonne">
      <h2 id="colonne">Colonne</h2>
      {format !== undefined && (
        <p>
          <strong>Riconosciuto: {format}.</strong>
        </p>
      )}
      <p>
        {read.length} di {columns.length} riconosciute. Importando il file le puoi cambiare una per una.
      </p>
      {list !== null && otherLists.length > 0 && (
        <p>
          Abbiamo letto «{list}». Nel file ci sono anche {listText(otherLists.map((name) => `«${name}»`))}: importandolo scegli quale.
        </p>
      )}
      <ScrolledTable
        label="Le colonne del file"
        isStacked
        head={['Nel file', 'Per esempio', 'È', 'Come lo sappiamo']}
        rows={listed.map(({ header, column, source, examples }, at) => ({
          key: at,
          cells: [
            header.trim() || 'senza nome',
            examples.join(' · ') || 'vuota',
            column === null ? 'Nulla che leggiamo' : columnLabels[column],
            columnSources[source],
          ],
        }))}
      />
      {listed.length < columns.length && <p>Le altre {columns.length - listed.length} non le leggiamo.</p>}
    </Box>
  )
}

const Box = styled(Panel)`
  td, tbody th { overflow-wrap: anywhere; }
  td:nth-of-type(1) { min-width: 220px; }
  tbody th { min-width: 148px; }
  td { min-width: 120px; }
`
