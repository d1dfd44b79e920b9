import { BreakdownPanel } from '@/components/experiments/BreakdownPanel'
import { ChartPanel } from '@/components/experiments/ChartPanel'
import { CrowdPanel } from '@/components/experiments/CrowdPanel'
import { qualityOf } from '@/components/experiments/data-quality'
import { GoalPanel } from '@/components/experiments/GoalPanel'
import { OutcomePanel } from '@/components/experiments/OutcomePanel'
import { PhasesPanel } from '@/components/experiments/PhasesPanel'
import { PlanPanel } from '@/components/experiments/PlanPanel'
import { QualityPanel } from '@/components/experiments/QualityPanel'
import { ReadingPanel } from '@/components/experiments/ReadingPanel'
import { ResultsForm } from '@/components/experiments/ResultsForm'
import { RevisionsPanel } from '@/components/experiments/RevisionsPanel'
import { SamplePanel } from '@/components/experiments/SamplePanel'
import { SellersPanel } from '@/components/experiments/SellersPanel'
import { ShownPanel } from '@/components/experiments/ShownPanel'
import { StaffPage } from '@/components/experiments/StaffPage'
import { SummaryPanel } from '@/components/experiments/SummaryPanel'
import { VisitorsPanel } from '@/components/experiments/VisitorsPanel'
import { PageLayout } from '@/components/shell/PageLayout'
import { Alert } from '@/components/ui/Alert'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { EmptyState } from '@/components/ui/EmptyState'
import type { Breakdown } from '@/lib/experimentation/experiment-results/breakdown'
import type { ExperimentReport } from '@/lib/experimentation/experiment-results/report'
import { periods, type ResultsQuestion } from '@/lib/experimentation/experiment-results/results-question'
import { summaryOf } from '@/lib/experimentation/experiment-results/summary-text'
import { experimentPath, routes } from '@/lib/kernel/routes/routes'

type Props = { asked: Pick<ResultsQuestion, 'period' | 'range'>; report: ExperimentReport; breakdown: Breakdown }

/** The results of one experiment: who saw what, what came of it, how it came about, and how far to trust it. */
export function ResultsScreen({ asked, report, breakdown }: Props) {
  const {
    experiment,
    judgement,
    crowd,
    phases,
    revisions,
    outcome,
    plan,
    goal,
    keys,
    goalNames,
    series,
    sample,
    countedTo,
    refused,
    sides,
    shown,
    isLoggedElsewhere,
  } = report
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
        {!isEmpty && <SummaryPanel lines={summaryOf(judgement, goalNames)} days={series.days.length} />}
        {!isEmpty && (
          <QualityPanel parts={qualityOf(judgement, refused)}>
            {!crowd && <CrowdPanel crowd={crowd} judgement={judgement} goalNames={goalNames} />}
          </QualityPanel>
        )}
        <ResultsForm address={address} asked={asked} goal={goal} keys={keys} names={goalNames} />
        <OutcomePanel outcome={outcome} />
        <PlanPanel plan={plan} />
        {isEmpty ? (
          <NoVisitors address={address} isEverything={report.days.from === null && report.days.to === null} />
        ) : (
          <>
            <VisitorsPanel judgement={judgement} countedTo={countedTo} />
            {crowd && <CrowdPanel crowd={crowd} judgement={judgement} goalNames={goalNames} />}
            <PhasesPanel phases={phases} variations={variations} />
            {judgement.goals.map((result, place) => (
              <GoalPanel
                key={result.key}
                goal={result}
                name={goalNames[result.key] ?? result.key}
                place={place}
                isStratified={judgement.phases.length > 1}
              />
            ))}
            <SellersPanel sides={sides} />
            {judgement.keysWithoutConversions.length > 0 && (
              <p>Ancora nessuna conversione per: {judgement.keysWithoutConversions.map((key) => goalNames[key] ?? key).join(', ')}.</p>
            )}
            {goal !== null && (
              <ChartPanel
                goal={goalNames[goal] ?? goal}
                series={series}
                phases={phases}
                names={Object.fromEntries(variations.map((variation) => [variation.id, variation.key]))}
              />
            )}
            {goal !== null && <BreakdownPanel address={address} asked={asked} goal={goal} variations={variations} breakdown={breakdown} />}
          </>
        )}
        <ShownPanel shown={shown} />
        <RevisionsPanel revisions={revisions} />
        {plan === null && <SamplePanel address={address} asked={asked} goal={goal} sample={sample} />}
        <ReadingPanel hasPlan={plan !== null} />
      </StaffPage>
    </PageLayout>
  )
}

function NoVisitors({ address, isEverything }: { address: string; isEverything: boolean }) {
  return (
    <EmptyState
      title={isEverything ? 'Ancora nessun visitatore' : 'Nessun visitatore in questo periodo'}
      action={isEverything ? undefined : <ButtonLink href={experimentPath(address)}>{`Vedi: ${periods.tutto.label}`}</ButtonLink>}
    >
      I risultati cominciano quando qualcuno che ha accettato la misurazione vede l’esperimento.
    </EmptyState>
  )
}
