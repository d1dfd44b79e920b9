import { Alert } from '@/components/ui/Alert'
import { DataTable } from '@/components/ui/DataTable'
import type { ResultsAnalysis } from '@/lib/experimentation/experiment-results/analyse-results'
import type { Crowd } from '@/lib/experimentation/experiment-results/report'
import { crowdShare } from '@/lib/experimentation/experiment-results/statistics/thresholds'
import { numberText, percentText } from '@/lib/market/catalogue/number-text'
import { ResultPanel } from './ResultPanel'
import { liftText, rateText } from './result-text'

type Props = { crowd: Crowd | null; judgement: ResultsAnalysis; goalNames: Readonly<Record<string, string>> }
/** More of them say nothing new. */
const mostListed = 10

/** The network addresses that brought too many visitors, and what the results say with them and without. */
export function CrowdPanel({ crowd, judgement, goalNames }: Props) {
  if (crowd === null) return <p>Nessun indirizzo di rete ha portato più dell’{percentText(crowdShare, 0)} dei visitatori.</p>
  const { addresses, everybody } = crowd
  const visitors = addresses.reduce((sum, each) => sum + each, 0)
  const all = Math.max(everybody.total, visitors)
  return (
    <ResultPanel id="indirizzi" title="Indirizzi di rete">
      <Alert variant="error">
        <strong>
          {addresses.length === 1 ? 'Un indirizzo ha portato' : `${numberText(addresses.length)} indirizzi hanno portato`}{' '}
          {numberText(visitors)} visitatori
        </strong>
        , ciascuno più dell’{percentText(crowdShare, 0)} del totale. Può essere un ufficio o un operatore mobile, o un programma che inventa
        visitatori: nei risultati di questa pagina non contano.
      </Alert>
      <DataTable label="Visitatori per indirizzo" head={['Indirizzo', 'Visitatori', 'Quota']}>
        {addresses.slice(0, mostListed).map((count, place) => (
          <tr key={place}>
            <th scope="row">{place + 1}</th>
            <td>{numberText(count)}</td>
            <td>{percentText(count / all, 1)}</td>
          </tr>
        ))}
      </DataTable>
      <DataTable label="Risultati con e senza questi indirizzi" head={['Obiettivo e variante', 'Senza (giudizio)', 'Con tutti']}>
        {everybody.goals.flatMap(({ key, arms }) =>
          arms.map(({ variation }) => (
            <tr key={`${key} ${variation.id}`}>
              <th scope="row">
                {goalNames[key] ?? key}: {variation.key}
              </th>
              <td>{armText(judgement, key, variation.id)}</td>
              <td>{armText(everybody, key, variation.id)}</td>
            </tr>
          )),
        )}
      </DataTable>
    </ResultPanel>
  )
}

/** «4,25% (+12,5%)»: the rate, and how it differs from that of the control. */
function armText({ goals }: ResultsAnalysis, key: string, variationId: string): string {
  const arm = goals.find((goal) => goal.key === key)?.arms.find(({ variation }) => variation.id === variationId)
  if (!arm) return '–'
  const lift = arm.comparison?.lift?.estimate ?? null
  return lift === null ? rateText(arm.rate) : `${rateText(arm.rate)} (${liftText(lift)})`
}
