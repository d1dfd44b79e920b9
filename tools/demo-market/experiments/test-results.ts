import { analyseResults } from '@/lib/experimentation/experiment-results/analyse-results'
import { cohortsOf } from '@/lib/experimentation/experiment-results/phases'
import { findGuardrails, findPlan } from '@/lib/experimentation/experiment-results/queries/find-plan.server'
import { findLastGoals, listPhases } from '@/lib/experimentation/experiment-results/queries/phase-queries.server'
import { findResults } from '@/lib/experimentation/experiment-results/queries/results-queries.server'
import { readingOfAnyDay } from '@/lib/experimentation/experiment-results/readings'
import { experimentOverview } from '@/lib/experimentation/experiments/experiment-overview'
import type { Db } from '@/lib/kernel/db/db.server'
import { addPeople } from '../people/add-people.server'
import { addExperiments } from './add-experiments.server'
import { findPublished } from './bring-visitors.server'
import { chances } from './samples'
import { dayAfter, daysBetween, midnightOf, visitorsOf } from './simulated-visitors'
import { visitsOf } from './visit-batches'

export const today = new Date('2026-11-21T10:00:00Z')
export const lastDay = '2026-11-20'

/** What the results page says of an experiment of the published configuration. */
export async function resultsOf(db: Db, key: string) {
  const experiment = experimentOverview((await findPublished(db)).config, key)
  if (!experiment) throw new Error(`${key} is not published`)
  const { id, variations } = experiment
  const judgement = analyseResults(await findResults(db, id), variations, (await findLastGoals(db, id)) ?? [], {
    cohorts: cohortsOf(await listPhases(db, id), variations),
    guardrails: await findGuardrails(db, id),
    reading: readingOfAnyDay((await findPlan(db, id)) !== undefined),
  })
  const [control, variant] = judgement.goals[0]?.arms ?? []
  return { judgement, control, variant, difference: variant?.comparison?.difference ?? { low: 1, high: -1 } }
}

/** What was simulated of the sample with a known effect in a number of days, beside what the results page says of it. */
export async function simulate(db: Db, days: number) {
  await addExperiments(db, await addPeople(db, today), today, days)
  const { config } = await findPublished(db)
  const visits = daysBetween(dayAfter(lastDay, 1 - days), lastDay)
    .flatMap((day) => visitorsOf(day).flatMap((visitor) => visitsOf(visitor, config)))
    .filter(({ arrivesAt }) => arrivesAt < midnightOf(dayAfter(lastDay, 1)))
  const shown = (variation: string) => visits.filter(({ batch }) => JSON.stringify(batch).includes(`"variation_id":"${variation}"`)).length
  const reported = await resultsOf(db, 'contact_wording')
  const arms = [reported.control, reported.variant].map((arm) => ({ visitors: arm?.visitors, shown: shown(arm?.variation.id ?? '') }))
  return {
    reported,
    arms,
    converted: {
      simulated: visits.flatMap(({ recorded }) => recorded).length,
      reported: (reported.control?.converted ?? 0) + (reported.variant?.converted ?? 0),
    },
    effect: chances.contact('scrivi') - chances.contact('contatta'),
  }
}
