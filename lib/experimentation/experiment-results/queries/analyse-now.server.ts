import { analyseResults, type ResultsAnalysis } from '@/lib/experimentation/experiment-results/analyse-results'
import { cohortsOf } from '@/lib/experimentation/experiment-results/phases'
import { readingOfAnyDay } from '@/lib/experimentation/experiment-results/readings'
import type { ComparedVariation } from '@/lib/experimentation/experiment-results/results'
import type { GuardrailVerdict } from '@/lib/experimentation/experiment-results/statistics/guardrails'
import type { Db } from '@/lib/kernel/db/db.server'
import { findGuardrails, findPlan } from './find-plan.server'
import { findLastGoals, listPhases } from './phase-queries.server'
import { findResults } from './results-queries.server'

/** What all that is counted says today, read as on any other day. `countedTo`: null where it was counted just now. */
export async function analyseNow(
  db: Db,
  experimentId: string,
  variations: readonly ComparedVariation[],
): Promise<{ analysis: ResultsAnalysis; countedTo: Date | null }> {
  const [phases, goals, { countedTo, ...results }] = [
    await listPhases(db, experimentId),
    await findLastGoals(db, experimentId),
    await findResults(db, experimentId),
  ]
  const analysis = analyseResults(results, variations, goals ?? [], {
    cohorts: cohortsOf(phases, variations),
    guardrails: await findGuardrails(db, experimentId),
    reading: readingOfAnyDay((await findPlan(db, experimentId)) !== undefined),
  })
  return { analysis, countedTo }
}

/** What is known today of each guardrail of an experiment for one of its variations. Too few visitors, a wrong split and no events at all leave it undecided. */
export async function judgeGuardrails(
  db: Db,
  experimentId: string,
  variationId: string,
): Promise<{ key: string; verdict: GuardrailVerdict }[]> {
  const guardrails = await findGuardrails(db, experimentId)
  const [known] = await db<
    { variations: ComparedVariation[] }[]
  >`select variations from known_experiment where experiment_id = ${experimentId}`
  if (guardrails.length === 0) return []
  const { analysis } = await analyseNow(db, experimentId, known?.variations ?? [])
  return guardrails.map(({ key }) => {
    const arms = analysis.goals.find((goal) => goal.key === key)?.arms
    const verdict = arms?.find(({ variation }) => variation.id === variationId)?.verdict
    return { key, verdict: verdict === 'safe' || verdict === 'harmed' ? verdict : 'undecided' }
  })
}
