import { numericMomentText } from '@/lib/kernel/italian/date-text'
import { numberText } from '@/lib/market/catalogue/number-text'
import type { KeptOutcome, Outcome } from '@/lib/measuring/experiment-results/outcome'
import { ResultPanel } from './ResultPanel'
import { liftRange, liftText, rateText, verdictLabels } from './result-text'
import { ScrollTable } from './ScrollTable'

type Props = { outcome: KeptOutcome | null }

/** What was read when the experiment stopped: it stays when the events are gone. */
export function OutcomePanel({ outcome }: Props) {
  if (outcome === null) return null
  const { endedAt, readAt, result } = outcome
  return (
    <ResultPanel id="fine" title="Risultato alla fine">
      <p>
        L’esperimento si è fermato il <time dateTime={endedAt}>{numericMomentText(endedAt)}</time>. Questi numeri sono stati letti il{' '}
        <time dateTime={readAt}>{numericMomentText(readAt)}</time>, non cambiano più e restano anche quando gli eventi vengono cancellati.
      </p>
      <p>
        Visitatori: {numberText(result.total)} (
        {result.visitors.map(({ variation, visitors }) => `${variation} ${numberText(visitors)}`).join(', ')}).
        {result.mixed > 0 && ` Esclusi perché hanno visto più varianti: ${numberText(result.mixed)}.`}
      </p>
      {result.goals.length === 0 ? <p>Nessuna conversione.</p> : <Goals goals={result.goals} />}
    </ResultPanel>
  )
}

function Goals({ goals }: Pick<Outcome, 'goals'>) {
  return (
    <ScrollTable label="Obiettivi alla fine" isOneLine>
      <thead>
        <tr>
          {['Obiettivo e variante', 'Convertiti', 'Tasso', 'Rispetto al controllo', 'Giudizio'].map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {goals.flatMap(({ key, role, arms }) =>
          arms.map(({ variation, visitors, converted, rate, lift, liftLow, liftHigh, verdict }) => (
            <tr key={`${key} ${variation}`}>
              <th scope="row">
                {key}
                {role === 'primary' && ' (principale)'}: {variation}
              </th>
              <td>
                {numberText(converted)} su {numberText(visitors)}
              </td>
              <td>{rateText(rate)}</td>
              <td>{lift === null || liftLow === null ? '–' : `${liftText(lift)} (${liftRange({ low: liftLow, high: liftHigh })})`}</td>
              <td>{verdictLabels[verdict]}</td>
            </tr>
          )),
        )}
      </tbody>
    </ScrollTable>
  )
}
