// reads: scripts/stand-ins/experiments/
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { saveEvents } from '@/lib/experimentation/experiment-results/intake/save-events.server'
import type { Experiment } from '@/lib/experimentation/experiments/datafile/datafile'
import { readDatafile } from '@/lib/experimentation/experiments/datafile/read-datafile.server'
import { decide } from '@/lib/experimentation/experiments/decision/decide'
import { indexDatafile, type ProjectConfig } from '@/lib/experimentation/experiments/decision/project-config'
import { type Db, getDb } from '@/lib/kernel/db/db.server'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { findConfigFile, listRevisions } from './config-history.server'
import { countTotals } from './count-totals.server'
import { findLastGoals, listPhases } from './phase-queries.server'
import { recordPhases } from './record-phases.server'

const minute = 60_000
const start = new Date('2026-03-01T10:00:00Z').getTime()
const file = readDatafile(readFileSync('scripts/stand-ins/experiments/ingrana-web.json', 'utf8'))
const id = '10001'

/** The configuration of a revision, in which the first experiment is another. */
const configOf = (revision: string, change: Partial<Experiment> = {}): ProjectConfig =>
  indexDatafile({ ...file, revision, experiments: file.experiments.map((each) => (each.id === id ? { ...each, ...change } : each)) })
const split = (control: number) => ({
  trafficAllocation: [
    { entityId: '20001', endOfRange: control },
    { entityId: '20002', endOfRange: 10_000 },
  ],
})
/** A process writes down what it has, so many minutes after the start; the service has just confirmed it. */
const record = (db: Db, config: ProjectConfig, minutes: number, confirmed = minutes) =>
  recordPhases(db, { config, health: { confirmedAt: new Date(start + confirmed * minute) } }, new Date(start + minutes * minute))
const phasesIn = async (db: Db, experiment = id) =>
  (await listPhases(db, experiment)).map(({ startedAt, revision, status, allocation }) => [
    (Date.parse(startedAt) - start) / minute,
    revision,
    status,
    allocation.map(({ endOfRange }) => endOfRange).join(' '),
  ])

test(
  'only a change of status or allocation begins a phase, with its time',
  withRollback(async (db) => {
    await record(db, configOf('1'), 0)
    await record(db, configOf('2', split(2_000)), 60)
    await record(db, configOf('3', { ...split(2_000), key: 'another_name' }), 120)
    await record(db, configOf('4', { ...split(2_000), status: 'Paused' }), 180)
    expect(await phasesIn(db)).toEqual([
      [0, '1', 'Running', '5000 10000'],
      [60, '2', 'Running', '2000 10000'],
      [180, '4', 'Paused', '2000 10000'],
    ])
    expect(await phasesIn(db, '10002')).toHaveLength(1)
    expect(await db`select revision from experiment_config order by used_at`).toEqual(
      ['1', '2', '3', '4'].map((revision) => ({ revision })),
    )
  }),
)

test(
  'an experiment that leaves the configuration ends, and begins again when it comes back',
  withRollback(async (db) => {
    await record(db, configOf('1'), 0)
    await record(db, indexDatafile({ ...file, revision: '2', experiments: file.experiments.filter((each) => each.id !== id) }), 30)
    await record(db, indexDatafile({ ...file, revision: '3', experiments: file.experiments.filter((each) => each.id !== id) }), 60)
    await record(db, configOf('4'), 90)
    expect((await phasesIn(db)).map(([at, , status]) => [at, status])).toEqual([
      [0, 'Running'],
      [30, null],
      [90, 'Running'],
    ])
  }),
)

test(
  'a process that lags behind changes nothing, and a lasting return to a revision counts',
  withRollback(async (db) => {
    await record(db, configOf('1'), 0)
    await record(db, configOf('2', split(2_000)), 60)
    await record(db, configOf('1'), 61, 59) // it was confirmed before the change
    await record(db, configOf('1'), 69) // the service itself gives both for a while
    await recordPhases(db, { config: configOf('1'), health: { confirmedAt: null } }, new Date(start + 90 * minute)) // read from the disk
    await recordPhases(db, { config: undefined, health: { confirmedAt: new Date() } })
    expect(await phasesIn(db)).toHaveLength(2)
    await record(db, configOf('1'), 70)
    expect((await phasesIn(db)).map(([at, revision]) => [at, revision])).toEqual([
      [0, '1'],
      [60, '2'],
      [70, '1'],
    ])
  }),
)

test('processes that see a revision at the same moment record it once', async () => {
  const db = getDb()
  await Promise.all(Array.from({ length: 8 }, (_, process) => record(db, configOf('same moment'), process)))
  expect(await db`select 1 from experiment_config where revision = 'same moment'`).toHaveLength(1)
  expect(await phasesIn(db)).toHaveLength(1)
  await db`delete from experiment_phase`
  await db`delete from experiment_config`
})

test(
  'the goals of an experiment are those it last had in a configuration, the primary one first',
  withRollback(async (db) => {
    expect(await findLastGoals(db, id)).toBeUndefined()
    await record(db, configOf('1'), 0)
    const events = [...file.events].reverse()
    await record(db, indexDatafile({ ...file, revision: '2', events }), 30)
    await record(db, indexDatafile({ ...file, revision: '3', experiments: [], events: [] }), 60)
    expect(await findLastGoals(db, id)).toEqual(events.filter(({ experimentIds }) => experimentIds.includes(id)).map(({ key }) => key))
    expect((await phasesIn(db)).map(([at, , status]) => [at, status])).toEqual([
      [0, 'Running'],
      [60, null],
    ])
  }),
)

test(
  'of two experiments with one id the last one is recorded, as it decides',
  withRollback(async (db) => {
    const [first] = file.experiments
    if (!first) expect.fail()
    await record(db, indexDatafile({ ...file, revision: '1', experiments: [first, { ...first, key: 'twin', status: 'Paused' }] }), 0)
    expect((await phasesIn(db, first.id)).map(([, , status]) => status)).toEqual(['Paused'])
  }),
)

/** People every ten seconds from ten minutes before a change to forty after it. Every other one is served by a process that hears of it nine minutes late; the change itself is written down a minute late. */
const people = Array.from({ length: 300 }, (_, place) => {
  const minutes = 50 + place / 6
  const [before, after] = [configOf('1'), configOf('2', split(2_000))]
  const heardAt = place % 2 === 0 ? 60 : 69
  const config = minutes < heardAt ? before : after
  const visitorId = `3f0c2a1e-7b6d-4c5a-9e8f-${String(place).padStart(12, '0')}`
  const attributes = { deviceType: 'mobile' }
  const variation = decide(config, 'srp_layout', { id: visitorId, attributes, stored: {} }).variation?.id
  return { minutes, visitorId, revision: config.datafile.revision, variation: variation ?? expect.fail() }
})

/** What is counted of them: so many of each variation in each phase. */
async function countPeople(db: Db, tellsRevision: boolean): Promise<string[]> {
  const visitors = people.map(({ minutes, visitorId, revision, variation }, place) => ({
    visitor_id: visitorId,
    ...(tellsRevision && { revision }),
    snapshots: [
      {
        decisions: [{ experiment_id: id, variation_id: variation }],
        events: [
          {
            key: 'campaign_activated',
            uuid: `0f0e0d0c-0b0a-4908-8706-${String(place).padStart(12, '0')}`,
            timestamp: start + minutes * minute,
          },
        ],
      },
    ],
  }))
  await record(db, configOf('1'), 0)
  await saveEvents(db, { visitors }, new Date(start + 100 * minute)) // some before the change is written down
  await countTotals(db)
  await record(db, configOf('2', split(2_000)), 61)
  await countTotals(db)
  const rows = await db<{ minutes: number; variation: string; visitors: number }[]>`
    select (extract(epoch from phase) - ${start / 1_000}::float8)::float8 / 60 as minutes, variation_id as variation, sum(visitors)::int as visitors
    from experiment_visitor_total where experiment_id = ${id} group by 1, 2 order by 1, 2`
  return rows.map(({ minutes, variation, visitors }) => `${minutes === 0 ? '1' : '2'} ${variation} ${visitors}`)
}

const truth = ['1 20001', '1 20002', '2 20001', '2 20002'].map((group) => {
  const members = people.filter(({ revision, variation }) => `${revision} ${variation}` === group)
  return `${group} ${members.length}`
})

test(
  'a visitor belongs to the phase of their page, although one process learns of a change late',
  withRollback(async (db) => {
    expect(await countPeople(db, true)).toEqual(truth)
  }),
)

test(
  'without the revision of their page, visitors around a change count by their clock',
  withRollback(async (db) => {
    expect(await countPeople(db, false)).not.toEqual(truth)
  }),
)

test(
  'a page with a revision that was not in use, or an unknown one, counts by its clock',
  withRollback(async (db) => {
    await record(db, configOf('1'), 0)
    await record(db, configOf('2', split(2_000)), 60)
    const shown = (place: number, minutes: number, revision: string) => ({
      visitor_id: `3f0c2a1e-7b6d-4c5a-9e8f-${String(place).padStart(12, '0')}`,
      revision,
      snapshots: [
        {
          decisions: [{ experiment_id: id, variation_id: '20002' }],
          events: [
            {
              key: 'campaign_activated',
              uuid: `0f0e0d0c-0b0a-4908-8706-${String(place).padStart(12, '0')}`,
              timestamp: start + minutes * minute,
            },
          ],
        },
      ],
    })
    const claims = [shown(1, 89, '1'), shown(2, 90, '1'), shown(3, 50, '2'), shown(4, 49, '2'), shown(5, 70, 'nobody’s')]
    await saveEvents(db, { visitors: claims }, new Date(start + 100 * minute))
    await countTotals(db)
    const rows = await db<{ minutes: number; visitors: number }[]>`
      select (extract(epoch from phase) - ${start / 1_000}::float8)::float8 / 60 as minutes, sum(visitors)::int as visitors
      from experiment_visitor_total where experiment_id = ${id} group by 1 order by 1`
    expect(rows).toEqual([
      { minutes: 0, visitors: 2 }, // 89 minutes by the first, and 49 by the second, which nobody had for ten minutes more
      { minutes: 60, visitors: 3 },
    ])
  }),
)

test(
  'every configuration is stored as received, and an experiment lists those since it began',
  withRollback(async (db) => {
    const recordFile = (revision: string, minutes: number, text?: string) =>
      recordPhases(
        db,
        { config: configOf(revision), text, health: { confirmedAt: new Date(start + minutes * minute) } },
        new Date(start + minutes * minute),
      )
    const at = (minutes: number) => new Date(start + minutes * minute).toISOString()
    await recordPhases(
      db,
      {
        config: indexDatafile({ ...file, revision: '0', experiments: [] }),
        text: '{"before it":1}',
        health: { confirmedAt: new Date(start) },
      },
      new Date(start - minute),
    )
    await recordFile('1', 0)
    expect(await findConfigFile(db, at(0)), 'a release that stored none').toBeUndefined()
    await recordFile('1', 1, '{ "revision": "1" }')
    await recordFile('1', 2, '{"the same, later":true}')
    await recordFile('2', 60, '{"revision":"2","typedAudiences":[null]}')
    await recordFile('1', 90, '{"revision":"1"} ')
    expect(await findConfigFile(db, at(0))).toEqual({ revision: '1', file: '{ "revision": "1" }' })
    expect(await listRevisions(db, id)).toEqual([
      { usedAt: at(90), revision: '1', hasFile: true },
      { usedAt: at(60), revision: '2', hasFile: true },
      { usedAt: at(0), revision: '1', hasFile: true },
    ])
    expect(await phasesIn(db)).toHaveLength(1)
    expect(await findConfigFile(db, at(90))).toEqual({ revision: '1', file: '{"revision":"1"} ' })
    expect(await listRevisions(db, 'nobody’s')).toEqual([])
  }),
)
