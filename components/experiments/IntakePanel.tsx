import { Alert } from '@/components/ui/Alert'
import { numberText, percentText } from '@/lib/market/catalogue/number-text'
import { eventOutcomes, type IntakeRow, refusedShare, suspiciousShare } from '@/lib/measuring/experiment-results/event-outcome'
import { ResultPanel } from './ResultPanel'
import { ScrollTable } from './ScrollTable'

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
      <ScrollTable label="Eventi per esito">
        <thead>
          <tr>
            <th scope="col">Eventi</th>
            <th scope="col">Oggi</th>
            <th scope="col">7 giorni</th>
            <th scope="col">30 giorni</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ outcome, today, week, month }) => (
            <tr key={outcome}>
              <th scope="row">{labels.get(outcome)}</th>
              <td>{numberText(today)}</td>
              <td>{numberText(week)}</td>
              <td>{numberText(month)}</td>
            </tr>
          ))}
        </tbody>
      </ScrollTable>
    </ResultPanel>
  )
}
