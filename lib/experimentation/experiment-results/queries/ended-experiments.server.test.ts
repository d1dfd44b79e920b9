// reads: scripts/stand-ins/experiments/
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { eventExpiries } from '@/lib/experimentation/experiment-results/intake/event-expiries.server'
import { readDatafile } from '@/lib/experimentation/experiments/datafile/read-datafile.server'
import { indexDatafile } from '@/lib/experimentation/experiments/decision/project-config'
import type { Db } from '@/lib/kernel/db/db.server'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { purgeRows } from '@/lib/kernel/expiry/purge-rows.server'
import { findEndedExperiment, listEndedExperiments, listKnownVariations } from './ended-experiments.server'
import { rememberConfig } from './remember-config.server'

const datafile = () => readDatafile(readFileSync('scripts/stand-ins/experiments/ingrana-web.json', 'utf8'))
const config = () => indexDatafile(datafile())
/** The file as it is later, without the experiments that have these ids. */
const without = (...ids: string[]) =>
  indexDatafile({ ...datafile(), experiments: datafile().experiments.filter(({ id }) => !ids.includes(id)) })
const show = (db: Db, experiment: string) =>
  db`insert into experiment_exposure (experiment_id, visitor_hash, variation_id, first_at) values (${experiment}, ${Buffer.alloc(32, 1)}, '20001', now())`

test(
  'an experiment that left the configuration is listed, control first, if it has exposures',
  withRollback(async (db) => {
    await rememberConfig(db, config())
    await show(db, '10001')
    const later = without('10001', '10002')
    expect(await listEndedExperiments(db, later)).toEqual([
      {
        id: '10001',
        key: 'srp_layout',
        variations: [
          { id: '20001', key: 'lista', share: 0.5 },
          { id: '20002', key: 'griglia', share: 0.5 },
        ],
      },
    ])
    expect(await findEndedExperiment(db, later, '10001')).toMatchObject({ key: 'srp_layout' })
    for (const id of ['10002', '10003', 'srp_layout', 'nobody', '\0', "' or true --"])
      expect(await findEndedExperiment(db, later, id), id).toBeUndefined()
  }),
)

test(
  'experiments in the configuration, and made-up ones, are not listed as ended',
  withRollback(async (db) => {
    await rememberConfig(db, config())
    await show(db, '10001')
    await show(db, 'made-up')
    expect(await listEndedExperiments(db, config())).toEqual([])
    expect(await findEndedExperiment(db, config(), '10001')).toBeUndefined()
    expect(await listKnownVariations(db)).toContainEqual(expect.objectContaining({ id: '10001', key: 'srp_layout' }))
    expect(await listEndedExperiments(db, without('10001'))).toHaveLength(1)
  }),
)

test(
  'a configuration that is used again is recorded with its newest names',
  withRollback(async (db) => {
    await rememberConfig(db, undefined)
    await rememberConfig(db, config())
    const renamed = {
      ...datafile(),
      experiments: datafile().experiments.map((experiment) => ({ ...experiment, key: `${experiment.key}_2` })),
    }
    await rememberConfig(db, indexDatafile(renamed))
    await show(db, '10001')
    expect(await listEndedExperiments(db, without('10001'))).toMatchObject([{ key: 'srp_layout_2' }])
  }),
)

test(
  'names of an experiment are deleted with its last event',
  withRollback(async (db) => {
    await rememberConfig(db, config())
    await show(db, '10001')
    await db`update known_experiment set seen_at = now() - interval '14 months'`
    for (const expiry of eventExpiries) await purgeRows(db, expiry)
    expect(await db`select experiment_id from known_experiment`).toEqual([expect.objectContaining({ experimentId: '10001' })])
    await db`update experiment_exposure set received_at = now() - interval '14 months'`
    for (const expiry of eventExpiries) await purgeRows(db, expiry)
    expect(await db`select 1 from known_experiment`).toHaveLength(0)
  }),
)
