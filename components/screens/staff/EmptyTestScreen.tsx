import { ResultPanel } from '@/components/experiments/ResultPanel'
import { dayText } from '@/components/experiments/result-text'
import { StaffPage } from '@/components/experiments/StaffPage'
import { PageLayout } from '@/components/shell/PageLayout'
import { Alert } from '@/components/ui/Alert'
import { DataTable } from '@/components/ui/DataTable'
import type { EmptyTest } from '@/lib/experimentation/experiment-results/empty-test/empty-test'
import type { ListedLoss } from '@/lib/experimentation/experiment-results/empty-test/lost-events'
import { significantBelow } from '@/lib/experimentation/experiment-results/statistics/thresholds'
import { experimentAdminPage } from '@/lib/kernel/routes/experiment-routes'
import { routes } from '@/lib/kernel/routes/routes'
import { numberText, percentText } from '@/lib/market/catalogue/number-text'

type Props = { tests: readonly (EmptyTest & { week: string })[]; lost: readonly ListedLoss[] }

/** How often results would find a difference where there is none, and which variations lose events. */
export function EmptyTestScreen({ tests, lost }: Props) {
  return (
    <PageLayout title="Prova a vuoto" description="Quanti falsi allarmi danno i risultati degli esperimenti." noindex>
      <StaffPage
        title="Prova a vuoto"
        trail={[
          { label: 'Esperimenti', href: routes.experiments },
          { label: 'Gestione', href: experimentAdminPage },
        ]}
        intro={
          <p>
            Ogni settimana dividiamo a caso i visitatori in due metà che vedono la stessa cosa, molte volte, e leggiamo i risultati ogni
            giorno come chi segue un esperimento. Una differenza trovata qui è un falso allarme. Nessun visitatore se ne accorge.
          </p>
        }
      >
        <Alarms tests={tests} />
        {lost.length > 0 && <Lost lost={lost} />}
      </StaffPage>
    </PageLayout>
  )
}

function Alarms({ tests }: Pick<Props, 'tests'>) {
  const [splits, alarms] = [sumOf(tests, 'splits'), sumOf(tests, 'alarms')]
  if (splits === 0)
    return (
      <ResultPanel id="allarmi" title="Falsi allarmi">
        <p>La prima prova arriva quando finisce una settimana con dei visitatori.</p>
      </ResultPanel>
    )
  const said = `${numberText(alarms)} falsi allarmi su ${numberText(splits)} prove (${percentText(alarms / splits, 1)}): ne sono ammessi al massimo ${percentText(significantBelow)}.`
  return (
    <ResultPanel id="allarmi" title="Falsi allarmi">
      {alarms / splits > significantBelow ? (
        <Alert variant="error">
          <strong>{said}</strong> Non fidarti dei giudizi finché non si sa perché.
        </Alert>
      ) : (
        <p>
          <strong>{said}</strong> Tutto bene.
        </p>
      )}
      <DataTable
        label="Prove per settimana"
        hasFigures
        head={['Settimana dal', 'Visitatori', 'Prove', 'Falsi allarmi', 'Divisioni sbagliate']}
      >
        {tests.map((each) => (
          <tr key={each.week}>
            <th scope="row">{dayText(each.week)}</th>
            <td>{numberText(each.visitors)}</td>
            <td>{numberText(each.splits)}</td>
            <td>{shareText(each.alarms, each.splits)}</td>
            <td>{shareText(each.wrongSplits, each.splits)}</td>
          </tr>
        ))}
      </DataTable>
      <p>
        Obiettivi: contatti, numeri mostrati, annunci salvati, annunci aperti, elenchi mostrati. Di una settimana contano al massimo 20.000
        visitatori, scelti a caso.
      </p>
    </ResultPanel>
  )
}

function Lost({ lost }: Pick<Props, 'lost'>) {
  const wrong = lost.filter(({ isOdd }) => isOdd)
  return (
    <ResultPanel id="persi" title="Eventi persi, per variante">
      <p>
        Dell’ultima settimana: di quanti visitatori che hanno visto una variante non è arrivato nient’altro entro un giorno. Che qualcuno se
        ne vada subito è normale; che succeda più in una variante che nell’altra no.
      </p>
      {wrong.length > 0 && (
        <Alert variant="error">
          <strong>{wrong.map(({ experiment, variation }) => `${experiment}: ${variation}`).join('; ')}</strong> perde visitatori più o meno
          del suo controllo, e il caso non basta a spiegarlo.
        </Alert>
      )}
      <DataTable label="Eventi persi per variante" hasFigures head={['Esperimento e variante', 'Visitatori', 'Senza altri eventi']}>
        {lost.map(({ experiment, variation, shown, lost: gone }) => (
          <tr key={`${experiment} ${variation}`}>
            <th scope="row">
              {experiment}: {variation}
            </th>
            <td>{numberText(shown)}</td>
            <td>{shareText(gone, shown)}</td>
          </tr>
        ))}
      </DataTable>
    </ResultPanel>
  )
}

function sumOf(tests: Props['tests'], figure: 'splits' | 'alarms'): number {
  return tests.reduce((sum, each) => sum + each[figure], 0)
}

function shareText(part: number, all: number): string {
  return `${numberText(part)} (${percentText(part / all, 1)})`
}
