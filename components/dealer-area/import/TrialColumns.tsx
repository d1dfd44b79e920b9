import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/Button'
import { DataTable } from '@/components/ui/DataTable'
import { Panel } from '@/components/ui/Panel'
import { listText } from '@/lib/kernel/italian/list-text'
import { dealershipApi } from '@/lib/kernel/routes/dealer-area'
import type { FileTrial } from '@/lib/market/dealer-imports/file-trial'
import { columnLabels } from '@/lib/market/stock-import/columns/column-labels'
import type { DescribedColumn } from '@/lib/market/stock-import/columns/described-column'
import { formatOf } from '@/lib/market/stock-import/columns/formats'
import { isDoubtfulReading, readingText } from '@/lib/market/stock-import/columns/reading-texts'
import { color } from '@/styles/tokens'
import { columnSources } from './column-sources'
import { ReadingChoice } from './ReadingChoice'

type Props = Pick<FileTrial, 'columns' | 'list' | 'otherLists' | 'canChooseList' | 'canChooseReadings'> & { token: string; csrf: string }

/** The most columns that are listed; of a file with more only those that are read. */
const mostListed = 60

/** What each column of the file was taken for, with examples, and how its cells are read, to be changed. */
export function TrialColumns({ columns, list, otherLists, canChooseList, canChooseReadings, token, csrf }: Props) {
  const placed = columns.map((column, at) => ({ ...column, at }))
  const read = placed.filter(({ column }) => column !== null)
  const format = formatOf(
    columns.map(({ header }) => header),
    (at) => columns[at]?.examples ?? [],
  )?.name
  const listed = columns.length > mostListed ? read.slice(0, mostListed) : placed
  const hasChoices = canChooseReadings && listed.some(({ readings }) => readings.length > 0)
  const table = (
    <DataTable
      label="Le colonne del file"
      isStacked
      head={['Nel file', 'Per esempio', 'È', 'Come lo sappiamo']}
      rows={listed.map((column) => ({
        key: column.at,
        cells: [
          nameOf(column),
          column.examples.join(' · ') || 'vuota',
          column.column === null ? 'Nulla che leggiamo' : columnLabels.get(column.column),
          <Known key="known">
            <span>{columnSources[column.source]}</span>
            {column.readings.map((reading) =>
              canChooseReadings ? (
                <ReadingChoice key={reading.aspect} name={nameOf(column)} at={column.at} reading={reading} />
              ) : (
                <Reading key={reading.aspect} data-doubtful={isDoubtfulReading(reading) || undefined}>
                  {readingText(reading)}
                </Reading>
              ),
            )}
          </Known>,
        ],
      }))}
    />
  )
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
        {hasChoices && ' Come leggiamo date, decimali, valute e unità lo puoi già scegliere qui.'}
      </p>
      {list !== null && otherLists.length > 0 && !canChooseList && (
        <p>
          Abbiamo letto «{list}». Nel file ci sono anche {listText(otherLists.map((name) => `«${name}»`))}: importandolo scegli quale.
        </p>
      )}
      {hasChoices ? (
        <Choices token={token} csrf={csrf}>
          {table}
        </Choices>
      ) : (
        table
      )}
      {listed.length < columns.length && <p>Le altre {columns.length - listed.length} non le leggiamo.</p>}
    </Box>
  )
}

function Choices({ token, csrf, children }: { token: string; csrf: string; children: ReactNode }) {
  return (
    <Form method="post" action={dealershipApi.trialReport}>
      {Object.entries({ _csrf: csrf, prova: token, azione: 'colonne' }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
      <Button type="submit" variant="outline">
        Rifai la prova
      </Button>
    </Form>
  )
}

function nameOf({ header }: DescribedColumn): string {
  return header.trim() || 'senza nome'
}

const Known = styled.div`
  display: grid;
  gap: 8px;
`
const Reading = styled.p`
  &[data-doubtful] { color: ${color.warning}; font-weight: 600; }
`
const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  justify-items: start;
  > div { width: 100%; }
  td label { position: absolute; clip-path: inset(50%); width: 1px; height: 1px; overflow: hidden; white-space: nowrap; }
`
const Box = styled(Panel)`
  td, tbody th { overflow-wrap: anywhere; }
  td:nth-of-type(1) { min-width: 220px; }
  tbody th { min-width: 148px; }
  td { min-width: 148px; }
`
