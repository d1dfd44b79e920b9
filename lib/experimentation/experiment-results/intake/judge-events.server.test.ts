import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { recordPhases } from '@/lib/experimentation/experiment-results/queries/record-phases.server'
import { readDatafile } from '@/lib/experimentation/experiments/datafile/read-datafile.server'
import { decide } from '@/lib/experimentation/experiments/decision/decide'
import { indexDatafile } from '@/lib/experimentation/experiments/decision/project-config'
import { experimentOf, validDatafile } from '@/lib/experimentation/experiments/decision/test-datafiles'
import { type Db } from '@/lib/kernel/db/db.server'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { activationKey } from '@/lib/tracking/events/event-batch'
import { judgeEvents } from './judge-events.server'

const minute = 60_000
const change = new Date('2026-03-10T12:00:00Z').getTime()
const configOf = (revision: string, changes: object) =>
  indexDatafile(readDatafile(JSON.stringify(validDatafile({ revision, experiments: [experimentOf(changes)] }))))
const allTo = (variation: string) => ({ trafficAllocation: [{ entityId: variation, endOfRange: 10_000 }] })
const [before, after, paused] = [configOf('1', allTo('20001')), configOf('2', allTo('20002')), configOf('2', { status: 'Paused' })]
const visitor = randomUUID()

/** Whether an exposure to the first variation is accepted; both times are minutes after the change, by the clock of the browser and on arrival. */
const isAccepted = async (db: Db, config: typeof after, { happened, arrived = happened }: { happened: number; arrived?: number }) => {
  const shown = {
    visitor_id: visitor,
    snapshots: [
      {
        decisions: [{ experiment_id: '10001', variation_id: '20001' }],
        events: [{ key: activationKey, uuid: randomUUID(), timestamp: change + happened * minute }],
      },
    ],
  }
  const { possible, refused } = await judgeEvents(db, { visitors: [shown] }, config, 'unknown', new Date(change + arrived * minute))
  expect(refused).toEqual(possible.visitors.length === 1 ? {} : { otherVariation: 1 })
  return possible.visitors.length === 1
}
const recordAll = async (db: Db, config: typeof after) => {
  for (const [given, at] of [
    [before, -1_000],
    [config, 0],
  ] as const)
    await recordPhases(db, { config: given, health: { confirmedAt: new Date(change + at * minute) } }, new Date(change + at * minute))
}
const day = 24 * 60

test.each([
  { why: 'a page rendered before the change', when: { happened: -1, arrived: 2 }, accepted: true },
  { why: 'one that was read for long before its part was rendered', when: { happened: 29 }, accepted: true },
  { why: 'half an hour after the change', when: { happened: 30 }, accepted: false },
  { why: 'an event that waited in the browser for 29 days', when: { happened: -1, arrived: 29 * day }, accepted: true },
  { why: 'one from longer ago than is believed: it counts as of now', when: { happened: -1, arrived: 31 * day }, accepted: false },
  { why: 'one from before the phase', when: { happened: -1_001, arrived: 1 }, accepted: false },
])('an exposure by the allocation before a change counts while its page may be older: $why', ({ when, accepted }) =>
  withRollback(async (db) => {
    await recordAll(db, after)
    expect(await isAccepted(db, after, when)).toBe(accepted)
  })(),
)

test(
  'the last exposure before a pause counts, and one that no allocation gave does not',
  withRollback(async (db) => {
    await recordAll(db, paused)
    expect([await isAccepted(db, paused, { happened: 5 }), await isAccepted(db, paused, { happened: 35 })]).toEqual([true, false])
    await db`delete from experiment_phase`
    expect(await isAccepted(db, after, { happened: 5 })).toBe(false)
    expect(decide(after, 'srp_layout', { id: visitor, attributes: {}, stored: {} }).variation?.id).toBe('20002')
  }),
)
