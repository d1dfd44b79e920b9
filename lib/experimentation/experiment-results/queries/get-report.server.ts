import { analyseResults, type PhaseResult, type ResultsAnalysis } from '@/lib/experimentation/experiment-results/analyse-results'
import { windowText } from '@/lib/experimentation/experiment-results/goal-window'
import { goalsOf } from '@/lib/experimentation/experiment-results/goals'
import { readIntake } from '@/lib/experimentation/experiment-results/intake/event-intake.server'
import { refusedShare } from '@/lib/experimentation/experiment-results/intake/event-outcome'
import { findOutcome } from '@/lib/experimentation/experiment-results/intake/save-outcomes.server'
import { type Cohort, cohortsOf, type Phase, phaseShares } from '@/lib/experimentation/experiment-results/phases'
import { readingOfAnyDay } from '@/lib/experimentation/experiment-results/readings'
import type { ExperimentReport, ReportedExperiment, ReportedPhase } from '@/lib/experimentation/experiment-results/report'
import type { Days } from '@/lib/experimentation/experiment-results/results'
import { daysOf, type ResultsQuestion } from '@/lib/experimentation/experiment-results/results-question'
import { goalLabel } from '@/lib/experimentation/experiment-results/statistics/goal-values'
import { planReport } from '@/lib/experimentation/experiment-results/statistics/plan'
import { rateSeries } from '@/lib/experimentation/experiment-results/statistics/rate-series'
import { answerSampleQuestion } from '@/lib/experimentation/experiment-results/statistics/sample-question'
import { type SideOfSellers, sidesOf } from '@/lib/experimentation/experiment-results/two-sides'
import { runningStatus } from '@/lib/experimentation/experiments/datafile/datafile'
import { configManager } from '@/lib/experimentation/experiments/datafile/open-config-manager.server'
import type { ProjectConfig } from '@/lib/experimentation/experiments/decision/project-config'
import { experimentOverview, statusText } from '@/lib/experimentation/experiments/experiment-overview'
import { env } from '@/lib/kernel/config/env.server'
import { isTimeout } from '@/lib/kernel/db/database-failure'
import type { Db } from '@/lib/kernel/db/db.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import { listRevisions } from './config-history.server'
import { findEndedExperiment } from './ended-experiments.server'
import { findContacts } from './find-contacts.server'
import { countVisitors, findGoalWindows, findGuardrails, findPlan } from './find-plan.server'
import { findShown } from './find-shown.server'
import { findLastGoals, listPhases } from './phase-queries.server'
import { findPlanReading } from './read-plans.server'
import { type CountedResults, findResults } from './results-queries.server'

const goneText = 'Non più nella configurazione'

/** What is known about one experiment: of the configuration in use by its key, of an earlier one by its id. Only the goals that the configuration gives it count: anybody can send us keys. */
export async function getExperimentReport(
  db: Db,
  key: string,
  { goal, sample, ...question }: ResultsQuestion,
  now = new Date(),
): Promise<ExperimentReport> {
  const config = configManager()?.config
  if (!config) throw new AppError('unavailable', 'there is no configuration of the experiments')
  const experiment = await findExperiment(db, config, key)
  if (!experiment) throw new AppError('notFound', 'no such experiment')
  const { id, variations } = experiment
  const keys = await findGoals(db, config, id)
  const phases = await listPhases(db, id)
  const days = daysOf(question, now)
  const { countedTo, crowd, ...results } = await readResults(db, id, days)
  const plan = await findPlan(db, id)
  const chosen = keys.includes(goal) ? goal : (keys[0] ?? null)
  const isPartial = days.from !== null || days.to !== null
  const setting = {
    isPartial,
    cohorts: cohortsOf(phases, variations),
    guardrails: await findGuardrails(db, id),
    reading: readingOfAnyDay(plan !== undefined),
  }
  const judgement = analyseResults(results, variations, keys, setting)
  const everybody = crowd.length === 0 ? null : await readResults(db, id, { ...days, withCrowds: true })
  const series = rateSeries(
    results,
    variations.map(({ id }) => id),
    chosen ?? '',
  )
  return {
    experiment,
    judgement,
    crowd: everybody && { addresses: crowd, everybody: analyseResults(everybody, variations, keys, setting) },
    phases: reportedPhases(phases, variations, judgement.phases),
    revisions: await listRevisions(db, id),
    plan: plan ? planReport(plan, { visitors: await countVisitors(db, id), reading: await findPlanReading(db, id), now }) : null,
    outcome: phases.at(-1)?.status === runningStatus ? null : await findOutcome(db, id),
    goal: chosen,
    keys,
    goalNames: await findGoalNames(db, id, keys),
    series,
    sample: answerSampleQuestion(sample, { judgement, variations, goals: keys.length, days: series.days.length }),
    days,
    countedTo: countedTo?.toISOString() ?? null,
    sides: await findSides(db, { id, keys, isPartial, judgement, cohorts: setting.cohorts }),
    ...(await readSurroundings(db, id, now)),
  }
}

/** What is known of the log, and of what was shown. */
async function readSurroundings(db: Db, id: string, now: Date): Promise<Pick<ExperimentReport, 'shown' | 'refused' | 'isLoggedElsewhere'>> {
  return {
    shown: await findShown(db, id),
    refused: refusedShare(await readIntake(db, now)),
    isLoggedElsewhere: env().eventLogUrl !== undefined,
  }
}

type Judged = { id: string; keys: readonly string[]; isPartial: boolean; judgement: ResultsAnalysis; cohorts: readonly Cohort[] }

/** To whom the contacts of all visitors went; of a part of them nothing is said. */
async function findSides(db: Db, { id, keys, isPartial, judgement, cohorts }: Judged): Promise<SideOfSellers[] | null> {
  return isPartial || !keys.includes('contact_sent') ? null : sidesOf(await findContacts(db, id), judgement, cohorts)
}

/** «Contatti entro 7 giorni», by key. */
async function findGoalNames(db: Db, id: string, keys: readonly string[]): Promise<Record<string, string>> {
  const windows = await findGoalWindows(db, id)
  return Object.fromEntries(keys.map((key) => [key, `${goalLabel(key)} ${windowText(windows, key)}`.trim()]))
}

async function findExperiment(db: Db, config: ProjectConfig, key: string): Promise<ReportedExperiment | undefined> {
  const current = experimentOverview(config, key)
  if (current) return { ...current, address: key }
  const ended = await findEndedExperiment(db, config, key)
  return ended && { ...ended, address: ended.id, status: goneText, audience: null }
}

/** The goals; of an experiment that has left the configuration those it had there: the first of any other file would decide it anew. */
async function findGoals(db: Db, config: ProjectConfig, id: string): Promise<string[]> {
  const isCurrent = config.datafile.experiments.some((experiment) => experiment.id === id)
  return (isCurrent ? undefined : await findLastGoals(db, id)) ?? goalsOf(config.datafile, id)
}

function reportedPhases(phases: readonly Phase[], variations: readonly { id: string }[], results: readonly PhaseResult[]): ReportedPhase[] {
  return phases.map((phase, place) => ({
    startedAt: phase.startedAt,
    endedAt: phases[place + 1]?.startedAt ?? null,
    revision: phase.revision,
    status: phase.status === null ? goneText : statusText(phase.status),
    shares: phaseShares(phase, variations),
    result: results.find(({ startedAt }) => startedAt === phase.startedAt) ?? null,
  }))
}

async function readResults(db: Db, experimentId: string, days: Days & { withCrowds?: boolean }): Promise<CountedResults> {
  try {
    return await findResults(db, experimentId, days)
  } catch (error) {
    if (isTimeout(error)) throw new AppError('unavailable', 'counting the results took too long', { cause: error })
    throw error
  }
}
