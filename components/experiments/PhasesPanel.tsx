import { DataTable } from '@/components/ui/DataTable'
import type { ReportedPhase } from '@/lib/experimentation/experiment-results/report'
import type { ComparedVariation } from '@/lib/experimentation/experiment-results/results'
import { numericMomentText } from '@/lib/kernel/italian/date-text'
import { numberText, percentText } from '@/lib/market/catalogue/number-text'
import { ResultPanel } from './ResultPanel'

type Props = { phases: readonly ReportedPhase[]; variations: readonly ComparedVariation[] }

/** How the experiment was allocated, since when, and whom each phase brought. */
export function PhasesPanel({ phases, variations }: Props) {
  if (phases.length === 0) return null
  return (
    <ResultPanel id="fasi" title="Fasi">
      <p>
        Una fase comincia quando cambiano stato o traffico. Un visitatore appartiene alla fase in cui ha visto l’esperimento per la prima
        volta, e viene confrontato solo con chi è della stessa fase.
      </p>
      <DataTable label="Fasi dell’esperimento" isOneLine head={['Fase', 'Stato', ...variations.map(({ key }) => key), 'Divisione']}>
        {phases.map(({ startedAt, endedAt, status, revision, shares, result }, place) => (
          <tr key={startedAt}>
            <th scope="row">
              {place + 1}. dal <time dateTime={startedAt}>{numericMomentText(startedAt)}</time>
              {endedAt !== null && (
                <>
                  {' '}
                  al <time dateTime={endedAt}>{numericMomentText(endedAt)}</time>
                </>
              )}
            </th>
            <td>
              {status}
              <br />
              revisione {revision}
            </td>
            {variations.map(({ id }, index) => (
              <td key={id}>
                {percentText(shares[index] ?? 0, 2)}
                {result && `: ${numberText(result.visitors[index] ?? 0)}`}
              </td>
            ))}
            <td>{splitText(result)}</td>
          </tr>
        ))}
      </DataTable>
      <p>Per ogni variante: la parte di traffico e, dopo i due punti, i visitatori. Chi arriva in una pausa è della fase prima.</p>
    </ResultPanel>
  )
}

function splitText(result: ReportedPhase['result']): string {
  if (!result?.split) return '–'
  return result.split.isMismatch ? 'non è giusta' : 'giusta'
}
