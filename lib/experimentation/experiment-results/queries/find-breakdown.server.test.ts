import { expect, test } from 'vitest'
import { readSegment } from '@/lib/experimentation/experiment-results/breakdown'
import { saveEvents } from '@/lib/experimentation/experiment-results/intake/save-events.server'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { findBreakdown } from './find-breakdown.server'

const now = new Date('2026-03-10T10:00:00Z')
const day = 86_400_000
let last = 0
const uuid = () => `0f0e0d0c-0b0a-4908-8706-${String(++last).padStart(12, '0')}`

function shown(visitor: string, device: string | null, at = now, variation = '20001') {
  return {
    visitor_id: visitor,
    attributes: device === null ? [] : [{ key: 'device', value: device }],
    snapshots: [
      {
        decisions: [{ experiment_id: 'gruppi', variation_id: variation }],
        events: [{ key: 'campaign_activated', uuid: uuid(), timestamp: at.getTime() }],
      },
    ],
  }
}
const did = (visitor: string, key: string, at = now) => ({
  visitor_id: visitor,
  snapshots: [{ events: [{ key, uuid: uuid(), timestamp: at.getTime() }] }],
})

test(
  'groups go by the segment at the first exposure, and count each later conversion of the goal once',
  withRollback(async (db) => {
    const [anna, bruno, carla, dario, several] = [uuid(), uuid(), uuid(), uuid(), uuid()]
    const long = new Date(now.getTime() - 9 * day)
    await saveEvents(
      db,
      {
        visitors: [
          ...[shown(anna, 'mobile'), did(anna, 'phone_shown'), did(anna, 'phone_shown'), did(anna, 'ad_shared')],
          ...[shown(bruno, 'mobile'), did(bruno, 'phone_shown', new Date(now.getTime() - day)), did(bruno, 'ad_shared')],
          ...[shown(carla, null), did(carla, 'phone_shown')],
          ...[shown(dario, 'desktop', long, '20002')],
          ...[shown(several, 'mobile'), shown(several, 'mobile', now, '20002')],
        ],
      },
      now,
    )
    const query = { experimentId: 'gruppi', goal: 'phone_shown', segment: 'device', days: { from: null, to: null } } as const
    expect(await findBreakdown(db, query)).toEqual({
      segment: 'device',
      groups: [
        { value: 'desktop', variationId: '20002', visitors: 1, converted: 0 },
        { value: 'mobile', variationId: '20001', visitors: 2, converted: 1 },
        { value: null, variationId: '20001', visitors: 1, converted: 1 },
      ],
    })
    expect((await findBreakdown(db, { ...query, days: { from: '2026-03-10', to: null } })).groups.map(({ value }) => value)).toEqual([
      'mobile',
      null,
    ])
    expect(await findBreakdown(db, { ...query, segment: null })).toEqual({ segment: null, groups: [] })
  }),
)

test.each([
  ['gruppo=device', 'device'],
  ['gruppo=constructor', null],
  ['', null],
])('an address requests one of the segments, or none: %s', (query, segment) => {
  expect(readSegment(new URLSearchParams(query))).toBe(segment)
})
