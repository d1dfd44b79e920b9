import { DataTable } from '@/components/ui/DataTable'
import type { ResultsAnalysis } from '@/lib/experimentation/experiment-results/analyse-results'
import { countingMinutes } from '@/lib/experimentation/experiment-results/statistics/thresholds'
import { numericMomentText } from '@/lib/kernel/italian/date-text'
import { durationText } from '@/lib/kernel/italian/duration-text'
import { numberText, percentText } from '@/lib/market/catalogue/number-text'
import { ResultPanel } from './ResultPanel'

type Props = {
  judgement: ResultsAnalysis
  /** Up to when they are counted; null: now. */
  countedTo: string | null
}

/** Who was shown what. */
export function VisitorsPanel({ judgement: { visitors, total }, countedTo }: Props) {
  return (
    <ResultPanel id="visitatori" title="Visitatori">
      {countedTo !== null && (
        <p>
          Contati il <time dateTime={countedTo}>{numericMomentText(countedTo)}</time>. Quello che è arrivato dopo entra nel prossimo
          conteggio, entro {durationText(countingMinutes, 'minute')}.
        </p>
      )}
      <DataTable label="Visitatori per variante" head={['Variante', 'Visitatori', 'Quota vista', 'Quota prevista']}>
        {visitors.map((arm, place) => (
          <tr key={arm.variation.id}>
            <th scope="row">
              {arm.variation.key}
              {place === 0 && ' (controllo)'}
            </th>
            <td>{numberText(arm.visitors)}</td>
            <td>{total === 0 ? '–' : percentText(arm.visitors / total, 2)}</td>
            <td>{arm.expected === null ? '–' : percentText(arm.expected, 2)}</td>
          </tr>
        ))}
      </DataTable>
    </ResultPanel>
  )
}
