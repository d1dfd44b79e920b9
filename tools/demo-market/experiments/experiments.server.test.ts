import { expect, test } from 'vitest'
import { createExperiment } from '@/lib/experimentation/experiment-drafts/save-experiment.server'
import { analyseResults } from '@/lib/experimentation/experiment-results/analyse-results'
import { receivedBatchSchema } from '@/lib/experimentation/experiment-results/intake/received-batch-schema'
import { cohortsOf } from '@/lib/experimentation/experiment-results/phases'
import { findGuardrails, findPlan } from '@/lib/experimentation/experiment-results/queries/find-plan.server'
import { findLastGoals, listPhases } from '@/lib/experimentation/experiment-results/queries/phase-queries.server'
import { findResults } from '@/lib/experimentation/experiment-results/queries/results-queries.server'
import { readingOfAnyDay } from '@/lib/experimentation/experiment-results/readings'
import { experimentOverview } from '@/lib/experimentation/experiments/experiment-overview'
import { type Db, getDb } from '@/lib/kernel/db/db.server'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { addPeople } from '../people/add-people.server'
import { addExperiments } from './add-experiments.server'
import { findPublished, updateVisitors } from './bring-visitors.server'
import { clearExperiments } from './clear-experiments.server'
import { chances, winner } from './samples'
import { daysBetween, midnightOf, visitorsOf } from './simulated-visitors'
import { visitsOf } from './visit-batches'

const today = new Date('2026-11-21T10:00:00Z')
const lastDay = '2026-11-20'

/** What the results page says of an experiment of the published configuration. */
async function resultsOf(db: Db, key: string) {
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

test(
  'the results page shows 40,000 simulated visitors with the effect that they were given',
  withRollback(async (db) => {
    await addExperiments(db, await addPeople(db, today), today)
    const { config } = await findPublished(db)
    const visits = daysBetween('2026-10-24', lastDay)
      .flatMap((day) => visitorsOf(day).flatMap((visitor) => visitsOf(visitor, config)))
      .filter(({ arrivesAt }) => arrivesAt < midnightOf('2026-11-21'))
    const shown = (variation: string) => visits.filter(({ batch }) => JSON.stringify(batch).includes(`"variation_id":"${variation}"`))

    const words = await resultsOf(db, 'contact_wording')
    expect(words.judgement).toMatchObject({ total: 40_000, mixed: 0, unknownVariationVisitors: 0, split: { isMismatch: false } })
    for (const arm of [words.control, words.variant]) expect(arm?.visitors).toBe(shown(arm?.variation.id ?? '').length)
    expect((words.control?.converted ?? 0) + (words.variant?.converted ?? 0)).toBe(visits.flatMap(({ recorded }) => recorded).length)
    const effect = chances.contact('scrivi') - chances.contact('contatta')
    expect(words.variant?.verdict).toBe('better')
    expect([words.difference.low < effect, effect < words.difference.high]).toEqual([true, true])

    const layout = await resultsOf(db, 'srp_layout')
    expect(layout.judgement.split?.isMismatch).toBe(false)
    expect([layout.variant?.verdict, layout.difference.low < 0, layout.difference.high > 0]).toEqual(['open', true, true])
  }),
)

test(
  'the samples of an old demo go on to yesterday, and go with the demo without what people made',
  withRollback(async (db) => {
    const people = await addPeople(db, today)
    await addExperiments(db, people, today, 2)
    const own = await createExperiment(db, { id: people.marco, name: 'Marco' }, { ...winner, key: 'prova', ownerId: people.marco })
    await addExperiments(db, people, today, 2) // what is there stays as it is
    const later = new Date('2026-11-23T10:00:00Z')
    expect([await updateVisitors(db, later), await updateVisitors(db, later)]).toEqual([2, 0])
    const visitors = daysBetween('2026-11-19', '2026-11-22').reduce((sum, day) => sum + visitorsOf(day).length, 0)
    expect((await resultsOf(db, 'contact_wording')).judgement.total).toBe(visitors)
    await clearExperiments(db, later)
    expect(await db`select id from experiment`).toEqual([{ id: own }])
    const left = await db`
      select (select count(*) from experiment_exposure) as shown, (select count(*) from experiment_conversion) as done,
        (select count(*) from experiment_visitor_total) as totals, (select coalesce(sum(events), 0)::float8 from event_intake) as events,
        (select count(*) from attempt where key like 'new-visitors:%') as attempts`
    expect(left).toEqual([{ shown: 0, done: 0, totals: 0, events: 0, attempts: 0 }])
  }),
)

test('a browser could send what is simulated', async () => {
  const { config } = await findPublished(getDb())
  const batches = visitorsOf(lastDay).flatMap((visitor) => visitsOf(visitor, config).map(({ batch }) => batch))
  expect((await Promise.all(batches.map((batch) => receivedBatchSchema.isValid(batch)))).every(Boolean)).toBe(true)
})
