import { expect, test } from 'vitest'
import { findEndedExperiment } from '@/lib/experimentation/experiment-results/queries/ended-experiments.server'
import { readDatafile } from '@/lib/experimentation/experiments/datafile/read-datafile.server'
import { indexDatafile } from '@/lib/experimentation/experiments/decision/project-config'
import { validDatafile } from '@/lib/experimentation/experiments/decision/test-datafiles'
import type { Db } from '@/lib/kernel/db/db.server'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { purgeRows } from '@/lib/kernel/expiry/purge-rows.server'
import { eventExpiries } from './event-expiries.server'
import { findOutcome, saveOutcomes } from './save-outcomes.server'

const variations = [
  { id: 'a', key: 'rosso', share: 0.5 },
  { id: 'b', key: 'verde', share: 0.5 },
]
const halves = JSON.stringify([
  { entityId: 'a', endOfRange: 5_000 },
  { entityId: 'b', endOfRange: 10_000 },
])
const phase = (db: Db, at: string, status: string | null) =>
  db`insert into experiment_phase (experiment_id, started_at, revision, status, allocation, goals) values ('e', ${at}, '1', ${status}, ${halves}::text::jsonb, '{contact,phone}')`

/** An experiment with 400 visitors of each variation, of whom 40 and 120 converted, and one who saw both. */
async function giveExperiment(db: Db) {
  await db`insert into known_experiment (experiment_id, key, variations) values ('e', 'bottone', ${JSON.stringify(variations)}::text::jsonb)`
  await phase(db, '2026-03-01T00:00:00Z', 'Running')
  await db`
    insert into experiment_exposure (experiment_id, visitor_hash, variation_id, first_at, saw_several)
    select 'e', sha256(visitor::text::bytea), case when visitor % 2 = 0 then 'a' else 'b' end, '2026-03-02T10:00:00Z', visitor = 801 from generate_series(1, 801) as visitor`
  await db`
    insert into experiment_conversion (event_uuid, key, visitor_hash, occurred_at)
    select gen_random_uuid(), 'contact', sha256(visitor::text::bytea), '2026-03-03T10:00:00Z' from generate_series(1, 800) as visitor
    where visitor % 2 = 0 and visitor <= 80 or visitor % 2 = 1 and visitor <= 240`
}

test(
  'the outcome of a stopped experiment is saved once, and outlives the events and their names',
  withRollback(async (db) => {
    await giveExperiment(db)
    await saveOutcomes(db)
    expect(await findOutcome(db, 'e'), 'it still runs').toBeNull()
    await phase(db, '2026-03-10T00:00:00Z', 'Paused')
    const readAt = new Date('2026-03-10T00:01:00Z')
    await saveOutcomes(db, readAt)
    const stored = await findOutcome(db, 'e')
    expect(stored).toMatchObject({
      endedAt: '2026-03-10T00:00:00.000Z',
      readAt: readAt.toISOString(),
      result: {
        total: 800,
        mixed: 1,
        visitors: [
          { variation: 'rosso', visitors: 400 },
          { variation: 'verde', visitors: 400 },
        ],
        goals: [
          {
            key: 'contact',
            role: 'primary',
            arms: [
              { variation: 'rosso', converted: 40, rate: 0.1, lift: null, verdict: 'control' },
              { variation: 'verde', converted: 120, rate: 0.3, verdict: 'better' },
            ],
          },
        ],
      },
    })
    await db`update experiment_exposure set received_at = now() - interval '14 months'`
    await db`update experiment_conversion set received_at = now() - interval '14 months'`
    await db`update known_experiment set seen_at = now() - interval '14 months'`
    for (const expiry of eventExpiries) await purgeRows(db, expiry)
    expect(await db`select 1 from experiment_exposure where experiment_id = 'e'`).toHaveLength(0)
    await phase(db, '2026-03-11T00:00:00Z', null)
    await saveOutcomes(db)
    expect(await findOutcome(db, 'e')).toEqual(stored)
    const later = indexDatafile(readDatafile(JSON.stringify(validDatafile())))
    expect(await findEndedExperiment(db, later, 'e')).toMatchObject({ key: 'bottone' })
  }),
)

test(
  'an experiment that stops twice has two outcomes, and the last one is shown',
  withRollback(async (db) => {
    await giveExperiment(db)
    await phase(db, '2026-03-10T00:00:00Z', 'Paused')
    await saveOutcomes(db)
    await phase(db, '2026-03-12T00:00:00Z', 'Running')
    await phase(db, '2026-03-14T00:00:00Z', null)
    await saveOutcomes(db)
    await saveOutcomes(db)
    expect(await db`select 1 from experiment_outcome where experiment_id = 'e'`).toHaveLength(2)
    expect((await findOutcome(db, 'e'))?.endedAt).toBe('2026-03-14T00:00:00.000Z')
  }),
)

test(
  'an experiment without exposures has no outcome',
  withRollback(async (db) => {
    await phase(db, '2026-03-01T00:00:00Z', 'Running')
    await phase(db, '2026-03-02T00:00:00Z', 'Paused')
    await saveOutcomes(db)
    expect(await findOutcome(db, 'e')).toBeNull()
  }),
)
