import { Alert } from '@/components/ui/Alert'
import { DataTable } from '@/components/ui/DataTable'
import type { ResultsAnalysis } from '@/lib/experimentation/experiment-results/analyse-results'
import { countingMinutes, minWeeks } from '@/lib/experimentation/experiment-results/statistics/thresholds'
import { numericMomentText } from '@/lib/kernel/italian/date-text'
import { durationText } from '@/lib/kernel/italian/duration-text'
import { numberText, percentText } from '@/lib/market/catalogue/number-text'
import { ResultPanel } from './ResultPanel'
import { pValueText } from './result-text'

type Props = {
  judgement: ResultsAnalysis
  /** How many the visitors are spread over. */
  days: number
  /** Up to when they are counted; null: now. */
  countedTo: string | null
}

/** Who was shown what, and whether the split is the configured one. */
export function VisitorsPanel({ judgement: { visitors, total, mixed, unknownVariationVisitors, phases, split }, days, countedTo }: Props) {
  return (
    <ResultPanel id="visitatori" title="Visitatori">
      {countedTo !== null && (
        <p>
          Contati il <time dateTime={countedTo}>{numericMomentText(countedTo)}</time>. Quello che è arrivato dopo entra nel prossimo
          conteggio, entro {durationText(countingMinutes, 'minute')}.
        </p>
      )}
      {split?.isMismatch && (
        <Alert variant="error">
          <strong>Le quote non tornano</strong> (p {pValueText(split.pValue)}). I visitatori non si dividono come dice la configurazione, e
          il caso non basta a spiegarlo: finché non si sa perché, questi risultati non valgono.{' '}
          {phases.length > 1 && 'Quale fase è, lo dice la tabella delle fasi. '}
          Per un giudizio serve un esperimento nuovo.
        </Alert>
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
      {split && !split.isMismatch && (
        <p>Le quote tornano: i visitatori si dividono come dice la configurazione (p {pValueText(split.pValue)}).</p>
      )}
      {days < minWeeks * 7 && (
        <p>
          <strong>È presto per decidere</strong>: i dati coprono {days === 1 ? 'un giorno' : `${days} giorni`}, servono almeno{' '}
          {durationText(minWeeks, 'week')}
          intere.
        </p>
      )}
      {mixed > 0 && (
        <p>Esclusi: {mixed === 1 ? '1 visitatore che ha visto' : `${numberText(mixed)} visitatori che hanno visto`} più di una variante.</p>
      )}
      {unknownVariationVisitors > 0 && (
        <p>
          Esclusi: {unknownVariationVisitors === 1 ? '1 visitatore' : `${numberText(unknownVariationVisitors)} visitatori`} di varianti che
          la configurazione non ha più.
        </p>
      )}
    </ResultPanel>
  )
}
