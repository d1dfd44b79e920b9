import { Alert } from '@/components/ui/Alert'
import { DataTable } from '@/components/ui/DataTable'
import {
  eventOutcomes,
  type IntakeRow,
  refusedShare,
  suspiciousShare,
  type WorkRow,
  workFigures,
} from '@/lib/experimentation/experiment-results/intake/event-outcome'
import { dayText } from '@/lib/kernel/italian/date-text'
import { numberText, percentText } from '@/lib/market/catalogue/number-text'
import { ResultPanel } from './ResultPanel'

const labels = new Map<string, string>(eventOutcomes.map(({ outcome, label }) => [outcome, label]))

type Props = { intake: readonly IntakeRow[]; work: readonly WorkRow[] }

/** What became of the events that browsers reported: whether the results rest on what really happened. */
export function IntakePanel({ intake, work }: Props) {
  const share = refusedShare(intake)
  const rows = intake.filter(({ outcome, month }) => outcome === 'counted' || month > 0)
  return (
    <ResultPanel id="eventi" title="Eventi ricevuti">
      {share === null ? (
        <p>Negli ultimi sette giorni non è arrivato nessun evento.</p>
      ) : share > suspiciousShare ? (
        <Alert variant="error">
          <strong>Scartato il {percentText(share, 1)} degli eventi degli ultimi sette giorni.</strong> O una pagina manda eventi che la
          configurazione non ha, o qualcuno li inventa: gli eventi scartati non contano in nessun risultato.
        </Alert>
      ) : (
        <p>Scartato il {percentText(share, 1)} degli eventi degli ultimi sette giorni, programmi esclusi.</p>
      )}
      <DataTable label="Eventi per esito" head={['Eventi', 'Oggi', '7 giorni', '30 giorni']}>
        {rows.map(({ outcome, today, week, month }) => (
          <tr key={outcome}>
            <th scope="row">{labels.get(outcome)}</th>
            <td>{numberText(today)}</td>
            <td>{numberText(week)}</td>
            <td>{numberText(month)}</td>
          </tr>
        ))}
      </DataTable>
      <WorkTable work={work} />
    </ResultPanel>
  )
}

/** How often browsers had to work before they were counted: many on one day are one large shared address, or somebody who makes visitors up. */
function WorkTable({ work }: Pick<Props, 'work'>) {
  return (
    <>
      <h3>Lavoro chiesto</h3>
      <p>
        Da un indirizzo di rete entrano 120 nuovi visitatori all’ora. Ai browser degli altri chiediamo un piccolo calcolo prima di contarli:
        chi condivide un indirizzo non perde niente, chi inventa visitatori paga ciascuno.
        {work.length === 0 && ' Negli ultimi trenta giorni non è servito.'}
      </p>
      {work.length > 0 && (
        <DataTable label="Lavoro chiesto per giorno" head={['Giorno', ...workFigures.map(({ label }) => label)]}>
          {work.map((row) => (
            <tr key={row.day}>
              <th scope="row">{dayText(row.day)}</th>
              {workFigures.map(({ figure }) => (
                <td key={figure}>{numberText(row[figure])}</td>
              ))}
            </tr>
          ))}
        </DataTable>
      )}
    </>
  )
}
