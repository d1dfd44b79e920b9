import { expect, test } from 'vitest'
import { decide } from '@/lib/experimentation/experiments/decision/decide'
import type { Db } from '@/lib/kernel/db/db.server'
import { jsonText } from '@/lib/kernel/db/json-text'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { proposeStep, stopExperiment, stopHarmedRollouts } from './change-experiment.server'
import { listExperimentLog } from './experiment-log.server'
import { loadExperiment } from './load-experiment.server'
import { openDraft, published, refusalOf } from './test-marketing'

/** Two thousand visitors of each variation of an experiment in half shares, of whom so many searched. */
async function giveSearches(db: Db, experimentId: string, [ofControl, ofVariant]: readonly [number, number]) {
  const id = /\d+/.exec(experimentId)?.[0]
  const variations = ['contatta', 'chiedi'].map((key, place) => ({ id: `e${id}-${place + 1}`, key, share: 0.5 }))
  const allocation = [5_000, 10_000].map((endOfRange, place) => ({ entityId: `e${id}-${place + 1}`, endOfRange }))
  await db`insert into known_experiment (experiment_id, key, variations) values (${experimentId}, 'prova', ${jsonText(variations)}::text::jsonb)`
  await db`
    insert into experiment_phase (experiment_id, started_at, revision, status, allocation, goals)
    values (${experimentId}, now() - interval '20 days', '1', 'Running', ${jsonText(allocation)}::text::jsonb, '{contact_sent,search}')`
  await db`
    insert into experiment_exposure (experiment_id, visitor_hash, variation_id, first_at)
    select ${experimentId}, sha256((${experimentId} || visitor)::bytea), ${`e${id}-`} || (visitor % 2 + 1), now() - interval '10 days' from generate_series(1, 4000) as visitor`
  await db`
    insert into experiment_conversion (event_uuid, key, visitor_hash, occurred_at)
    select gen_random_uuid(), 'search', sha256((${experimentId} || visitor)::bytea), now() - interval '9 days' from generate_series(1, 4000) as visitor
    where visitor / 2 < case visitor % 2 when 0 then ${ofControl}::int else ${ofVariant}::int end`
}

const layouts = { place: 'srp_layout', variation1: 'lista', variation2: 'griglia' }
const guarded = { guardrail1: 'search', limit1: '5' }

test(
  'a winner reaches 5, 25, then all of its audience, beside as many who see the control',
  withRollback(async (db) => {
    const { id, key, now, agree, marta, seen } = await openDraft(db)
    const entry = async () => (await published(db)).experimentByKey.get(key)
    await agree({ step: 'start' })
    await agree({ step: 'ship', winner: 'chiedi', rollout: 5 })
    const first = [
      { entityId: `e${id}-2`, endOfRange: 500 },
      { entityId: `e${id}-1`, endOfRange: 1_000 },
    ]
    expect(await entry()).toMatchObject({ id: `e${id}-rollout`, status: 'Running', trafficAllocation: first })
    await agree({ step: 'ship', winner: 'chiedi', rollout: 25 })
    expect(await entry()).toMatchObject({
      id: `e${id}-rollout`,
      trafficAllocation: [...first, { entityId: `e${id}-2`, endOfRange: 3_000 }, { entityId: `e${id}-1`, endOfRange: 5_000 }],
    })
    const back = await seen()
    expect(await refusalOf(db, (db) => proposeStep(db, marta, back, { step: 'ship', winner: 'chiedi', rollout: 25 }))).toMatch(
      /solo allargare, oltre il 25%/,
    )
    expect(await refusalOf(db, (db) => proposeStep(db, marta, back, { step: 'ship', winner: 'contatta', rollout: 100 }))).toMatch(
      /^È già stata estesa «chiedi»/,
    )
    await agree({ step: 'ship', winner: 'chiedi', rollout: 100 })
    expect(await now()).toMatchObject({ state: 'shipped', rollout: 100 })
    const stored = { [`e${id}-rollout`]: `e${id}-1` } // who was compared with the winner sees it too
    expect(decide(await published(db), key, { id: 'anna', attributes: {}, stored }).variation?.key).toBe('chiedi')
    expect((await loadExperiment(db, String(id), { userId: marta.id, adPath: undefined })).experiment.steps).toEqual(['stop'])
  }),
)

test(
  'a variation is extended once every guardrail is safe, and the control at any time',
  withRollback(async (db) => {
    const { id, marta, seen, agree } = await openDraft(db, guarded)
    await agree({ step: 'start' })
    const refused = async (winner: string, rollout: 5 | 100 = 5) => {
      const current = await seen()
      return refusalOf(db, (db) => proposeStep(db, marta, current, { step: 'ship', winner, rollout }))
    }
    expect(await refused('chiedi'), 'nobody has come yet').toMatch(/^La salvaguardia «.+» non è ancora decisa: aspetta\.$/)
    await giveSearches(db, `e${id}`, [1_900, 1_902])
    expect(await refused('contatta')).toMatch(/^Il controllo si dà a tutto il pubblico/)
    await agree({ step: 'ship', winner: 'chiedi', rollout: 5 })
    await stopExperiment(db, marta, await seen())
    await agree({ step: 'ship', winner: 'contatta', rollout: 100 })
  }),
)

test(
  'a variation that harms a guardrail, or was stopped before it was decided, is not extended',
  withRollback(async (db) => {
    const harmful = await openDraft(db, guarded)
    await harmful.agree({ step: 'start' })
    await giveSearches(db, `e${harmful.id}`, [1_900, 1_500])
    const current = await harmful.seen()
    const ship = { step: 'ship', winner: 'chiedi', rollout: 5 } as const
    expect(await refusalOf(db, (db) => proposeStep(db, harmful.marta, current, ship))).toMatch(/peggiora più di quanto avete accettato/)
    await stopExperiment(db, harmful.marta, current) // its place is free again
    const open = await openDraft(db, guarded)
    await open.agree({ step: 'start' })
    await stopExperiment(db, open.marta, await open.seen())
    const last = await open.seen()
    expect(await refusalOf(db, (db) => proposeStep(db, open.marta, last, ship))).toMatch(/serve un nuovo esperimento, con più visitatori/)
  }),
)

test(
  'a roll-out whose guardrail gets worse is stopped by the site, and a harmless one goes on',
  withRollback(async (db) => {
    const extended = async (searches: readonly [number, number], place: Record<string, string> = {}) => {
      const draft = await openDraft(db, { ...guarded, ...place })
      await draft.agree({ step: 'start' })
      await giveSearches(db, `e${draft.id}`, [1_900, 1_902])
      await draft.agree({ step: 'ship', winner: place['variation2'] ?? 'chiedi', rollout: 5 })
      await giveSearches(db, `e${draft.id}-rollout`, searches)
      return draft
    }
    const [harmful, harmless] = [await extended([1_900, 1_500]), await extended([1_900, 1_898], layouts)]
    await stopHarmedRollouts(db)
    expect(await harmful.now()).toMatchObject({ state: 'stopped', winner: null, rollout: null })
    expect((await published(db)).experimentByKey.get(harmful.key)?.status).toBe('Paused')
    expect((await listExperimentLog(db, harmful.id))[0]).toMatchObject({ actor: 'Ingrana', action: 'harmed' })
    expect(await harmless.now()).toMatchObject({ state: 'shipped', winner: 'griglia', rollout: 5 })
  }),
)
