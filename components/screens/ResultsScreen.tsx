import { BreakdownPanel } from '@/components/experiments/BreakdownPanel'
import { ChartPanel } from '@/components/experiments/ChartPanel'
import { GoalPanel } from '@/components/experiments/GoalPanel'
import { ReadingPanel } from '@/components/experiments/ReadingPanel'
import { ResultsForm } from '@/components/experiments/ResultsForm'
import { SamplePanel } from '@/components/experiments/SamplePanel'
import { StaffPage } from '@/components/experiments/StaffPage'
import { VisitorsPanel } from '@/components/experiments/VisitorsPanel'
import { PageLayout } from '@/components/shell/PageLayout'
import { Alert } from '@/components/ui/Alert'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { EmptyState } from '@/components/ui/EmptyState'
import { experimentPath, routes } from '@/lib/kernel/routes/routes'
import type { Breakdown } from '@/lib/measuring/experiment-results/breakdown'
import type { ExperimentReport } from '@/lib/measuring/experiment-results/report'
import { type Period, periods } from '@/lib/measuring/experiment-results/results-question'

type Props = { period: Period; report: ExperimentReport; breakdown: Breakdown }

/** The results of one experiment: who saw what, what came of it, how it came about, and how far to trust it. */
export function ResultsScreen({ period, report, breakdown }: Props) {
  const { experiment, judgement, goal, keys, series, sample, isLoggedElsewhere } = report
  const { key, address, status, audience, variations } = experiment
  const isEmpty = judgement.total === 0
  return (
    <PageLayout title={`Risultati di ${key}`} description="I risultati di un esperimento, variante per variante." noindex>
      <StaffPage
        title={key}
        trail={[{ label: 'Esperimenti', href: routes.experiments }]}
        intro={
          <p>
            {status}.{audience !== null && ` ${audience}.`}
          </p>
        }
      >
        {isLoggedElsewhere && (
          <Alert variant="error">Gli eventi vanno al registro esterno del fornitore: qui non ne arrivano di nuovi.</Alert>
        )}
        <ResultsForm address={address} period={period} goal={goal} keys={keys} />
        {isEmpty ? (
          <NoVisitors address={address} period={period} />
        ) : (
          <>
            <VisitorsPanel judgement={judgement} days={series.days.length} />
            {judgement.goals.map((result, place) => (
              <GoalPanel key={result.key} goal={result} place={place} />
            ))}
            {judgement.keysWithoutConversions.length > 0 && (
              <p>Ancora nessuna conversione per: {judgement.keysWithoutConversions.join(', ')}.</p>
            )}
            {goal !== null && (
              <ChartPanel
                goal={goal}
                series={series}
                names={Object.fromEntries(variations.map((variation) => [variation.id, variation.key]))}
              />
            )}
            {goal !== null && (
              <BreakdownPanel address={address} period={period} goal={goal} variations={variations} breakdown={breakdown} />
            )}
          </>
        )}
        <SamplePanel address={address} period={period} goal={goal} sample={sample} />
        <ReadingPanel />
      </StaffPage>
    </PageLayout>
  )
}

function NoVisitors({ address, period }: { address: string; period: Period }) {
  return (
    <EmptyState
      title={period === 'tutto' ? 'Ancora nessun visitatore' : 'Nessun visitatore in questo periodo'}
      action={period === 'tutto' ? undefined : <ButtonLink href={experimentPath(address)}>{`Vedi: ${periods.tutto.label}`}</ButtonLink>}
    >
      I risultati cominciano quando qualcuno che ha accettato la misurazione vede l’esperimento.
    </EmptyState>
  )
}
