import { expect, test } from 'vitest'
import { createExperiment } from '@/lib/experimentation/experiment-drafts/save-experiment.server'
import { receivedBatchSchema } from '@/lib/experimentation/experiment-results/intake/received-batch-schema'
import { getDb } from '@/lib/kernel/db/db.server'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { addPeople } from '../people/add-people.server'
import { addExperiments } from './add-experiments.server'
import { findPublished, updateVisitors } from './bring-visitors.server'
import { clearExperiments } from './clear-experiments.server'
import { winner } from './samples'
import { daysBetween, visitorsOf } from './simulated-visitors'
import { lastDay, resultsOf, simulate, today } from './test-results'
import { visitsOf } from './visit-batches'

test(
  'the results page says of simulated visitors what was simulated',
  withRollback(async (db) => {
    const { reported, arms, converted, effect } = await simulate(db, 4)
    for (const { visitors, shown } of arms) expect(visitors).toBe(shown)
    expect(converted.reported).toBe(converted.simulated)
    expect(converted.simulated).toBeGreaterThan(100)
    expect([reported.difference.low < effect, effect < reported.difference.high]).toEqual([true, true])
  }),
)

test(
  'the samples of an old demo go on to yesterday, and go with the demo without what people made',
  withRollback(async (db) => {
    await db`delete from attempt` // of other tests
    const people = await addPeople(db, today)
    await addExperiments(db, people, today, 2)
    const own = await createExperiment(
      db,
      { id: people.marco, name: 'Marco' },
      { ...winner, place: 'home_sections', ownerId: people.marco },
    )
    await addExperiments(db, people, today, 2) // what is there stays as it is
    const later = new Date('2026-11-23T10:00:00Z')
    expect([await updateVisitors(db, later), await updateVisitors(db, later)]).toEqual([2, 0])
    const visitors = daysBetween('2026-11-19', '2026-11-22').reduce((sum, day) => sum + visitorsOf(day).length, 0)
    expect((await resultsOf(db, 'contact_wording')).judgement.total).toBe(visitors)
    await clearExperiments(db, later)
    expect(await db`select id from experiment where is_demo or id = ${own}`).toEqual([{ id: own }])
    // Only of the days that are simulated: other tests write rows of their own, with the clock of the machine.
    const left = await db`
      select (select count(*) from experiment_exposure where received_at < ${later}) as shown,
        (select count(*) from experiment_conversion where received_at < ${later}) as done,
        (select count(*) from experiment_visitor_total where day < ${later}) as totals,
        (select coalesce(sum(events), 0)::float8 from event_intake where day < ${later}) as events,
        (select count(*) from attempt where key like 'new-visitors:%') as attempts`
    expect(left).toEqual([{ shown: 0, done: 0, totals: 0, events: 0, attempts: 0 }])
  }),
)

test('a browser could send what is simulated', async () => {
  const { config } = await findPublished(getDb())
  const batches = visitorsOf(lastDay).flatMap((visitor) => visitsOf(visitor, config).map(({ batch }) => batch))
  expect((await Promise.all(batches.map((batch) => receivedBatchSchema.isValid(batch)))).every(Boolean)).toBe(true)
})
