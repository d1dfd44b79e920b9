import { Alert } from '@/components/ui/Alert'
import { DataTable } from '@/components/ui/DataTable'
import { eventOutcomes, type IntakeRow, refusedShare, suspiciousShare } from '@/lib/experimentation/experiment-results/intake/event-outcome'
import { numberText, percentText } from '@/lib/market/catalogue/number-text'
import { ResultPanel } from './ResultPanel'

const labels = new Map<string, string>(eventOutcomes.map(({ outcome, label }) => [outcome, label]))

type Props = { intake: readonly IntakeRow[] }

/** What became of the events that browsers reported: whether the results rest on what really happened. */
export function IntakePanel({ intake }: Props) {
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
      <p>
        Da un indirizzo di rete entrano al massimo 300 visitatori nuovi all’ora e 1.500 al giorno; gli altri sono contati da una pagina
        successiva. Nei risultati non conta un indirizzo che porta più dell’1% dei visitatori di un esperimento.
      </p>
    </ResultPanel>
  )
}
