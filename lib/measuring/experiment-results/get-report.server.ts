import { env } from '@/lib/kernel/config/env.server'
import { isTimeout } from '@/lib/kernel/db/database-failure'
import type { Db } from '@/lib/kernel/db/db.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import { configManager } from '@/lib/measuring/experiments/datafile/open-config-manager.server'
import type { ProjectConfig } from '@/lib/measuring/experiments/decision/project-config'
import { experimentOverview } from '@/lib/measuring/experiments/experiment-overview'
import { analyseResults } from './analyse-results'
import { findEndedExperiment } from './ended-experiments.server'
import { goalsOf } from './goals'
import { rateSeries } from './rate-series'
import type { ExperimentReport, ReportedExperiment } from './report'
import type { ExperimentResults } from './results'
import { findResults } from './results-queries.server'
import { firstDayOf, type ResultsQuestion } from './results-question'
import { answerSampleQuestion } from './sample-question'

/** What is known about one experiment: of the configuration in use by its key, of an earlier one by its id. Only the goals that the configuration gives it count: anybody can send us keys. */
export async function getExperimentReport(
  db: Db,
  key: string,
  { period, goal, sample }: ResultsQuestion,
  now = new Date(),
): Promise<ExperimentReport> {
  const config = configManager()?.config
  if (!config) throw new AppError('unavailable', 'there is no configuration of the experiments')
  const experiment = await findExperiment(db, config, key)
  if (!experiment) throw new AppError('notFound', 'no such experiment')
  const keys = goalsOf(config.datafile, experiment.id)
  const fromDay = firstDayOf(period, now)
  const results = await readResults(db, experiment.id, fromDay)
  const chosen = keys.includes(goal) ? goal : (keys[0] ?? null)
  const judgement = analyseResults(results, experiment.variations, keys, fromDay !== undefined)
  const series = rateSeries(
    results,
    experiment.variations.map(({ id }) => id),
    chosen ?? '',
  )
  return {
    experiment,
    judgement,
    goal: chosen,
    keys,
    series,
    sample: answerSampleQuestion(sample, {
      judgement,
      variations: experiment.variations,
      goals: keys.length,
      days: series.days.length,
    }),
    fromDay: fromDay ?? null,
    isLoggedElsewhere: env().eventLogUrl !== undefined,
  }
}

async function findExperiment(db: Db, config: ProjectConfig, key: string): Promise<ReportedExperiment | undefined> {
  const current = experimentOverview(config, key)
  if (current) return { ...current, address: key }
  const ended = await findEndedExperiment(db, config, key)
  return ended && { ...ended, address: ended.id, status: 'Non più nella configurazione', audience: null }
}

async function readResults(db: Db, experimentId: string, fromDay: string | undefined): Promise<ExperimentResults> {
  try {
    return await findResults(db, experimentId, fromDay)
  } catch (error) {
    if (isTimeout(error)) throw new AppError('unavailable', 'counting the results took too long', { cause: error })
    throw error
  }
}
